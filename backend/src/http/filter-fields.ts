// Filters beyond the documented API. Each is a field of a list's query. A filter that names the stored field needs no code
// in the list's service: `whereOf` (platform/database/filters.ts) makes the database filter.
import type { Type } from '@nestjs/common';
import { getMetadataStorage, ValidateBy } from 'class-validator';
import { Day, Int, Optional } from './fields.js';

const FILTER = 'listFilter';

/**
 * How a stored field must compare: equal to the value, present or not, in a range of numbers or of days. The rule of a
 * range stands at its start and covers both ends.
 */
export type FilterMatch = 'is' | 'present' | 'numbers' | 'days';

export interface FilterRule {
  /** The name of the field in the query. */
  name: string;
  /** The stored field. Without one, the service of the list makes the filter. */
  path: string | undefined;
  match: FilterMatch;
}

/**
 * Marks a field of a list's query as a filter. A query with a filter may read many records, so it ends after 2 s
 * (platform/database/time-limit.ts).
 */
export const Filter = (path?: string, match: FilterMatch = 'is') =>
  ValidateBy({ name: FILTER, constraints: [path, match], validator: { validate: () => true } });

const rules = new WeakMap<object, readonly FilterRule[]>();

/** Returns the filters of a query's class. */
export function filterRules(query: object): readonly FilterRule[] {
  const dto = query.constructor;
  const known = rules.get(dto);
  if (known) return known;
  const found = getMetadataStorage()
    .getTargetValidationMetadatas(dto, '', false, false)
    .filter(({ name }) => name === FILTER)
    .map(({ propertyName: name, constraints }): FilterRule => {
      const [path, match] = constraints as [string | undefined, FilterMatch];
      return { name, path, match };
    });
  rules.set(dto, found);
  return found;
}

/** Returns the names of the filters that are set in a query. */
export const filtersIn = (query: object): string[] =>
  filterRules(query)
    .map(({ name }) => name)
    .filter((name) => (query as Record<string, unknown>)[name] !== undefined);

/** Returns the name of the end of a range whose start has this name. */
export const endOf = (start: string) => start.replace(/From$/, 'To');

type Field = (more: { description: string }) => PropertyDecorator;

/** Returns a class with the fields `<name>From` and `<name>To`. */
function rangeOf<Value>(
  name: string,
  path: string,
  match: FilterMatch,
  field: Field,
  texts: [string, string],
) {
  class Range {}
  const [start, end] = [`${name}From`, `${name}To`];
  for (const [key, description, filter] of [
    [start, texts[0], Filter(path, match)],
    [end, texts[1], Filter()],
  ] as const) {
    Reflect.defineMetadata('design:type', String, Range.prototype, key);
    for (const decorate of [field({ description }), filter, Optional()]) decorate(Range.prototype, key);
  }
  return Range as Type<Value>;
}

type RangeFields<Name extends string, Value> = Partial<Record<`${Name}From` | `${Name}To`, Value>>;

const Whole: Field = (more) => Int(0, Number.MAX_SAFE_INTEGER, more);

/**
 * Returns a class with the fields `<name>From` and `<name>To`: a range of the stored field `name`, both ends included. By
 * default of whole numbers from 0.
 */
export const NumberRange = <const Name extends string>(name: Name, what: string, field = Whole) =>
  rangeOf<RangeFields<Name, number>>(name, name, 'numbers', field, [`${what}, at least`, `${what}, at most`]);

/** Returns a class with the fields `<name>From` and `<name>To`: days of the installation of a stored time, both included. */
export const DayRange = <const Name extends string>(name: Name, what: string, path: string) =>
  rangeOf<RangeFields<Name, string>>(name, path, 'days', Day, [`${what}: first day`, `${what}: last day`]);
