import type { OrderDetails } from '../../api/orders.gen';
import { StatusBadge, type Tone } from '../../components/base/status-badge';
import { formatDateTime } from '../../lib/format';
import classes from './orders.module.css';
import { inRupees } from './rupees';
import { texts } from './orders.texts';

const { page: text } = texts;

const refundTones: Record<OrderDetails['refunds'][number]['state'], Tone> = {
  ...{ asked: 'warn', pending: 'warn', succeeded: 'calm', failed: 'bad' },
};
const disputeTones: Record<OrderDetails['disputes'][number]['state'], Tone> = {
  ...{ open: 'bad', won: 'good', lost: 'calm' },
};

/** The refunds and disputes of an order, oldest first. */
export function MoneyBackList({ refunds, disputes }: Pick<OrderDetails, 'refunds' | 'disputes'>) {
  const rows = [
    ...refunds.map(({ _id, amount, state, by, reason, at }) => ({
      ...{ id: _id, at, amount, who: by || text.inStripe, note: reason },
      badge: <StatusBadge tone={refundTones[state]}>{texts.refundStates[state]}</StatusBadge>,
    })),
    ...disputes.map(({ stripeId, amount, state, at }) => ({
      ...{ id: stripeId, at, amount, who: '', note: stripeId },
      badge: <StatusBadge tone={disputeTones[state]}>{texts.disputeStates[state]}</StatusBadge>,
    })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <ol className={classes.events}>
      {rows.map(({ id, at, amount, who, note, badge }) => (
        <li key={id}>
          <time dateTime={at}>{formatDateTime(at)}</time>
          <span className={classes.back}>
            <strong>{inRupees(amount)}</strong> {badge} {who && <span>{who}</span>}
          </span>
          {note && <span className={classes.note}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
