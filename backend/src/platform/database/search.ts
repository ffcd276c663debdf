// Substring search on an index. A record stores every suffix of its searchable texts ('anita', 'nita', 'ita' ...) in an
// indexed array: a text that contains 'nit' has a suffix that begins with 'nit', which is a range of the index.
import type { Model, Schema, Types } from 'mongoose';
import { present } from '../../core/present.js';
import { withoutDialled } from '../../core/phone-spelling.js';
import { phoneIn } from '../../core/typed-number.js';
import { filterOf } from './filter-of.js';

/**
 * The maximum length of a suffix. A longer search uses its first 24 characters on the index and then checks the texts
 * themselves.
 */
const MAX_CHARACTERS = 24;

const normalise = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Returns the texts that a search in these fields can mean: as typed, and the digits of a phone number, because numbers
 * are stored as digits, after the plus where it is stored too; also without the zeros that are dialled in front. Only a
 * username or name holds separators.
 */
function textsOf(search: string, fields: readonly string[]): string[] {
  const text = normalise(search);
  const digits = fields.includes('number') ? phoneIn(text)?.replace('+', '') : undefined;
  if (!digits) return [text];
  const isNumber = /^\+?[\d ]+$/.test(text);
  return [...new Set([...(isNumber ? [] : [text]), digits, ...withoutDialled(digits)])];
}
/** Escapes a text for use in a pattern. */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Returns the distinct suffixes of these texts. */
export function searchKeysOf(texts: readonly string[]): string[] {
  const keys = new Set<string>();
  for (const text of texts) {
    const characters = [...normalise(text)];
    for (let at = 0; at < characters.length; at += 1)
      keys.add(
        characters
          .slice(at, at + MAX_CHARACTERS)
          .join('')
          .trimStart(),
      );
  }
  keys.delete('');
  return [...keys];
}

/** Returns a filter for records whose searchable texts contain `search`, ignoring case; an empty search matches all. */
export function searchFilter(search: string | undefined, fields: readonly string[]): Record<string, unknown> {
  const texts = textsOf(search ?? '', fields).map((text) => [...text]);
  if (!texts[0]?.length) return {};
  const [first, ...more] = texts.map((text) => `^${escapePattern(text.slice(0, MAX_CHARACTERS).join(''))}`);
  const byIndex = {
    searchKeys: more.length
      ? { $in: [first, ...more].map((start) => new RegExp(present(start))) }
      : { $regex: first },
  };
  if (texts.every(({ length }) => length <= MAX_CHARACTERS)) return byIndex;
  const anywhere = texts.map((text) => ({ $regex: escapePattern(text.join('')), $options: 'i' }));
  return { ...byIndex, $or: fields.flatMap((field) => anywhere.map((found) => ({ [field]: found }))) };
}

/**
 * Mongoose plugin: updates `searchKeys` from the named fields whenever a record is validated (save and insertMany).
 * `within` is a field that every search also filters by. It leads the index, so that a count of matches reads only
 * index keys.
 */
export function searchable(
  schema: Schema,
  { fields, within }: { fields: readonly string[]; within?: string },
): void {
  schema.add({ searchKeys: { type: [String], select: false } });
  schema.index({ ...(within && { [within]: 1 }), searchKeys: 1 });
  schema.pre('validate', function () {
    if (!this.isNew && !fields.some((field) => this.isModified(field))) return;
    this.set('searchKeys', searchKeysOf(fields.map((field) => String(this.get(field) ?? ''))));
  });
}

/** A record that stores the username of its user. */
interface Named {
  user: Types.ObjectId;
  username: string;
}

/** The number of copies of a username that one transaction renames. More are left to a background job. */
const MOST_RENAMED = 500;

/** How many copies of a username have the new name now, and how many still have an older one. */
export interface Renaming {
  renamed: number;
  left: number;
}

/**
 * Updates the username in the records that store it for search and sorting, because staff search by the current name.
 * Called in the transaction that renames the user, where more than 500 copies are all left, and in the transactions of
 * the job that renames them, at most 500 a call (`inPortions`).
 */
export async function renameRecords<T extends Named>(
  model: Model<T>,
  { user, username, inPortions }: { user: Types.ObjectId; username: string; inPortions: boolean },
  fields: readonly string[],
): Promise<Renaming> {
  const stale = filterOf<Named, T>({ user, username: { $ne: username } });
  const found = await model.countDocuments(stale);
  if (!found || (found > MOST_RENAMED && !inPortions)) return { renamed: 0, left: found };
  const shown = Object.fromEntries(fields.map((field) => [field, 1]));
  const records = await model.find(stale, shown).limit(MOST_RENAMED).lean<Record<string, unknown>[]>();
  const writes = records.map((record) => {
    const texts = fields.map((field) => String({ ...record, username }[field] ?? ''));
    const update = { $set: { username, searchKeys: searchKeysOf(texts) } };
    return { updateOne: { filter: { _id: record._id }, update } };
  });
  await model.bulkWrite(writes as unknown as Parameters<Model<T>['bulkWrite']>[0]);
  return { renamed: records.length, left: found - records.length };
}
