import { formatNumber } from '../../lib/format';
import { texts } from '../base/components.texts';

/** The API's limit for one field: a range of a number, or a length in characters. */
export interface Limit {
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** The limits of an API call's fields by name; each API slice exports the limits of its calls. */
export type Limits = Readonly<Record<string, Limit>>;

/** Counts characters as the server does. */
export const lengthOf = (text: string) => [...text.trim()].length;

/** From this maximum on, as of coins, only the error for a value outside names the range: no user comes near its end. */
const WIDE = 1_000_000;

/** Describes the range of a number: '1 to 36,500'. */
export const rangeOf = ({ minimum, maximum }: Limit): string | undefined =>
  minimum === undefined || maximum === undefined || maximum >= WIDE
    ? undefined
    : texts.form.range(formatNumber(minimum), formatNumber(maximum));

/** Returns the error for a text that is too long. */
export function tooLong(text: string, { maxLength }: Limit): string | undefined {
  const length = lengthOf(text);
  return maxLength !== undefined && length > maxLength
    ? texts.form.tooLong(formatNumber(maxLength), formatNumber(length))
    : undefined;
}

/** Returns the used and the allowed length from 80 % of the maximum length on. */
function countNear(text: string, { maxLength }: Limit): string | undefined {
  const length = lengthOf(text);
  return maxLength !== undefined && length >= maxLength * 0.8
    ? texts.form.count(formatNumber(length), formatNumber(maxLength))
    : undefined;
}

/** Returns the text under a field without errors: the hint, the range of a number, the used length of a text. */
export const hintOf = (hint: string | undefined, limit: Limit, value: string) =>
  [hint, rangeOf(limit), countNear(value, limit)].filter(Boolean).join(' · ') || undefined;
