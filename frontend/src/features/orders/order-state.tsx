import type { Order } from '../../api/orders.gen';
import { StatusBadge, type Tone } from '../../components/base/status-badge';
import { texts } from './orders.texts';

const tones: Record<Order['status'], Tone> = { open: 'warn', paid: 'good', ended: 'calm' };

/** The state of an order in words. */
export function OrderState({
  order: { status, late, problem },
}: {
  order: Pick<Order, 'status' | 'late' | 'problem'>;
}) {
  if (problem) return <StatusBadge tone="bad">{texts.problem}</StatusBadge>;
  return <StatusBadge tone={tones[status]}>{late ? texts.late : texts.states[status]}</StatusBadge>;
}
