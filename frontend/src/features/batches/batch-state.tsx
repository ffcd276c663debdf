import type { Batch } from '../../api/batches.gen';
import { StatusBadge, type Tone } from '../../components/base/status-badge';
import { texts } from './batches.texts';

const tones: Record<Batch['state'], Tone> = {
  asked: 'warn',
  refused: 'bad',
  waiting: 'warn',
  running: 'accent',
  done: 'good',
  failed: 'bad',
  cancelled: 'calm',
};

/** The state of an import. */
export function BatchState({ of: { state, cancelAsked } }: { of: Batch }) {
  const ends = cancelAsked && state === 'running';
  return (
    <StatusBadge tone={ends ? 'calm' : tones[state]}>
      {ends ? texts.cancelling : texts.states[state]}
    </StatusBadge>
  );
}
