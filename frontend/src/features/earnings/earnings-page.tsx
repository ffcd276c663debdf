import { useMemo } from 'react';
import { earningsList } from '../../api/earnings.lists.gen';
import { useListEarningsQuery } from '../../api/earnings.gen';
import { byAnyAgency } from '../../components/base/filters/agency-filters';
import { listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { ListSection } from '../../components/base/list-page/list-section';
import { Page } from '../../components/base/page';
import { PeriodPicker } from '../../components/period/period-picker';
import { usePeriod } from '../../components/period/use-period';
import { monthOf } from '../../lib/days';
import { useListState } from '../../lib/use-list-state';
import { earningsColumns } from './earnings-columns';
import { EarningsTotals } from './earnings-totals';
import classes from './earnings.module.css';
import { texts } from './earnings.texts';

const filters = listFilters(earningsList, byAnyAgency);

interface EarningsPageProps {
  /** Returns the address of a host's page, at a month. */
  hostTo: (id: string, month: string) => string;
  /** Shows the agency of each host. */
  withAgency?: boolean;
}

/** What the hosts in the reader's scope earned in a period. */
export function EarningsPage({ hostTo, withAgency = false }: EarningsPageProps) {
  const list = useListState(earningsList, { sort: '-diamonds' });
  const period = usePeriod();
  const { page, limit, search, sort } = list.arg;
  const { from, to } = period;
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const earnings = useListEarningsQuery({ from, to, page, limit, search, sort, ...values });
  const columns = useMemo(
    () => earningsColumns({ hostTo: ({ _id }) => hostTo(_id, monthOf(to)), withAgency }),
    [hostTo, withAgency, to],
  );
  return (
    <Page title={texts.title}>
      <div className={classes.period}>
        <PeriodPicker period={period} />
      </div>
      <EarningsTotals totals={earnings.data?.totals} />
      <ListSection
        title={texts.title}
        list={list}
        query={earnings}
        rows={earnings.data?.details}
        total={earnings.data?.total}
        columns={columns}
        rowName={({ username }) => username}
        searchLabel={texts.search}
        filterBar={withAgency && filterBar}
        empty={emptyOr(texts.empty)}
      />
    </Page>
  );
}
