import { useListBatchRowsQuery, type BatchRow } from '../../api/batches.gen';
import { formatNumber } from '../../lib/format';
import { ExportButton } from '../base/list-page/export-button';
import type { Column } from '../base/list-page/list.types';
import classes from './bulk.module.css';
import { texts } from './bulk.texts';

/** The most rows that are shown; a file has all. */
const mostShown = 100;

const columns: Column<BatchRow>[] = [
  { field: 'label', title: texts.columns.label, value: ({ label }) => label },
  { field: 'detail', title: texts.columns.detail, value: ({ detail }) => detail },
  { field: 'reason', title: texts.columns.reason, value: ({ reason }) => reason },
];

/** The failed rows of a bulk change with their reasons, to look at and to export. */
export function FailedRows({ id }: { id: string }) {
  const rows = useListBatchRowsQuery({ id, state: 'failed', page: 1, limit: mostShown });
  const { details = [], total = 0 } = rows.data ?? {};
  return (
    <div className={classes.failed}>
      <ul aria-label={texts.failed(total)}>
        {details.map(({ _id, label, reason }) => (
          <li key={_id}>
            <strong>{label}</strong> {reason}
          </li>
        ))}
        {total > details.length && <li>{texts.more(formatNumber(total - details.length))}</li>}
      </ul>
      <ExportButton query={rows} columns={columns} total={total} />
    </div>
  );
}
