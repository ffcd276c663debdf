import { Button, Skeleton } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useListAuditQuery, type AuditEntry } from '../../api/audit.gen';
import { formatAgo, formatDateTime } from '../../lib/format';
import { askPutBack } from '../../lib/put-back';
import { paths } from '../../lib/paths';
import { Sheet } from '../sheet';
import { ErrorState } from '../state-views';
import { StatusBadge } from '../status-badge';
import { Changes } from './changes';
import classes from './history.module.css';
import { texts } from './history.texts';
import type { HistoryForm, RecordHistoryProps } from './history.types';
import { oldValuesOf } from './old-values';

const shown = 5;

/** The latest staff changes of one record, with a link to all of them. */
export default function HistoryList({ kind, id, form }: RecordHistoryProps) {
  const {
    currentData: data,
    error,
    refetch,
  } = useListAuditQuery(
    { kind, ...(id && { target: id }), page: 1, limit: shown },
    { refetchOnMountOrArgChange: true },
  );
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
            <Entry key={entry._id} entry={entry} form={form} />
          ))}
        </ol>
      ) : (
        <p className={classes.none}>{texts.none}</p>
      )}
    </Sheet>
  );
}

function Entry({ entry, form }: { entry: AuditEntry; form: HistoryForm | undefined }) {
  const { action, actor, at, reason, undo, target } = entry;
  const values = oldValuesOf(entry, form?.fields ?? []);
  const ask = () => askPutBack({ kind: target.kind, id: target.id, at, values });
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
