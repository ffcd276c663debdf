import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useListAllHostRecordsQuery, type HostRecord } from '../../api/live.gen';
import { BusyButton } from '../../components/busy-button';
import { useListFilters } from '../../components/filters/use-list-filters';
import { shownDays } from '../../components/list-page/list-days';
import { ListSection } from '../../components/list-page/list-section';
import { SelectionBar } from '../../components/list-page/selection-bar';
import { useIsBare } from '../../components/list-page/use-is-bare';
import { useSelection } from '../../components/list-page/use-selection';
import { Page } from '../../components/page';
import { formatNumber } from '../../lib/format';
import { useListState } from '../../lib/use-list-state';
import classes from './live.module.css';
import { texts } from './live.texts';
import { recordColumns, recordDays, recordSorts } from './record-columns';
import { recordFilters } from './record-filters';
import { useRecordDeletion } from './use-record-deletion';

const { record } = texts;
/** A session that is still live cannot be deleted. */
const hasEnded = ({ status }: HostRecord) => status === 'archive';

/** The records of live sessions for the admin, who may delete them and export them as CSV. */
export function HostRecordPage() {
  const list = useListState({ name: 'host-records', sorts: recordSorts });
  const { values, filterBar, emptyOr } = useListFilters(recordFilters);
  const records = useListAllHostRecordsQuery({ ...list.arg, daySums: true, ...values });
  const rows = records.data?.data;
  const total = records.data?.total ?? 0;
  const filter = { ...values, search: list.arg.search };
  const scope = JSON.stringify(filter);
  const { selected, selection } = useSelection(scope + JSON.stringify(list.arg), rows, hasEnded);
  const [allOf, setAllOf] = useState<string>();
  const everything = allOf === scope;
  const bare = useIsBare({ query: records, rows, total });
  const { sending, remove } = useRecordDeletion();

  async function deleteChosen() {
    const done = await remove(everything ? { filter, expected: total } : { ids: selection.ids });
    if (!done) return;
    selection.onChange([]);
    setAllOf(undefined);
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
        selection={{
          ...selection,
          ids: everything ? (rows ?? []).filter(hasEnded).map(({ _id }) => _id) : selection.ids,
          onChange: (ids) => {
            setAllOf(undefined);
            selection.onChange(ids);
          },
        }}
        bar={
          !bare && (
            <SelectionBar
              count={everything ? total : selected.length}
              hint={record.choose}
              aside={<Totals minutes={records.data?.minutes} diamonds={records.data?.diamond} />}
            >
              <BusyButton
                size="compact-sm"
                color="red"
                variant="light"
                leftSection={<IconTrash size={15} />}
                disabled={!selected.length && !everything}
                loading={sending}
                onClick={() => void deleteChosen()}
              >
                {record.delete}
              </BusyButton>
              <ChooseAll
                everything={everything}
                more={total > (rows?.length ?? 0)}
                total={formatNumber(total)}
                onChange={(all) => {
                  setAllOf(all ? scope : undefined);
                  if (!all) selection.onChange([]);
                }}
              />
            </SelectionBar>
          )
        }
      />
    </Page>
  );
}

interface ChooseAllProps {
  everything: boolean;
  /** More records match than the page shows. */
  more: boolean;
  total: string;
  onChange: (all: boolean) => void;
}

/** Extends the selection from the page to all matching records. */
function ChooseAll({ everything, more, total, onChange }: ChooseAllProps) {
  if (!everything && !more) return null;
  return (
    <button type="button" className={classes.link} onClick={() => onChange(!everything)}>
      {everything ? record.chooseNone : record.chooseAll(total)}
    </button>
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
