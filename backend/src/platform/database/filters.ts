import type { Type } from '@nestjs/common';
import { Types } from 'mongoose';
import { between, type Calendar } from '../../core/days.js';
import { numberRange } from '../../core/number-range.js';
import { endOf, filterRules, type FilterMatch } from '../../http/filter-fields.js';

type Condition = Record<string, unknown> | undefined;
interface Given {
  name: string;
  value: unknown;
  /** The end of a range. */
  end: unknown;
  calendar: Calendar;
}

const CONDITIONS: Record<FilterMatch, (given: Given) => Condition> = {
  is: ({ value }) => (value === undefined ? undefined : { $eq: value }),
  id: ({ value }) => (value === undefined ? undefined : { $eq: new Types.ObjectId(value as string) }),
  present: ({ value }) => (value === undefined ? undefined : { [value ? '$ne' : '$eq']: null }),
  numbers: ({ name, value, end }) =>
    numberRange(value as number | undefined, end as number | undefined, name),
  days: ({ name, value, end, calendar }) =>
    between(value as string | undefined, end as string | undefined, calendar, name),
};

/** The fields of a query or of a copy of one, which may leave fields out. */
export type Asked<Query> = { [Name in keyof Query]?: Query[Name] | undefined };

/**
 * Returns the database filter for the filters of a list's query that name their stored field (`Filter`). Fails on a range
 * that starts after its end. `dto` is the class that declares the filters: a copy of a query (`{ status, ...query }`) does
 * not hold its class, so its caller must name it.
 */
export function whereOf<Query extends object>(
  query: Asked<Query>,
  calendar: Calendar,
  dto: Type<Query> = classOf(query),
): Record<string, Record<string, unknown>> {
  const where: Record<string, Record<string, unknown>> = {};
  const values = query as Record<string, unknown>;
  for (const { name, path, match } of filterRules(dto)) {
    if (!path) continue;
    const given = { name, value: values[name], end: values[endOf(name)], calendar };
    const condition = CONDITIONS[match](given);
    if (condition) where[path] = { ...where[path], ...condition };
  }
  return where;
}

/** Returns the class of a query. Fails on a copy: without its filters, more records would match than the caller means. */
function classOf<Query extends object>(query: Asked<Query>): Type<Query> {
  if (query.constructor === Object && Object.keys(query).length)
    throw new Error('A copy of a query does not hold the class that declares its filters: name the class');
  return query.constructor as Type<Query>;
}
