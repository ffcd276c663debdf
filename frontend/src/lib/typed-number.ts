import { formatNumber } from './format';

/**
 * What was typed into a number field, grouped or not: a number that is copied from a panel can be pasted. What is no number
 * goes to the server as it is, and the server says what is wrong with it: turned into NaN it would arrive as nothing, which
 * means unchanged.
 */
export function typedNumber(text: string): number {
  const typed = text.trim();
  const digits = typed.replace(/\D/g, '');
  const isNumber = digits !== '' && (typed === digits || typed === formatNumber(Number(digits)));
  return isNumber ? Number(digits) : (text as unknown as number);
}
