import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useListAuditQuery, type AuditEntry } from '../../api/audit.gen';
import { formatAgo, formatDateTime } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Sheet } from '../sheet';
import { ErrorState } from '../state-views';
import { StatusBadge } from '../status-badge';
import { Changes } from './changes';
import classes from './history.module.css';
import { texts } from './history.texts';

const shown = 5;

/** The latest staff changes of one record, with a link to all of them. */
export default function HistoryList({ kind, id }: { kind: string; id: string }) {
  const {
    currentData: data,
    error,
    refetch,
  } = useListAuditQuery({ kind, target: id, page: 1, limit: shown }, { refetchOnMountOrArgChange: true });
  return (
    <Sheet
      title={texts.title}
      actions={
        <Button component={Link} to={paths.admin.auditOf(kind, id)} size="xs" variant="default">
          {texts.all}
        </Button>
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={80} />
      ) : data.details.length ? (
        <ol className={classes.entries}>
          {data.details.map((entry) => (
            <Entry key={entry._id} entry={entry} />
          ))}
        </ol>
      ) : (
        <p className={classes.none}>{texts.none}</p>
      )}
    </Sheet>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { action, actor, at, reason, undo } = entry;
  return (
    <li>
      <div className={classes.head}>
        <strong>{texts.actionOf(action)}</strong>
        {undo && <StatusBadge tone="calm">{texts.undo}</StatusBadge>}
        <time dateTime={at} title={formatDateTime(at)} className={classes.second}>
          {texts.by(actor.name, formatAgo(at))}
        </time>
      </div>
      {reason && <q className={classes.second}>{reason}</q>}
      <Changes entry={entry} />
    </li>
  );
}
