import { hostRecordsList } from '../../api/live.lists.gen';
import { useListHostRecordsQuery } from '../../api/live.gen';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { shownDays } from '../../components/base/list-page/list-days';
import { ListPage } from '../../components/base/list-page/list-page';
import { useListState } from '../../lib/use-list-state';
import { texts } from './live.texts';
import { recordColumns, recordDays } from './record-columns';
import { ownRecordFilters } from './record-filters';

const { record } = texts;

/** The records of live sessions of the reader's own hosts, read-only. */
export function OwnHostRecordPage() {
  const list = useListState(hostRecordsList);
  const { values, filterBar, emptyOr } = useListFilters(ownRecordFilters);
  const records = useListHostRecordsQuery({ ...list.arg, daySums: true, ...values });
  return (
    <ListPage
      title={record.title}
      list={list}
      query={records}
      rows={records.data?.data}
      total={records.data?.total}
      columns={recordColumns}
      days={shownDays(records.data?.days, recordDays)}
      rowName={({ userId, channelName }) => `${userId.username}, ${channelName}`}
      searchLabel={record.search}
      empty={emptyOr(record.empty)}
      filterBar={filterBar}
    />
  );
}
