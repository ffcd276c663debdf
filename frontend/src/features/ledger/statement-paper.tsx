import { useState } from 'react';
import type { StatementDay, StatementPeriod } from '../../api/ledger.gen';
import { BackLink } from '../../components/base/back-link';
import type { ListQuery } from '../../components/base/list-page/list.types';
import { PageSkeleton } from '../../components/base/page-skeleton';
import { Paper, PaperTools } from '../../components/paper/paper';
import { EmptyState, ErrorState } from '../../components/base/state-views';
import { useTimesNote } from '../../components/base/use-times-note';
import { useTitle } from '../../components/base/use-title';
import { formatDateTime, formatDay, formatDays, formatNumber } from '../../lib/format';
import { serverNow } from '../../lib/server-time';
import { texts } from './ledger.texts';
import { sumsOf, type PeriodLabels } from './period-sums';
import { StatementLines, type PrintedRow } from './statement-lines';
import type { usePrintedPeriod } from './statement-filters';

const { print: text } = texts.statement;
/** A list without a page answers this many records. */
const MOST_PRINTED = 1000;

type Period = ReturnType<typeof usePrintedPeriod>;

interface StatementPaperProps {
  back: { to: string; label: string };
  /** The filter that chooses the days. */
  period: Period;
  query: ListQuery;
  account: string | undefined;
  sums: StatementPeriod | undefined;
  labels: PeriodLabels;
  days: StatementDay[] | undefined;
  /** Newest first, as the list answers them. */
  rows: PrintedRow[] | undefined;
  total: number | undefined;
}

/** A printed statement: account, period, sums, and all entries of the period, oldest first. */
export function StatementPaper(props: StatementPaperProps) {
  const { back, period, query, account, sums, labels, days = [], rows, total = 0 } = props;
  useTitle(text.title);
  const [made] = useState(() => new Date(serverNow()).toISOString());
  const times = useTimesNote();
  const isWhole = total <= MOST_PRINTED;
  return (
    <>
      <PaperTools isPrintable={isWhole && rows !== undefined && !query.error}>
        <BackLink to={back.to}>{back.label}</BackLink>
        {period.filterBar}
      </PaperTools>
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !rows || !sums || account === undefined ? (
        <PageSkeleton />
      ) : !isWhole ? (
        <>
          <h1>{text.title}</h1>
          <EmptyState {...text.tooMany(total, MOST_PRINTED)} />
        </>
      ) : (
        <Paper
          title={text.title}
          number={[text.number, account]}
          amount={[labels.closing, formatNumber(sums.closing)]}
          heading={text.heading}
          rows={[
            [text.days, daysText(period.values)],
            [text.made, formatDateTime(made)],
            [text.zone, times],
            ...sumsOf(sums, labels).map(([name, coins]): [string, string] => [name, formatNumber(coins)]),
          ]}
        >
          {rows.length ? (
            <StatementLines
              rows={rows.toReversed()}
              days={days}
              opening={sums.opening}
              closing={sums.closing}
            />
          ) : (
            <EmptyState {...text.none} />
          )}
        </Paper>
      )}
    </>
  );
}

function daysText({ from, to }: Period['values']): string {
  const { since, until } = texts.statement.print;
  if (from && to) return formatDays(from, to);
  if (from) return since(formatDay(from));
  return to ? until(formatDay(to)) : text.all;
}
