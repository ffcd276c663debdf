import type { Doc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileFilter } from '../matcher/compile-filter.js';
import type { Filter } from '../matcher/filter.js';
import type { UpdateOptions } from './operator.js';

/** Compiles the array filters by their identifiers. */
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

/** Returns the identifier of an array filter: its first top-level field name. */
function filterField(spec: Doc): string | undefined {
  for (const key of Object.keys(spec)) {
    if (!key.startsWith('$')) return key.split('.')[0];
    const inner = spec[key];
    if (Array.isArray(inner)) for (const part of inner) return filterField(part as Doc);
  }
  return undefined;
}

/** Throws for a filter that no path uses and for an identifier without a filter. */
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
