import type { Doc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileFilter } from '../matcher/compile-filter.js';
import type { Filter } from '../matcher/filter.js';
import type { UpdateOptions } from './operator.js';

/** The filters by the names under which a path uses them. */
export function compileArrayFilters({ arrayFilters = [], collation }: UpdateOptions): Map<string, Filter> {
  const filters = new Map<string, Filter>();
  for (const spec of arrayFilters) {
    const name = filterField(spec);
    if (!name)
      throw new MongoError(
        'FailedToParse',
        'Cannot use an expression without a top-level field name in arrayFilters',
      );
    if (filters.has(name))
      throw new MongoError(
        'FailedToParse',
        `Found multiple array filters with the same top-level field name ${name}`,
      );
    filters.set(name, compileFilter(spec, { collation }));
  }
  return filters;
}

/** The one field name at the top of all conditions of an array filter. */
function filterField(spec: Doc): string | undefined {
  for (const key of Object.keys(spec)) {
    if (!key.startsWith('$')) return key.split('.')[0];
    const inner = spec[key];
    if (Array.isArray(inner)) for (const part of inner) return filterField(part as Doc);
  }
  return undefined;
}

/** Refuses filters that no path uses, and names that no filter has. */
export function checkFiltersUsed(filters: Map<string, Filter>, used: Set<string>): void {
  for (const name of filters.keys())
    if (!used.has(name))
      throw new MongoError(
        'FailedToParse',
        `The array filter for identifier '${name}' was not used in the update`,
      );
  for (const name of used)
    if (!filters.has(name))
      throw new MongoError('BadValue', `No array filter found for identifier '${name}' in path`);
}
