import type { TransferState as State } from '../../api/recharge.gen';
import { StatusBadge } from '../../components/status-badge';
import { texts } from './coins.texts';

const tones = { sent: 'good', returned: 'calm', reversed: 'warn' } as const;

interface TransferStateProps {
  transfer: { state: State; coin: number; returned: number };
  /** Whether the list is the recipient's. */
  received?: boolean;
}

/** What became of a transfer; of one that came back in part, how much of it. */
export function TransferState({ transfer: { state, coin, returned }, received }: TransferStateProps) {
  const isPart = state !== 'reversed' && returned > 0 && returned < coin;
  const named = state === 'sent' && received ? 'received' : state;
  return (
    <StatusBadge tone={isPart ? 'calm' : tones[state]}>
      {isPart ? texts.partly(returned, coin) : texts.states[named]}
    </StatusBadge>
  );
}
