import type { MovementKind, TransferState as State } from '../../api/recharge.gen';
import { StatusBadge } from '../../components/base/status-badge';
import { texts } from './coins.texts';

const tones = { sent: 'good', returned: 'calm', reversed: 'warn' } as const;

interface TransferStateProps {
  transfer: { kind?: MovementKind | undefined; state: State; coin: number; returned: number };
  /** Whether the list is the recipient's. */
  received?: boolean;
}

/** The state of a transfer; for a partial return, the returned amount. Another movement shows its kind. */
export function TransferState({ transfer: { kind, state, coin, returned }, received }: TransferStateProps) {
  if (kind && state === 'sent') return <StatusBadge tone="calm">{texts.kinds[kind]}</StatusBadge>;
  const isPart = state !== 'reversed' && returned > 0 && returned < coin;
  const named = state === 'sent' && received ? 'received' : state;
  return (
    <StatusBadge tone={isPart ? 'calm' : tones[state]}>
      {isPart ? texts.partly(returned, coin) : texts.states[named]}
    </StatusBadge>
  );
}
