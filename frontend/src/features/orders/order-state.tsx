import type { Order } from '../../api/orders.gen';
import { StatusBadge, type Tone } from '../../components/base/status-badge';
import { texts } from './orders.texts';

type OrderFields = Pick<Order, 'status' | 'late' | 'problem' | 'marks' | 'moneyBack' | 'amount'>;

const tones: Record<Order['status'], Tone> = { open: 'warn', paid: 'good', ended: 'calm' };

/** The state of an order in words. What went wrong or back comes before what was paid. */
export function OrderState({ order }: { order: OrderFields }) {
  const { status, late, problem, marks, moneyBack, amount } = order;
  if (moneyBack > 0 && marks.includes('disputed'))
    return <StatusBadge tone="bad">{texts.disputed}</StatusBadge>;
  // A payment that did not fit is refunded as a whole.
  const isWhole = problem !== '' || moneyBack >= amount;
  if (moneyBack > 0)
    return <StatusBadge tone="calm">{isWhole ? texts.refunded : texts.partlyRefunded}</StatusBadge>;
  if (problem) return <StatusBadge tone="bad">{texts.problem}</StatusBadge>;
  return <StatusBadge tone={tones[status]}>{late ? texts.late : texts.states[status]}</StatusBadge>;
}
