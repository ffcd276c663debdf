import { formatNumber } from '../../lib/format';
import { texts } from '../components.texts';

/** What the API allows in one field: a range of a number, or a length in characters. */
export interface Limit {
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** The limits of a call's fields by their names; each slice of the API exports those of its calls. */
export type Limits = Readonly<Record<string, Limit>>;

/** Characters as the server counts them. */
export const lengthOf = (text: string) => [...text.trim()].length;

/** The range of a number in words: '1 to 36,500'. */
export const rangeOf = ({ minimum, maximum }: Limit): string | undefined =>
  minimum === undefined || maximum === undefined
    ? undefined
    : texts.form.range(formatNumber(minimum), formatNumber(maximum));

/** What is wrong with a text that is too long. */
export function tooLong(text: string, { maxLength }: Limit): string | undefined {
  const length = lengthOf(text);
  return maxLength !== undefined && length > maxLength
    ? texts.form.tooLong(formatNumber(maxLength), formatNumber(length))
    : undefined;
}

/** How much of a text's room is used, once little is left. */
function countNear(text: string, { maxLength }: Limit): string | undefined {
  const length = lengthOf(text);
  return maxLength !== undefined && length >= maxLength * 0.8
    ? texts.form.count(formatNumber(length), formatNumber(maxLength))
    : undefined;
}

/** What is said under a field while nothing is wrong: its hint, the range of a number, how much of a text's room is used. */
export const hintOf = (hint: string | undefined, limit: Limit, value: string) =>
  [hint, rangeOf(limit), countNear(value, limit)].filter(Boolean).join(' · ') || undefined;
