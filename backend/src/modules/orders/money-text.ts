import { grouped } from '../../core/grouped.js';

const SIGNS: Partial<Record<string, string>> = { inr: '₹' };

/** Formats an amount in the smallest unit of a currency for messages: '₹99.50', '50 usd'. */
export const inMoney = (amount: number, currency: string): string => {
  const sign = SIGNS[currency];
  if (!sign) return `${amount} ${currency}`;
  return `${sign}${grouped(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, '0')}`;
};
