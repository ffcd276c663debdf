import { Button, Skeleton } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useListAuditQuery, useListRecordHistoryQuery, type AuditEntry } from '../../api/audit.gen';
import { formatAgo, formatDateTime } from '../../lib/format';
import { askPutBack } from '../../lib/put-back';
import { paths } from '../../lib/paths';
import { Sheet } from '../base/sheet';
import { ErrorState } from '../base/state-views';
import { StatusBadge } from '../base/status-badge';
import { Changes } from './changes';
import classes from './history.module.css';
import { texts } from '../base/on-demand/history.texts';
import type {
  FullHistoryProps,
  HistoryForm,
  RecordHistoryProps,
  ScopedHistoryProps,
  DescribedEntry,
} from './history.types';
import { oldValuesOf } from './old-values';

const shown = 5;
const [step, most] = [20, 100];
/** The history that came with the page is not read again within this many seconds. */
const FRESH = 1;

interface HistoryEntry extends DescribedEntry, Pick<AuditEntry, '_id' | 'at' | 'undo'> {
  target: { kind: string; id: string };
  by: string;
}

/** The latest staff changes of one record. */
export default function HistoryList(props: RecordHistoryProps) {
  return props.scoped ? <ScopedHistory {...props} /> : <FullHistory {...props} />;
}

/** Links to all changes in the audit log. */
function FullHistory({ kind, id, form }: FullHistoryProps) {
  const query = useListAuditQuery(
    { kind, ...(id && { target: id }), page: 1, limit: shown },
    { refetchOnMountOrArgChange: FRESH },
  );
  return (
    <History
      entries={query.currentData?.details.map((entry) => ({ ...entry, by: entry.actor.name }))}
      error={query.error}
      onRetry={() => void query.refetch()}
      form={form}
      actions={
        <Button component={Link} to={paths.admin.auditOf(kind, id)} size="xs" variant="default">
          {texts.all}
        </Button>
      }
    />
  );
}

/** Shows more changes in place. */
function ScopedHistory({ kind, id, form }: ScopedHistoryProps) {
  const [limit, setLimit] = useState(shown);
  const query = useListRecordHistoryQuery({ kind, record: id, limit }, { refetchOnMountOrArgChange: FRESH });
  const { data } = query;
  const hasMore = data !== undefined && data.total > data.details.length && limit < most;
  return (
    <History
      entries={data?.details.map((entry) => ({
        ...entry,
        by: entry.by || texts.namelessOf(entry.role),
        target: { kind, id },
      }))}
      error={query.error}
      onRetry={() => void query.refetch()}
      form={form}
      below={
        hasMore && (
          <Button
            className={classes.more}
            size="xs"
            variant="default"
            loading={query.isFetching}
            onClick={() => setLimit(Math.min(limit + step, most))}
          >
            {texts.more}
          </Button>
        )
      }
    />
  );
}

interface HistoryProps {
  entries: HistoryEntry[] | undefined;
  error: unknown;
  onRetry: () => void;
  form: HistoryForm | undefined;
  actions?: ReactNode;
  below?: ReactNode;
}

function History({ entries, error, onRetry, form, actions, below }: HistoryProps) {
  return (
    <Sheet title={texts.title} actions={actions}>
      {error && !entries ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : !entries ? (
        <Skeleton height={80} />
      ) : entries.length ? (
        <ol className={classes.entries}>
          {entries.map((entry) => (
            <Entry key={entry._id} entry={entry} form={form} />
          ))}
        </ol>
      ) : (
        <p className={classes.none}>{texts.none}</p>
      )}
      {below}
    </Sheet>
  );
}

function Entry({ entry, form }: { entry: HistoryEntry; form: HistoryForm | undefined }) {
  const { action, at, by, reason, undo, target } = entry;
  const values = oldValuesOf(entry, form?.fields ?? []);
  const ask = () => askPutBack({ kind: target.kind, id: target.id, at, values });
  return (
    <li>
      <div className={classes.head}>
        <strong>{texts.actionOf(action)}</strong>
        {undo && <StatusBadge tone="calm">{texts.undo}</StatusBadge>}
        <time dateTime={at} title={formatDateTime(at)} className={classes.second}>
          {texts.by(by, formatAgo(at))}
        </time>
      </div>
      {reason && <q className={classes.second}>{reason}</q>}
      <Changes entry={entry} />
      {form && Object.keys(values).length > 0 && <PutBackButton at={at} to={form.to} onAsk={ask} />}
    </li>
  );
}

/** Opens the form of the record, on this screen or at its address, with the old values. */
function PutBackButton({ at, to, onAsk }: { at: string; to: string | undefined; onAsk: () => void }) {
  const look = {
    className: classes.back,
    size: 'compact-sm',
    variant: 'default',
    leftSection: <IconHistory size={14} />,
    'aria-label': texts.putBackOf(formatDateTime(at)),
    onClick: onAsk,
  };
  return to === undefined ? (
    <Button {...look}>{texts.putBack}</Button>
  ) : (
    <Button component={Link} to={to} {...look}>
      {texts.putBack}
    </Button>
  );
}
