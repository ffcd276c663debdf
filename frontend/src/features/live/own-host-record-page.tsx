import { useListHostRecordsQuery } from '../../api/live.gen';
import { ListPage } from '../../components/list-page/list-page';
import { useListState } from '../../lib/use-list-state';
import { texts } from './live.texts';
import { recordColumns, recordSorts } from './record-columns';
import { RecordFilters, useRecordFilters } from './record-filters';

const { record } = texts;

/** The records of live sessions of the reader's own hosts, read-only. */
export function OwnHostRecordPage() {
  const list = useListState({ sorts: recordSorts });
  const filters = useRecordFilters();
  const records = useListHostRecordsQuery({ ...list.arg, ...filters.values });
  return (
    <ListPage
      title={record.title}
      list={list}
      query={records}
      rows={records.data?.data}
      total={records.data?.total}
      columns={recordColumns}
      rowName={({ userId, channelName }) => `${userId.username}, ${channelName}`}
      searchLabel={record.search}
      empty={filters.filtered ? record.noMatch : record.empty}
      filters={<RecordFilters filters={filters} />}
    />
  );
}
