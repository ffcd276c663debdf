import { isCalendarDay } from '../../lib/days';
import { agencyCodeLimit } from '../../lib/shared-limits.gen';
import { wholeOf } from '../../lib/typed-number';
import { filtersAt, oneOf, type Reads } from '../../lib/use-filters';
import { texts } from '../components.texts';

/** The label of each value, by the text of the value in the address. */
export type Choices = Record<string, string>;

interface Filter<Value> {
  label: string;
  /** Reads a value as it stands in the address or as it was typed; undefined if it is none. */
  read: (text: string) => Value | undefined;
  /**
   * A hook, because the choices of some filters are records that it reads, unless nobody needs them now. Other kinds have
   * no choices.
   */
  useChoices: (needed: boolean) => Choices;
}
const none: Choices = {};
const noChoices = () => none;

export interface ChoiceFilter<Value = unknown> extends Filter<Value> {
  kind: 'choice';
  /** The parameters of other filters that a change of this filter unsets. */
  clears?: readonly string[] | undefined;
}

export interface TextFilter<Value = unknown> extends Filter<Value> {
  kind: 'text';
  maxLength: number;
}

/** A filter that only links set: the list names it and can clear it. */
export interface LinkedFilter extends Filter<string> {
  kind: 'linked';
  nameOf: (value: string) => string;
}

export interface RangeFilter<Value = unknown, Names = unknown> extends Filter<Value> {
  kind: 'numbers' | 'days';
  /** The two parameters, if they are not called after the filter. */
  names?: Names;
}

export type ListFilter = ChoiceFilter | TextFilter | LinkedFilter | RangeFilter;
export type Fields = Record<string, ListFilter>;

/** A filter by one of several values. `clears` names other parameters that a change unsets. */
export const choice = <Of extends Choices>(
  label: string,
  choices: Of,
  { clears }: { clears?: readonly string[] } = {},
): ChoiceFilter<keyof Of & string> => ({
  kind: 'choice',
  label,
  read: oneOf(choices),
  useChoices: () => choices,
  clears,
});

/** A filter by yes or no. */
export const flag = (
  label: string,
  choices: { true: string; false: string } = texts.filters.flag,
): ChoiceFilter<boolean> => ({
  kind: 'choice',
  label,
  read: (text) => (Object.hasOwn(choices, text) ? text === 'true' : undefined),
  useChoices: () => choices,
});

const LONGEST = 100;
const upTo = (maxLength: number) => (text: string) =>
  text.trim() && text.length <= maxLength ? text.trim() : undefined;

/** A filter by a text. */
export const text = (label: string, maxLength = LONGEST): TextFilter<string> => ({
  kind: 'text',
  label,
  read: upTo(maxLength),
  useChoices: noChoices,
  maxLength,
});

/** A filter by the code of an account. */
export const code = (label: string): TextFilter<string> => text(label, agencyCodeLimit.maxLength);

/** The longest number that people type, with separators. */
const LONGEST_NUMBER = 12;

/** A filter by one whole number. */
export const number = (label: string): TextFilter<number> => ({
  kind: 'text',
  label,
  read: wholeOf,
  useChoices: noChoices,
  maxLength: LONGEST_NUMBER,
});

/** A filter by a record; `useChoices` returns the titles of the records by id. */
export const record = (label: string, useChoices: Filter<string>['useChoices']): ChoiceFilter<string> => ({
  kind: 'choice',
  label,
  read: (text) => (/^[0-9a-f]{24}$/.test(text) ? text : undefined),
  useChoices,
});

/** A filter that only links set; `nameOf` returns what its chip says. */
export const linked = (nameOf: (value: string) => string): LinkedFilter => ({
  kind: 'linked',
  label: '',
  read: upTo(LONGEST),
  useChoices: noChoices,
  nameOf,
});

/** A filter by numbers from and to, both included. `read` reads the numbers: `wholeOf`, or `priceOf` for prices. */
export const numberRange = (label: string, read = wholeOf): RangeFilter<number> => ({
  kind: 'numbers',
  label,
  read,
  useChoices: noChoices,
});

/** A filter by the first and the last day, both included. `names` are the two parameters. */
export const dayRange = <const Names extends readonly [string, string] | undefined = undefined>(
  label: string,
  names?: Names,
): RangeFilter<string, Names> => ({
  kind: 'days',
  label,
  read: (day) => (isCalendarDay(day) ? day : undefined),
  useChoices: noChoices,
  ...(names && { names }),
});

/** The names of a filter's parameters: its own name, or for a range of coins `coinsFrom` and `coinsTo`. */
export function namesOf(name: string, filter: ListFilter): readonly string[] {
  if (filter.kind !== 'numbers' && filter.kind !== 'days') return [name];
  return (filter.names as readonly [string, string] | undefined) ?? [`${name}From`, `${name}To`];
}

type NamesOf<Name extends string, Of> = Of extends { kind: 'numbers' | 'days' }
  ? Of extends RangeFilter<unknown, infer Names extends readonly string[]>
    ? Names[number]
    : `${Name}From` | `${Name}To`
  : Name;

/** The values of filters by the names of their parameters. */
export type ValuesOf<Of extends Fields> = {
  [Name in keyof Of & string as NamesOf<Name, Of[Name]>]?: NonNullable<ReturnType<Of[Name]['read']>>;
};

/** The filters of a list, for `useListFilters`. */
export interface ListFilters<Of extends Fields> {
  fields: Of;
  reads: Reads;
  /** Returns the filters in an address; takes the query string, including `?`. */
  at: (search: string) => ValuesOf<Of>;
}

/** Declares the filters of a list, the most used first. Call it outside of components. */
export function listFilters<Of extends Fields>(fields: Of): ListFilters<Of> {
  const reads: Reads = Object.fromEntries(
    Object.entries(fields).flatMap(([name, filter]) =>
      namesOf(name, filter).map((parameter) => [parameter, filter.read]),
    ),
  );
  return { fields, reads, at: (search) => filtersAt(new URLSearchParams(search), reads) as ValuesOf<Of> };
}
