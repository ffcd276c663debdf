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
  present: ({ value }) => (value === undefined ? undefined : { [value ? '$ne' : '$eq']: null }),
  numbers: ({ name, value, end }) =>
    numberRange(value as number | undefined, end as number | undefined, name),
  days: ({ name, value, end, calendar }) =>
    between(value as string | undefined, end as string | undefined, calendar, name),
};

/**
 * Returns the database filter for the filters of a list's query that name their stored field (`Filter`). Fails on a range
 * that starts after its end.
 */
export function whereOf(query: object, calendar: Calendar): Record<string, Record<string, unknown>> {
  const where: Record<string, Record<string, unknown>> = {};
  const values = query as Record<string, unknown>;
  for (const { name, path, match } of filterRules(query)) {
    if (!path) continue;
    const given = { name, value: values[name], end: values[endOf(name)], calendar };
    const condition = CONDITIONS[match](given);
    if (condition) where[path] = { ...where[path], ...condition };
  }
  return where;
}
