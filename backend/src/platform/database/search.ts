// Search anywhere in a text, by an index. A record keeps every ending of its searchable texts ('anita', 'nita', 'ita' ...)
// in an indexed array: what contains 'nit' has an ending that begins with 'nit', and that is a range of the index.
import type { Model, Schema, Types } from 'mongoose';
import { filterOf } from './filter-of.js';

/** Endings are cut here; a longer search is cut too and then held against the texts themselves. */
const LONGEST = 24;

const normalise = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
/** What staff paste of a phone number: it is kept as digits (and stands after the plus where that is kept too). */
const digitsOfPhone = (text: string) => (/^\+?[\d ]+$/.test(text) ? text.replace(/\D/g, '') : text);
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** The endings of some texts, each once. */
export function searchKeysOf(texts: readonly string[]): string[] {
  const keys = new Set<string>();
  for (const text of texts) {
    const characters = [...normalise(text)];
    for (let at = 0; at < characters.length; at += 1)
      keys.add(
        characters
          .slice(at, at + LONGEST)
          .join('')
          .trimStart(),
      );
  }
  keys.delete('');
  return [...keys];
}

/** Records whose searchable texts contain `search`, in any case; all of them when it is empty. */
export function searchFilter(search: string | undefined, fields: readonly string[]): Record<string, unknown> {
  const text = normalise(search ?? '');
  const wanted = [...(fields.includes('number') ? digitsOfPhone(text) : text)];
  if (!wanted.length) return {};
  const byIndex = { searchKeys: { $regex: `^${escape(wanted.slice(0, LONGEST).join(''))}` } };
  if (wanted.length <= LONGEST) return byIndex;
  const anywhere = { $regex: escape(wanted.join('')), $options: 'i' };
  return { ...byIndex, $or: fields.map((field) => ({ [field]: anywhere })) };
}

/**
 * Mongoose plugin: keeps `searchKeys` in step with the named fields, whenever a record is validated (saves and insertMany).
 * `within`: what every search narrows the records by too. It leads the index, so that what matches is counted by its keys
 * instead of being read.
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

/** Keeps the name of its user. */
interface Named {
  user: Types.ObjectId;
  username: string;
}

/**
 * Gives the records of a user, which keep its username to be searched and sorted by, the name that it has now: staff search by
 * the name that they are shown. In the transaction that renames the user.
 */
export async function renameRecords<T extends Named>(
  model: Model<T>,
  user: Types.ObjectId,
  username: string,
  fields: readonly string[],
): Promise<void> {
  const shown = Object.fromEntries(fields.map((field) => [field, 1]));
  const records = await model.find(filterOf<Named, T>({ user }), shown).lean<Record<string, unknown>[]>();
  if (!records.length) return;
  const writes = records.map((record) => {
    const texts = fields.map((field) => String({ ...record, username }[field] ?? ''));
    const update = { $set: { username, searchKeys: searchKeysOf(texts) } };
    return { updateOne: { filter: { _id: record._id }, update } };
  });
  await model.bulkWrite(writes as unknown as Parameters<Model<T>['bulkWrite']>[0]);
}
