import { compareValues } from '../bson/compare.js';
import { encodeKey } from '../bson/key.js';
import { topField } from '../bson/top-field.js';
import { valuesAt } from '../matcher/path.js';
import type { Collation } from '../values/collation.js';
import type { Found } from './scan.js';

/** Returns the distinct values at a path, sorted. Arrays contribute their elements. */
export function distinctValues(
  records: Iterable<Found>,
  field: string,
  collation: Collation | undefined,
): unknown[] {
  const path = field.split('.');
  const top = new Set([topField(field)]);
  const values = new Map<string, unknown>();
  for (const found of records)
    for (const value of valuesAt(found.part(top), path, true)) {
      const key = encodeKey(value, collation?.fold).toString('latin1');
      if (!values.has(key)) values.set(key, value);
    }
  return [...values.values()].sort((a, b) => compareValues(a, b, collation?.compare));
}
