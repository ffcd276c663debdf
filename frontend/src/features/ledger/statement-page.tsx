import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { statementList } from '../../api/ledger.lists.gen';
import { useListStatementQuery, type StatementEntry } from '../../api/ledger.gen';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { shownDays } from '../../components/base/list-page/list-days';
import { ListSection } from '../../components/base/list-page/list-section';
import { Page } from '../../components/base/page';
import { ErrorState } from '../../components/base/state-views';
import { useListState } from '../../lib/use-list-state';
import { formatDateTime } from '../../lib/format';
import { paths } from '../../lib/paths';
import { texts } from './ledger.texts';
import { PeriodSums } from './period-sums';
import { PrintLink } from './print-link';
import { ReverseDialog } from './reverse-dialog';
import { statementColumns } from './statement-columns';
import { statementDays } from './statement-days';
import { statementFilters } from './statement-filters';
import { StatementBack } from './statement-back';
import { AccountTabs, StatementHead } from './statement-head';

const { statement: text } = texts;

/** The entries of the account in the address, newest first by default, with the balance after each entry. */
export function StatementPage() {
  const { account = '' } = useParams();
  return <Statement key={account} account={account} />;
}

function Statement({ account }: { account: string }) {
  const list = useListState(statementList);
  const { values, filterBar, emptyOr } = useListFilters(statementFilters);
  const { page, limit, sort } = list.arg;
  const statement = useListStatementQuery({ account, ...values, page, limit, sort, daySums: true });
  const [reversed, setReversed] = useState<StatementEntry>();
  const head = statement.data?.account;
  const title = head ? `${text.title}: ${head.label}` : text.title;
  /** Refetches, because a reversal may have succeeded although its answer was lost. */
  function close() {
    setReversed(undefined);
    void statement.refetch();
  }
  if (statement.error && !head)
    return (
      <>
        <StatementBack account={account} />
        <Page title={text.title}>
          <ErrorState error={statement.error} onRetry={() => void statement.refetch()} />
        </Page>
      </>
    );
  return (
    <>
      <StatementBack account={account} head={head} />
      <Page title={title} actions={<PrintLink to={paths.admin.ledgerPrint(account)} days={values} />}>
        {head && <StatementHead account={head} />}
        <AccountTabs account={account} />
        <ListSection
          title={text.title}
          list={list}
          query={statement}
          rows={statement.data?.details}
          total={statement.data?.total}
          columns={statementColumns}
          days={shownDays(statement.data?.days, statementDays)}
          rowName={({ kind, createdAt }) => `${texts.kinds[kind]}, ${formatDateTime(createdAt)}`}
          actions={(entry) =>
            entry.reversible
              ? [
                  {
                    label: text.reverse,
                    right: 'ledger.write',
                    danger: true,
                    onClick: () => setReversed(entry),
                  },
                ]
              : []
          }
          filterBar={filterBar}
          bar={<PeriodSums period={statement.data?.period} labels={text.period} />}
          empty={emptyOr(text.empty)}
        />
        {reversed && <ReverseDialog key={reversed._id} entry={reversed} onClose={close} />}
      </Page>
    </>
  );
}
