import { CloseButton } from '@mantine/core';
import { formatNumber } from '../../lib/format';
import classes from './hosts.module.css';
import { texts } from './hosts.texts';
import type { Outcome } from './use-decisions';

/** What came of a decision over several: stays until it is closed, since rows that were skipped may have left the list. */
export function DecisionOutcome({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { done, skipped } = outcome;
  const parts = [texts.outcome.done(formatNumber(done)), texts.outcome.skipped(formatNumber(skipped.length))];
  return (
    <div role="alert" className={classes.outcome}>
      <div>
        <p className={classes.outcomeTitle}>{parts.join(', ')}</p>
        <ul>
          {skipped.map(({ host, reason }) => (
            <li key={host._id}>
              <strong>{host.username}</strong>: {reason}
            </li>
          ))}
        </ul>
      </div>
      <CloseButton size="sm" aria-label={texts.outcome.close} onClick={onClose} />
    </div>
  );
}
