import type { Import } from '../../api/imports.gen';
import { StatusBadge, type Tone } from '../../components/status-badge';
import { texts } from './imports.texts';

const tones: Record<Import['state'], Tone> = {
  asked: 'warn',
  refused: 'bad',
  waiting: 'warn',
  running: 'accent',
  done: 'good',
  failed: 'bad',
  cancelled: 'calm',
};

/** The state of an import. */
export function ImportState({ of: { state, cancelAsked } }: { of: Import }) {
  const ends = cancelAsked && state === 'running';
  return (
    <StatusBadge tone={ends ? 'calm' : tones[state]}>
      {ends ? texts.cancelling : texts.states[state]}
    </StatusBadge>
  );
}
