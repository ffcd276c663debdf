import { IconTrash } from '@tabler/icons-react';
import { allHostRecordsList } from '../../api/live.lists.gen';
import { useListAllHostRecordsQuery, type HostRecord } from '../../api/live.gen';
import { BusyButton } from '../../components/base/busy-button';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { shownDays } from '../../components/base/list-page/list-days';
import { ListSection } from '../../components/base/list-page/list-section';
import { SelectAllButton } from '../../components/base/list-page/select-all-button';
import { SelectionBar } from '../../components/base/list-page/selection-bar';
import { useIsBare } from '../../components/base/list-page/use-is-bare';
import { useSelectAll } from '../../components/base/list-page/use-select-all';
import { Page } from '../../components/base/page';
import { formatNumber } from '../../lib/format';
import { useListState } from '../../lib/use-list-state';
import classes from './live.module.css';
import { texts } from './live.texts';
import { recordColumns, recordDays } from './record-columns';
import { recordFilters } from './record-filters';
import { useRecordDeletion } from './use-record-deletion';
import { useMay } from '../../lib/rights';
import { IfMay } from '../../components/base/rights/if-may';

const { record } = texts;
/** A session that is still live cannot be deleted. */
const hasEnded = ({ status }: HostRecord) => status === 'archive';

/** The records of live sessions for the admin, who may delete them and export them as CSV. */
export function HostRecordPage() {
  const list = useListState(allHostRecordsList);
  const { values, filterBar, emptyOr } = useListFilters(recordFilters);
  const records = useListAllHostRecordsQuery({ ...list.arg, daySums: true, ...values });
  const rows = records.data?.data;
  const total = records.data?.total ?? 0;
  const filter = { ...values, search: list.arg.search };
  const all = useSelectAll({ key: JSON.stringify(list.arg), filter, rows, total, can: hasEnded });
  const may = useMay();
  const bare = useIsBare({ query: records, rows, total });
  const { sending, remove } = useRecordDeletion();

  async function deleteChosen() {
    const done = await remove(all.isAll ? { filter, expected: total } : { ids: all.selection.ids });
    if (done) all.clear();
  }

  return (
    <Page title={record.title}>
      <ListSection
        title={record.title}
        list={list}
        query={records}
        rows={rows}
        total={total}
        columns={recordColumns}
        days={shownDays(records.data?.days, recordDays)}
        rowName={({ userId, channelName }) => `${userId.username}, ${channelName}`}
        searchLabel={record.search}
        empty={emptyOr(record.empty)}
        filterBar={filterBar}
        selection={may('hosts.write') ? all.selection : undefined}
        bar={
          !bare && (
            <SelectionBar
              count={all.count}
              hint={may('hosts.write') ? record.choose : undefined}
              aside={<Totals minutes={records.data?.minutes} diamonds={records.data?.diamond} />}
            >
              <IfMay right="hosts.write">
                <BusyButton
                  size="compact-sm"
                  color="red"
                  variant="light"
                  leftSection={<IconTrash size={15} />}
                  disabled={!all.count}
                  loading={sending}
                  onClick={() => void deleteChosen()}
                >
                  {record.delete}
                </BusyButton>
                <SelectAllButton all={all} total={total} />
              </IfMay>
            </SelectionBar>
          )
        }
      />
    </Page>
  );
}

function Totals({ minutes, diamonds }: { minutes: number | undefined; diamonds: number | undefined }) {
  return (
    <dl className={classes.totals}>
      <div>
        <dt>{record.totals.minutes}</dt>
        <dd>{minutes === undefined ? '–' : formatNumber(minutes)}</dd>
      </div>
      <div>
        <dt>{record.totals.diamonds}</dt>
        <dd>{diamonds === undefined ? '–' : formatNumber(diamonds)}</dd>
      </div>
    </dl>
  );
}
