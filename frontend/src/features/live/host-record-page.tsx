import { Button } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState, type MouseEvent } from 'react';
import { useListAllHostRecordsQuery, type HostRecord } from '../../api/live.gen';
import { BusyButton } from '../../components/busy-button';
import { ListSection } from '../../components/list-page/list-section';
import { SelectionBar } from '../../components/list-page/selection-bar';
import { useIsBare } from '../../components/list-page/use-is-bare';
import { useSelection } from '../../components/list-page/use-selection';
import { Page } from '../../components/page';
import { formatNumber } from '../../lib/format';
import { useListState } from '../../lib/use-list-state';
import classes from './live.module.css';
import { texts } from './live.texts';
import { recordColumns, recordSorts } from './record-columns';
import { RecordFilters, useRecordFilters } from './record-filters';
import { useRecordDeletion } from './use-record-deletion';

const { record } = texts;
/** A session that is still live cannot be deleted. */
const hasEnded = ({ status }: HostRecord) => status === 'archive';

/** The records of live sessions for the admin, who may delete them and export them as CSV. */
export function HostRecordPage() {
  const list = useListState({ sorts: recordSorts });
  const filters = useRecordFilters();
  const records = useListAllHostRecordsQuery({ ...list.arg, ...filters.values });
  const rows = records.data?.data;
  const total = records.data?.total ?? 0;
  const filter = { ...filters.values, search: list.arg.search };
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
    <Page
      title={record.title}
      actions={<ExportButton filter={filter} renew={async () => (await records.refetch()).isSuccess} />}
    >
      <ListSection
        title={record.title}
        list={list}
        query={records}
        rows={rows}
        total={total}
        columns={recordColumns}
        rowName={({ userId, channelName }) => `${userId.username}, ${channelName}`}
        searchLabel={record.search}
        empty={filters.filtered ? record.noMatch : record.empty}
        filters={<RecordFilters filters={filters} withAgency />}
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

interface ExportButtonProps {
  filter: Record<string, string | undefined>;
  /**
   * Renews the session by a request, because a download cannot do so itself. Resolves to whether the request succeeded.
   */
  renew: () => Promise<boolean>;
}

function ExportButton({ filter, renew }: ExportButtonProps) {
  const set = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams([['panel', 'admin'], ...set]);
  const href = `/api/admin/host/hostrecord/export?${query.toString()}`;
  async function download(event: MouseEvent) {
    event.preventDefault();
    if (await renew()) window.location.assign(href);
  }
  return (
    <Button
      component="a"
      href={href}
      variant="default"
      leftSection={<IconDownload size={16} />}
      onClick={(event: MouseEvent) => void download(event)}
    >
      {record.export}
    </Button>
  );
}
