import { useMemo } from 'react';
import { earningsList } from '../../api/earnings.lists.gen';
import { useListEarningsQuery } from '../../api/earnings.gen';
import { byAgency, byAnyAgency } from '../../components/pickers/agency-filters';
import { listFilters, type Shapes } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { ListSection } from '../../components/base/list-page/list-section';
import { Page } from '../../components/base/page';
import { PeriodPicker } from '../../components/period/period-picker';
import { usePeriod } from '../../components/period/use-period';
import { monthOf } from '../../lib/days';
import { useListState } from '../../lib/use-list-state';
import { earningsColumns } from './earnings-columns';
import { EarningsTotals } from './earnings-totals';
import { texts } from './earnings.texts';

const filters = {
  several: listFilters(earningsList, byAgency),
  all: listFilters(earningsList, byAnyAgency),
};

interface EarningsPageProps {
  /** Returns the address of a host's page, at a month. */
  hostTo: (id: string, month: string) => string;
  /** The agencies whose hosts the reader sees. Default: the reader's own agency, which no row names. */
  agencies?: keyof typeof filters;
}

/** What the hosts in the reader's scope earned in a period. */
export function EarningsPage({ hostTo, agencies }: EarningsPageProps) {
  const withAgency = agencies !== undefined;
  const list = useListState(earningsList, { sort: '-diamonds' });
  const period = usePeriod();
  const { page, limit, search, sort } = list.arg;
  const { from, to } = period;
  const { values, filterBar, emptyOr } = useListFilters<Shapes>(filters[agencies ?? 'several']);
  const earnings = useListEarningsQuery({ from, to, page, limit, search, sort, ...values });
  const columns = useMemo(
    () => earningsColumns({ hostTo: ({ _id }) => hostTo(_id, monthOf(to)), withAgency }),
    [hostTo, withAgency, to],
  );
  return (
    <Page title={texts.title} actions={<PeriodPicker period={period} />}>
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
