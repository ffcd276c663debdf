import { useParams } from 'react-router-dom';
import { useListStatementQuery } from '../../api/ledger.gen';
import { paths } from '../../lib/paths';
import { kindName } from './account';
import { texts } from './ledger.texts';
import { usePrintedPeriod } from './statement-filters';
import { StatementPaper } from './statement-paper';

/** The statement of the account in the address, to print or to save as PDF. */
export function StatementPrintPage() {
  const { account = '' } = useParams();
  const period = usePrintedPeriod();
  const statement = useListStatementQuery({ account, ...period.values, daySums: true });
  const { data } = statement;
  return (
    <StatementPaper
      back={{ to: paths.admin.ledger(account), label: texts.statement.print.back }}
      period={period}
      query={statement}
      account={data && `${data.account.label} (${kindName(account)})`}
      sums={data?.period}
      labels={texts.statement.period}
      days={data?.days}
      rows={data?.details.map(({ kind, otherLabel, other, ...row }) => ({
        ...row,
        entry: texts.kinds[kind],
        other: otherLabel || kindName(other),
      }))}
      total={data?.total}
    />
  );
}
