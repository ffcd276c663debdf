import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useListAuditQuery } from '../../api/audit.gen';
import { BusyButton } from '../../components/busy-button';
import { ListPage } from '../../components/list-page/list-page';
import { notify } from '../../components/notify';
import { texts as history } from '../../components/record-history/history.texts';
import { formatDateTime } from '../../lib/format';
import { useDownload } from '../../lib/use-download';
import { useListState } from '../../lib/use-list-state';
import { auditColumns, type ScreenOf } from './audit-columns';
import { AuditDetails } from './audit-details';
import { AuditFilterBar, useAuditFilters, type AuditFilters } from './audit-filters';
import { texts } from './audit.texts';

/** What staff changed, newest first. */
export function AuditPage({ screenOf }: { screenOf: ScreenOf }) {
  const list = useListState({ limit: 20 });
  const filters = useAuditFilters();
  const { page, limit, search } = list.arg;
  const entries = useListAuditQuery({ page, limit, search, ...filters.values });
  const [open, setOpen] = useState<string>();

  function only(chosen: AuditFilters) {
    setOpen(undefined);
    filters.show(chosen);
  }
  return (
    <ListPage
      title={texts.title}
      aside={<Export filters={{ search, ...filters.values }} />}
      list={list}
      query={entries}
      rows={entries.data?.details}
      total={entries.data?.total}
      columns={auditColumns(screenOf)}
      rowName={({ action, target, at }) =>
        texts.nameOf(history.actionOf(action), target.label, formatDateTime(at))
      }
      searchLabel={texts.search}
      expansion={{
        open,
        onToggle: (id) => setOpen(open === id ? undefined : id),
        label: texts.details,
        content: (entry) => <AuditDetails entry={entry} onOnly={only} />,
      }}
      filters={<AuditFilterBar filters={filters} />}
      empty={filters.filtered ? texts.noneInFilter : texts.empty}
    />
  );
}

function Export({ filters }: { filters: AuditFilters & { search?: string } }) {
  const download = useDownload();
  const [busy, setBusy] = useState(false);
  const set = Object.entries(filters).filter((pair): pair is [string, string] => Boolean(pair[1]));
  async function save() {
    setBusy(true);
    try {
      await download(`/api/admin/audit/export?${new URLSearchParams(set).toString()}`);
    } catch (error) {
      notify.failure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <BusyButton
      variant="default"
      loading={busy}
      leftSection={<IconDownload size={16} />}
      onClick={() => void save()}
    >
      {texts.csv}
    </BusyButton>
  );
}
