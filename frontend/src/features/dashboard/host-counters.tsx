import { useCountHostsQuery, type HostCounts } from '../../api/hosts.gen';
import { ErrorState } from '../../components/base/state-views';
import { formatPercent } from '../../lib/format';
import classes from './dashboard.module.css';
import { texts } from './dashboard.texts';
import { Figure } from './figure';
import { ScreenLink } from '../../components/base/rights/screen-link';

const { counts: labels } = texts;

interface HostCountersProps {
  /** The lists behind the counters. A panel without users has no list of them. */
  to: { users?: string; approved: string; pending: string; rejected: string };
}

/** The four counters of a dashboard, each linked to its list. */
export function HostCounters({ to }: HostCountersProps) {
  const { data, error, refetch } = useCountHostsQuery();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const counts = data?.details;
  return (
    <dl className={classes.counters} aria-busy={!counts}>
      <div className={classes.counter}>
        <dt>{to.users ? <ScreenLink to={to.users}>{labels.users}</ScreenLink> : labels.users}</dt>
        <Figure value={counts?.u} />
        <dd className={classes.share}>{to.users ? texts.allUsers : texts.applicants}</dd>
      </div>
      <HostCounter
        label={labels.approved}
        to={to.approved}
        tone="good"
        value={counts?.accepted}
        counts={counts}
      />
      <HostCounter
        label={labels.pending}
        to={to.pending}
        tone="warn"
        value={counts?.pending}
        counts={counts}
      />
      <HostCounter
        label={labels.rejected}
        to={to.rejected}
        tone="bad"
        value={counts?.rejected}
        counts={counts}
      />
    </dl>
  );
}

interface HostCounterProps {
  label: string;
  to: string;
  tone: 'good' | 'warn' | 'bad';
  value: number | undefined;
  counts: HostCounts | undefined;
}

/** A number of host applications and its share of all, as a bar and as text. */
function HostCounter({ label, to, tone, value, counts }: HostCounterProps) {
  const all = counts ? counts.accepted + counts.pending + counts.rejected : 0;
  const share = all ? (value ?? 0) / all : 0;
  return (
    <div className={classes.counter} data-tone={tone}>
      <dt>
        <ScreenLink to={to}>{label}</ScreenLink>
      </dt>
      <Figure value={value} />
      <dd className={classes.share}>
        <span className={classes.line} aria-hidden>
          <span style={{ width: `${share * 100}%` }} />
        </span>
        {texts.share(formatPercent(share))}
      </dd>
    </div>
  );
}
