import { auditList } from '../../api/audit.lists.gen';
import { useListAuditQuery, type AuditEntry } from '../../api/audit.gen';
import { ListPage } from '../../components/base/list-page/list-page';
import type { MoreProps, RowDetails } from '../../components/base/list-page/list.types';
import { onDemand } from '../../components/base/on-demand';
import { texts as history } from '../../components/base/on-demand/history.texts';
import { formatDateTime } from '../../lib/format';
import { useListState } from '../../lib/use-list-state';
import { auditColumns, type ScreenOf } from './audit-columns';
import { SealNote } from './seal-note';
import { useAuditFilters } from './audit-filters';
import classes from './audit.module.css';
import { texts } from './audit.texts';

const AuditDetails = onDemand<MoreProps<AuditEntry>>(
  async () => (await import('./audit-details')).AuditDetails,
);
const details: RowDetails<AuditEntry> = {
  more: (props) => <AuditDetails {...props} />,
  without: ['changes', 'at'],
};

/** The audit log: what staff changed, newest first. */
export function AuditPage({ screenOf }: { screenOf: ScreenOf }) {
  const list = useListState(auditList);
  const filters = useAuditFilters();
  const { page, limit, search, sort } = list.arg;
  const entries = useListAuditQuery({ page, limit, search, sort, ...filters.values });
  const partial = entries.data?.partial ?? false;
  return (
    <ListPage
      list={list}
      query={entries}
      rows={entries.data?.details}
      total={entries.data?.total}
      columns={auditColumns(screenOf)}
      rowName={({ action, target, at }) =>
        texts.nameOf(history.actionOf(action), target.label, formatDateTime(at))
      }
      searchLabel={texts.search}
      details={details}
      filterBar={filters.filterBar}
      bar={
        <>
          <SealNote />
          <p role="status" className={classes.partial}>
            {partial && texts.partial}
          </p>
        </>
      }
      empty={filters.emptyOr(texts.empty)}
    />
  );
}
