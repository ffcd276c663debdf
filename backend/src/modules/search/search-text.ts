import { Types } from 'mongoose';
import { shorterSpellings, withoutDialled } from '../../core/phone-spelling.js';
import { phoneIn } from '../../core/typed-number.js';
import { searchFilter } from '../../platform/database/search.js';

type Where = Record<string, unknown>;

const ID = /^[0-9a-f]{24}$/i;

/** Returns the _id that a search names, or undefined. */
export const idIn = (search: string): Types.ObjectId | undefined =>
  ID.test(search) ? new Types.ObjectId(search) : undefined;

/** Whether a search can be a phone number or a part of one. */
export const isPhoneLike = (search: string): boolean => phoneIn(search) !== undefined;

/** Returns the texts that a search can mean: as typed, and for a phone number its digits. */
export function textsOf(search: string): string[] {
  const digits = phoneIn(search)?.replace('+', '');
  if (digits === undefined) return [search];
  return [...new Set([search, digits, ...withoutDialled(digits)])];
}

/**
 * Returns the conditions of which a found record meets at least one: it has the searched _id, or one of these fields
 * contains the text. A phone number also finds a `number` that is stored without the typed country code. Each condition
 * is a range of one index, which a query that joins them by `$or` could not use together with the scope.
 */
export function conditionsOf(search: string, fields: readonly string[]): Where[] {
  const _id = idIn(search);
  if (_id) return [{ _id }];
  const found = textsOf(search).map((text) => searchFilter(text, fields));
  // An empty filter would match every record.
  const narrowing = found.filter((where) => Object.keys(where).length > 0);
  const distinct = new Map(narrowing.map((where) => [JSON.stringify(where), where]));
  const shorter = fields.includes('number') ? shorterSpellings(phoneIn(search) ?? '') : [];
  // A coin agency's number is stored with a plus.
  const number = shorter.flatMap((digits) => [digits, `+${digits}`]);
  return [...distinct.values(), ...(number.length ? [{ number: { $in: number } }] : [])];
}
