import { useListOwnStatementQuery } from '../../api/recharge.gen';
import { paths } from '../../lib/paths';
import { texts } from './ledger.texts';
import { usePrintedPeriod } from './statement-filters';
import { StatementPaper } from './statement-paper';

/** The coin agency's own statement, to print or to save as PDF. */
export function OwnStatementPrintPage() {
  const period = usePrintedPeriod();
  const statement = useListOwnStatementQuery({ ...period.values, daySums: true });
  const { data } = statement;
  return (
    <StatementPaper
      back={{ to: paths.coin.statement, label: texts.statement.print.back }}
      period={period}
      query={statement}
      account={data && `${data.account.name} (${data.account.code})`}
      sums={data?.period}
      labels={texts.own.period}
      days={data?.days}
      rows={data?.details.map(({ entry, otherLabel, name, ...row }) => ({
        ...row,
        entry: texts.own.entries[entry],
        other: name ? `${otherLabel} (${name})` : otherLabel,
      }))}
      total={data?.total}
    />
  );
}
