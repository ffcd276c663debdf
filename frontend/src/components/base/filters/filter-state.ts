import { formatDay, formatDays, formatNumber } from '../../../lib/format';
import type { FilterPatch } from '../../../lib/use-filters';
import { texts } from '../components.texts';
import { namesOf, type Choices, type Fields, type ListFilter } from './list-filters';

/** A filter with what the address says about it. */
export interface FilterState {
  name: string;
  filter: ListFilter;
  /** The names of its parameters: one, or two for a range. */
  names: readonly string[];
  /** The text of each parameter; empty: the parameter is unset. */
  set: readonly string[];
  isSet: boolean;
}

/** Returns the state of each filter for the values of its parameters. */
export const statesOf = (fields: Fields, values: Record<string, unknown>): FilterState[] =>
  Object.entries(fields).map(([name, filter]) => {
    const names = namesOf(name, filter);
    const set = names.map((parameter) => String(values[parameter] ?? ''));
    return { name, filter, names, set, isSet: set.some(Boolean) };
  });

const { filters: label } = texts;

function daysText(from: string, to: string): string {
  if (from && to) return from > to ? `${formatDay(from)} – ${formatDay(to)}` : formatDays(from, to);
  return from ? label.since(formatDay(from)) : label.until(formatDay(to));
}

function numbersText(from: string, to: string): string {
  const [first, last] = [formatNumber(Number(from)), formatNumber(Number(to))];
  if (from && to) return from === to ? first : `${first} – ${last}`;
  return from ? label.atLeast(first) : label.atMost(last);
}

/** Returns what the chip of a set filter says: its value in the viewer's language. */
export function valueText({ filter, set: [first = '', last = ''] }: FilterState, choices: Choices): string {
  switch (filter.kind) {
    case 'choice':
    case 'picked':
      return choices[first] ?? first;
    case 'linked':
      return filter.nameOf(first);
    case 'days':
      return daysText(first, last);
    case 'numbers':
      return numbersText(first, last);
    case 'text':
      return first;
  }
}

/** Returns what is wrong with typed texts of a filter; undefined if they can be applied. */
export function faultOf({ kind, read }: ListFilter, typed: readonly string[]): string | undefined {
  const values = typed.map((text) => (text.trim() ? read(text) : ''));
  if (values.includes(undefined)) return kind === 'numbers' ? label.noNumber : label.noDay;
  const [from = '', to = ''] = values as (string | number)[];
  if (from === '' || to === '' || from <= to) return undefined;
  return kind === 'numbers' ? label.wrongNumbers : label.wrongOrder;
}

/** Returns the change of the address for typed texts of a filter that have no fault: numbers without separators. */
export function patchOf({ filter, names }: FilterState, typed: readonly string[]): FilterPatch {
  const canonical = (text = '') => (text.trim() ? String(filter.read(text)) : undefined);
  return Object.fromEntries(names.map((name, index) => [name, canonical(typed[index])]));
}
