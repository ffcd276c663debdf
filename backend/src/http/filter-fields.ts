// Filters beyond the documented API. Each is a field of a list's query. A filter that names the stored field needs no code
// in the list's service: `whereOf` (platform/database/filters.ts) makes the database filter.
import type { Type } from '@nestjs/common';
import { getMetadataStorage, ValidateBy } from 'class-validator';
import { Day, Int, Optional } from './fields.js';

const FILTER = 'listFilter';

/**
 * How a stored field must compare: equal to the value, equal to the record id in the value, present or not, in a range
 * of numbers or of days. The rule of a range is set on its start and covers both ends.
 */
export type FilterMatch = 'is' | 'id' | 'present' | 'numbers' | 'days';

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

/** Returns the filters that a class of queries declares. */
export function filterRules(dto: object): readonly FilterRule[] {
  const known = rules.get(dto);
  if (known) return known;
  const found = getMetadataStorage()
    .getTargetValidationMetadatas(dto as Type, '', false, false)
    .filter(({ name }) => name === FILTER)
    .map(({ propertyName: name, constraints }): FilterRule => {
      const [path, match] = constraints as [string | undefined, FilterMatch];
      return { name, path, match };
    });
  rules.set(dto, found);
  return found;
}

/** Returns the names of the filters that are set in a query. A copy of a query needs the class that declares them. */
export const filtersIn = (query: object, dto: object = query.constructor): string[] =>
  filterRules(dto)
    .map(({ name }) => name)
    .filter((name) => (query as Record<string, unknown>)[name] !== undefined);

/** Returns the name of the end of a range whose start has this name. */
export const endOf = (start: string) => (start === 'from' ? 'to' : start.replace(/From$/, 'To'));

interface Bound {
  name: string;
  description: string;
  example?: string;
}
type Field = (more: Omit<Bound, 'name'>) => PropertyDecorator;

/** Returns a class with the fields of the start and the end of a range. */
function rangeOf<Value>(
  path: string | undefined,
  match: FilterMatch,
  field: Field,
  [start, end]: [Bound, Bound],
) {
  class Range {}
  for (const [{ name, ...more }, filter] of [
    [start, Filter(path, match)],
    [end, Filter()],
  ] as const) {
    Reflect.defineMetadata('design:type', String, Range.prototype, name);
    for (const decorate of [field(more), filter, Optional()]) decorate(Range.prototype, name);
  }
  return Range as Type<Value>;
}

type RangeFields<Name extends string, Value> = Partial<Record<`${Name}From` | `${Name}To`, Value>>;

const Whole: Field = (more) => Int(0, Number.MAX_SAFE_INTEGER, more);

/**
 * Returns a class with the fields `<name>From` and `<name>To`: a range of a stored field, by default of the same name,
 * both ends included. By default of whole numbers from 0.
 */
export const NumberRange = <const Name extends string>(
  name: Name,
  what: string,
  path: string = name,
  field = Whole,
) =>
  rangeOf<RangeFields<Name, number>>(path, 'numbers', field, [
    { name: `${name}From`, description: `${what}, at least` },
    { name: `${name}To`, description: `${what}, at most` },
  ]);

/** Returns a class with the fields `<name>From` and `<name>To`: days of the installation of a stored time, both included. */
export const DayRange = <const Name extends string>(name: Name, what: string, path: string) =>
  rangeOf<RangeFields<Name, string>>(path, 'days', Day, [
    { name: `${name}From`, description: `${what}: first day` },
    { name: `${name}To`, description: `${what}: last day` },
  ]);

/**
 * Returns a class with the fields `from` and `to`: the days that a list is filtered by, of this stored time. A list adds it
 * to its query: `IntersectionType(ListQuery, DaysOf('createdAt'))`.
 */
export const DaysOf = (path?: string) =>
  rangeOf<Partial<Record<'from' | 'to', string>>>(path, 'days', Day, [
    { name: 'from', description: 'First day, of the installation', example: '2026-01-01' },
    { name: 'to', description: 'Last day, included, of the installation', example: '2026-01-31' },
  ]);

/** Returns a class with the fields `coinsFrom` and `coinsTo`: the coins that a list is filtered by, of this stored field. */
export const CoinsOf = (path: string) => NumberRange('coins', 'Coins', path);
