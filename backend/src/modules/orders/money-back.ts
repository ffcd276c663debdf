// What goes back with a payment: the money by refunds and disputes, and the coins for it.
import type { Order, OrderMark } from './order.schema.js';

type Money = Pick<Order, 'amount' | 'received' | 'refunds' | 'disputes' | 'refundedInStripe'>;

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** Returns what the buyer paid, in the smallest unit of the currency. 0 before the payment. */
export const paidOf = ({ entry, amount, received }: Pick<Order, 'entry' | 'amount' | 'received'>): number =>
  entry ? amount : (received ?? 0);

/** Returns the refunds that were made or asked for. */
const refundedOf = ({ refunds, refundedInStripe }: Money): number => {
  const of = (isFailed: boolean) =>
    sum(refunds.filter(({ state }) => (state === 'failed') === isFailed).map(({ amount }) => amount));
  // Stripe's sum also holds refunds of which no event came, and may hold some that failed later.
  return Math.max(of(false), refundedInStripe - of(true));
};

/** Returns what disputes hold back, unless they were won. */
const disputedOf = ({ disputes }: Money): number =>
  sum(disputes.filter(({ state }) => state !== 'won').map(({ amount }) => amount));

/** Returns the money that went back, at most what was paid. */
export const moneyBackOf = (order: Money & Pick<Order, 'entry'>): number =>
  Math.min(paidOf(order) || order.amount, refundedOf(order) + disputedOf(order));

/** Returns what can still be refunded. */
export const refundableOf = (order: Money & Pick<Order, 'entry'>): number =>
  Math.max(paidOf(order) - moneyBackOf(order), 0);

/** Returns the coins for a part of the price, rounded up. Exact for every amount that an order can have. */
export const coinsFor = ({ coins, amount }: Pick<Order, 'coins' | 'amount'>, money: number): number => {
  const parts = BigInt(coins) * BigInt(money);
  const price = BigInt(amount);
  return Number((parts + price - 1n) / price);
};

/** Returns the coins that must go back for the money that went back. None before they were credited. */
export const coinsBackOf = (order: Money & Pick<Order, 'entry' | 'coins'>): number =>
  order.entry ? coinsFor(order, moneyBackOf(order)) : 0;

/** Returns what the list finds the order by. */
export const marksOf = (order: Money & Pick<Order, 'entry' | 'late' | 'problem' | 'owed'>): OrderMark[] => [
  ...(order.late ? (['late'] as const) : []),
  ...(order.problem ? [order.problem] : []),
  ...(refundedOf(order) > 0 ? (['refunded'] as const) : []),
  ...(order.disputes.length ? (['disputed'] as const) : []),
  ...(order.owed > 0 ? (['debt'] as const) : []),
];
