import { Skeleton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFetchHostEvidenceQuery, type Host, type HostEvidence, type User } from '../../api/hosts.gen';
import { texts as shared } from '../../components/components.texts';
import { Picture } from '../../components/picture';
import { ErrorState } from '../../components/state-views';
import { StatusBadge } from '../../components/status-badge';
import { formatAgo, formatDate, formatDateTime, formatNumber } from '../../lib/format';
import { HostState } from './host-columns';
import classes from './hosts.module.css';
import { texts } from './hosts.texts';

/** What a decision rests on, below the row that it is about. */
export function Evidence({ host }: { host: Host }) {
  const { data, error, refetch } = useFetchHostEvidenceQuery({ id: host._id });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const evidence = data?.details;
  return (
    <section
      className={classes.evidence}
      aria-label={`${shared.queue.evidence}: ${host.username}`}
      aria-busy={!data}
    >
      <Picture image={host.picture} name={host.username} width={120} height={120} />
      {evidence ? <Findings {...evidence} /> : <Skeleton height={120} />}
    </section>
  );
}

function Findings({ host, user, history, applications, samePhone }: HostEvidence) {
  return (
    <div className={classes.findings}>
      {user ? <Counts user={user} /> : <p className={classes.second}>{texts.gone}</p>}
      {samePhone.length > 0 && (
        <div className={classes.warning}>
          <h3>
            <IconAlertTriangle size={16} aria-hidden /> {texts.samePhone}
          </h3>
          <p>{texts.samePhoneHint}</p>
          <Applications hosts={samePhone} />
        </div>
      )}
      <Part title={texts.history}>
        <ol className={classes.history}>
          <li>{texts.appliedAt(formatDateTime(host.createdAt))}</li>
          {history.map((step) => (
            <li key={step.at}>
              <strong>{texts.moved[step.to as 1 | 2]}</strong> {texts.decidedBy(step.name || texts.ownAdmin)}
              {step.code && step.code !== step.name && ` (${step.code})`}, {formatDateTime(step.at)}
              {step.reason && <q>{step.reason}</q>}
            </li>
          ))}
        </ol>
        {!history.length && <p className={classes.second}>{texts.noHistory}</p>}
      </Part>
      <Part title={texts.others}>
        {applications.length ? (
          <Applications hosts={applications} />
        ) : (
          <p className={classes.second}>{texts.noOthers}</p>
        )}
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3>{title}</h3>
    {children}
  </div>
);

function Counts({ user }: { user: User }) {
  const { counts } = texts;
  const facts: [string, string][] = [
    [counts.videos, formatNumber(user.videos)],
    [counts.followers, formatNumber(user.follow)],
    [counts.following, formatNumber(user.following)],
    [counts.coins, formatNumber(user.coin)],
    [counts.receivingCoins, formatNumber(user.recievingCoins)],
    [counts.joined, formatDate(user.createdAt)],
  ];
  return (
    <div className={classes.user}>
      <dl className={classes.counts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {user.banStatus === '1' && <StatusBadge tone="bad">{texts.banned}</StatusBadge>}
    </div>
  );
}

const Applications = ({ hosts }: { hosts: Host[] }) => (
  <ul className={classes.applications}>
    {hosts.map((host) => (
      <li key={host._id}>
        <span>
          <strong>{host.username}</strong> · {host.realName} · <code>{host.agencyCode}</code> ·{' '}
          {formatAgo(host.createdAt)}
        </span>
        <HostState host={host} />
        {host.decision?.reason && <q>{host.decision.reason}</q>}
      </li>
    ))}
  </ul>
);
