import { Skeleton } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconEye } from '@tabler/icons-react';
import { useEndSessionMutation, useListSessionsQuery, type SessionInfo } from '../../api/auth.gen';
import { BusyButton } from '../../components/base/busy-button';
import { Sheet } from '../../components/base/sheet';
import { ErrorState } from '../../components/base/state-views';
import { StatusBadge } from '../../components/base/status-badge';
import { useInstant } from '../../components/base/use-instant';
import { formatAgo, formatDateTime } from '../../lib/format';
import { deviceOf } from '../../lib/user-agent';
import classes from './profile.module.css';
import { texts } from './profile.texts';

const label = texts.sessions;

/** The account's sessions; every other session can be ended here. */
export function SessionList() {
  const { data, error, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Sheet title={texts.tabs.sessions}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ul className={classes.sessions}>
          {data.details.map((session) => (
            <Session key={session._id} session={session} />
          ))}
        </ul>
      ) : (
        <Skeleton height={56} />
      )}
    </Sheet>
  );
}

function Session({ session }: { session: SessionInfo }) {
  const [end] = useEndSessionMutation();
  const { sending, run } = useInstant();
  const { viewedBy } = session;
  const device = viewedBy ? label.viewedBy(viewedBy) : deviceOf(session.userAgent) || label.unknown;
  const Icon = viewedBy ? IconEye : /iOS|Android/.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.session}>
      <Icon size={24} stroke={1.5} aria-hidden />
      <div className={classes.device}>
        <strong>{device}</strong>
        {!viewedBy && (
          <span>
            {label.address} {session.address}
          </span>
        )}
      </div>
      <dl className={classes.times}>
        <Time label={label.lastUse} value={session.lastUsedAt} />
        <Time label={viewedBy ? label.viewed : label.signedIn} value={session.createdAt} />
      </dl>
      {session.current ? (
        <StatusBadge tone="accent">{label.this}</StatusBadge>
      ) : (
        <BusyButton
          variant="default"
          size="compact-sm"
          loading={sending}
          aria-label={[`${label.end}: ${device}`, session.address].filter(Boolean).join(', ')}
          onClick={() =>
            void run({ ...(viewedBy ? label.askView(viewedBy) : label.ask(device)), danger: true }, () =>
              end({ id: session._id }).unwrap(),
            )
          }
        >
          {label.end}
        </BusyButton>
      )}
    </li>
  );
}

const Time = ({ label: name, value }: { label: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <time dateTime={value} title={formatDateTime(value)}>
        {formatAgo(value)}
      </time>
    </dd>
  </div>
);
