import type { TransferState as State } from '../../api/recharge.gen';
import { StatusBadge } from '../../components/status-badge';
import { texts } from './coins.texts';

const tones = { sent: 'good', returned: 'calm', reversed: 'warn' } as const;

export const TransferState = ({ state }: { state: State }) => (
  <StatusBadge tone={tones[state]}>{texts.states[state]}</StatusBadge>
);
