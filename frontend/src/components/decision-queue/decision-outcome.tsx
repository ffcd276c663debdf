import { CloseButton } from '@mantine/core';
import { formatNumber } from '../../lib/format';
import { texts as shared } from '../base/components.texts';
import type { Decidable, Outcome } from './decisions';
import classes from './decision-queue.module.css';

const { outcome: texts } = shared.queue;

interface DecisionOutcomeProps<Row> {
  outcome: Outcome<Row>;
  rowName: (row: Row) => string;
  onClose: () => void;
}

/** The outcome of a bulk decision. It stays until closed, because skipped rows may have left the list. */
export function DecisionOutcome<Row extends Decidable>({
  outcome,
  rowName,
  onClose,
}: DecisionOutcomeProps<Row>) {
  const { done, waiting, skipped } = outcome;
  const parts = [
    texts.done(formatNumber(done)),
    waiting > 0 && texts.waiting(formatNumber(waiting)),
    skipped.length > 0 && texts.skipped(formatNumber(skipped.length)),
  ];
  return (
    <div role="alert" className={classes.outcome}>
      <div>
        <p className={classes.outcomeTitle}>{parts.filter(Boolean).join(', ')}</p>
        <ul>
          {skipped.map(({ row, reason }) => (
            <li key={row._id}>
              <strong>{rowName(row)}</strong>: {reason}
            </li>
          ))}
        </ul>
      </div>
      <CloseButton size="sm" aria-label={texts.close} onClick={onClose} />
    </div>
  );
}
