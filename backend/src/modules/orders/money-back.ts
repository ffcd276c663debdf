// What goes back with a payment: the money by refunds and disputes, and the coins for it.
import type { Order, OrderDispute, OrderMark, OrderRefund } from './order.schema.js';

type Money = Pick<Order, 'amount' | 'received' | 'refunds' | 'disputes' | 'refundedInStripe'>;

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** Returns what the buyer paid, in the smallest unit of the currency. 0 before the payment. */
export const paidOf = ({ entry, amount, received }: Pick<Order, 'entry' | 'amount' | 'received'>): number =>
  entry ? amount : (received ?? 0);

const isMade = ({ state }: OrderRefund) => state !== 'failed';
const isHeld = ({ state }: OrderDispute) => state !== 'won';

/** Returns the refunds that were made or asked for. */
const refundedOf = ({ refunds, refundedInStripe }: Money): number => {
  const of = (isFailed: boolean) =>
    sum(refunds.filter((refund) => isMade(refund) !== isFailed).map(({ amount }) => amount));
  // Stripe's sum also holds refunds of which no event came, and may hold some that failed later.
  return Math.max(of(false), refundedInStripe - of(true));
};

/** Returns what disputes hold back, unless they were won. */
const disputedOf = ({ disputes }: Money): number => sum(disputes.filter(isHeld).map(({ amount }) => amount));

/** Returns the money that went back, at most what was paid. */
export const moneyBackOf = (order: Money & Pick<Order, 'entry'>): number =>
  Math.min(paidOf(order) || order.amount, refundedOf(order) + disputedOf(order));

/** What happened to a paid order, with the time of each part. */
export type MoneyHistory = Pick<Order, 'moneyBack' | 'refunds' | 'disputes' | 'events'>;

/**
 * Returns the parts of the money that went back, each with its time, in the smallest unit of the currency. Together they
 * are `moneyBack`: what goes beyond the price is left out of the later parts. Money that Stripe refunded without an event
 * about the refund went back with the last event of a refund.
 */
export function partsBackOf({ moneyBack, refunds, disputes, events }: MoneyHistory): {
  at: Date;
  amount: number;
}[] {
  const made = [...refunds.filter(isMade), ...disputes.filter(isHeld)].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
  const noted = events.findLast(({ kind }) => kind === 'refunded') ?? events.at(-1);
  let left = moneyBack;
  return [...made, ...(noted ? [{ at: noted.at, amount: Infinity }] : [])].flatMap(({ at, amount }) => {
    const part = Math.min(amount, left);
    left -= part;
    return part ? [{ at, amount: part }] : [];
  });
}

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
