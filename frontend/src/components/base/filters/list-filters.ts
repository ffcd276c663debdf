import { isCalendarDay } from '../../../lib/days';
import { priceOf, wholeOf } from '../../../lib/typed-number';
import { filtersAt, oneOf, type Reads } from '../../../lib/use-filters';
import { texts } from '../components.texts';
import type { Picker } from './picker.types';
import { useMayPick } from './use-may-pick';

/** The label of each value, by the text of the value in the address. */
export type Choices = Record<string, string>;

interface Filter {
  label: string;
  /** Reads a value from the address or from typed text; undefined if the text is no valid value. */
  read: (text: string) => unknown;
  /**
   * A hook, because the choices of some filters are records, which it reads when they are needed: all of them, or the one
   * that the `value` names. Other kinds have no choices.
   */
  useChoices: (needed: boolean, value?: string) => Choices;
}
const none: Choices = {};

export interface ChoiceFilter extends Filter {
  kind: 'choice';
  /** The parameters of other filters that a change of this filter unsets. */
  clears?: readonly string[] | undefined;
}

interface TextFilter extends Filter {
  kind: 'text';
  maxLength: number;
}

export interface PickedFilter extends Filter {
  kind: 'picked';
  maxLength: number;
  picker: Picker;
}

/** A filter that only links set: the list names it and can clear it. */
interface LinkedFilter extends Filter {
  kind: 'linked';
  nameOf: (value: string) => string;
}

interface RangeFilter extends Filter {
  kind: 'numbers' | 'days';
  /** The parameters of its start and its end. */
  names: readonly [string, string];
}

export type ListFilter = ChoiceFilter | TextFilter | PickedFilter | LinkedFilter | RangeFilter;
export type Fields = Record<string, ListFilter>;

/** What the document says about a filter of a list (`usersList` in api/users.lists.gen.ts). */
type Shape =
  | { kind: 'flag' }
  | { kind: 'number' }
  | { kind: 'record'; refers?: string }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'text'; maxLength: number; refers?: string }
  | { kind: 'numbers' | 'decimals'; names: readonly [string, string] }
  | { kind: 'days'; names: readonly [string, string] };
export type Shapes = Record<string, Shape>;

type ChoicesOf<Of> = Of extends { kind: 'flag' }
  ? Record<'true' | 'false', string>
  : Of extends { kind: 'choice'; values: readonly (infer Value extends string)[] }
    ? Partial<Record<Value, string>>
    : Choices;

/** What a choice needs besides its label and its choices: the parameters of other filters that a change unsets. */
interface MoreOfChoice {
  clears?: readonly string[];
}

/**
 * The words of a filter: its label, and what its values are called. A filter that refers to a kind of records has a
 * picker of the kind. The choices of another filter by a record are a hook that returns the titles of the records by id.
 * A text with choices is offered as a choice.
 */
type WordsOf<Of> =
  | (Of extends { refers: infer Kind extends string }
      ? readonly [label: string, picker: Picker<Kind>]
      :
          | (Of extends { kind: 'record' } ? never : string)
          | readonly [label: string, choices: ChoicesOf<Of> | Filter['useChoices'], more?: MoreOfChoice])
  | LinkedFilter;

/** The words of the filters of a list, in their order; false: the screen does not offer the filter. */
export type Words<Of extends Shapes> = { readonly [Name in keyof Of]: WordsOf<Of[Name]> | false };

/** The filters of a list that have words. */
type Offered<Of extends Shapes, Named> = {
  [Name in keyof Of & keyof Named as Named[Name] extends false ? never : Name]: Of[Name];
};

const MAX_CHARACTERS = 100;
const upTo = (maxLength: number) => (text: string) =>
  text.trim() && text.length <= maxLength ? text.trim() : undefined;

/** A filter that only links set; `nameOf` returns what its chip says. */
export const linked = (nameOf: (value: string) => string): LinkedFilter => ({
  kind: 'linked',
  label: '',
  read: upTo(MAX_CHARACTERS),
  useChoices: () => none,
  nameOf,
});

/** The longest number that people type, with separators. */
const MAX_NUMBER_CHARACTERS = 12;

const RANGES = {
  numbers: { kind: 'numbers', read: wholeOf },
  decimals: { kind: 'numbers', read: priceOf },
  days: { kind: 'days', read: (day: string) => (isCalendarDay(day) ? day : undefined) },
} as const;

/** Returns the filter of this shape with these words. */
function filterOf(shape: Shape, words: WordsOf<Shape>): ListFilter {
  if (typeof words === 'object' && 'nameOf' in words) return words;
  if (isPicked(words)) return pickedOf(shape, words);
  const [label, given, more] = typeof words === 'string' ? [words] : words;
  const choices = shape.kind === 'flag' ? (given ?? texts.filters.flag) : given;
  const useChoices = typeof choices === 'function' ? choices : () => (choices ?? none) as Choices;
  const named = { label, useChoices };
  switch (shape.kind) {
    case 'flag':
      return { ...named, kind: 'choice', read: (text) => FLAGS.get(text) };
    case 'record':
      return { ...named, kind: 'choice', read: idIn };
    case 'number':
      return { ...named, kind: 'text', read: wholeOf, maxLength: MAX_NUMBER_CHARACTERS };
    case 'choice':
    case 'text': {
      if (typeof choices === 'object') return { ...named, ...more, kind: 'choice', read: oneOf(choices) };
      const maxLength = shape.kind === 'text' ? shape.maxLength : MAX_CHARACTERS;
      return { ...named, kind: 'text', read: upTo(maxLength), maxLength };
    }
    default:
      return { ...named, ...RANGES[shape.kind], names: shape.names };
  }
}
const idIn = (text: string) => (/^[0-9a-f]{24}$/.test(text) ? text : undefined);

type Picked = readonly [label: string, picker: Picker];
const isPicked = (words: WordsOf<Shape> | Picked): words is Picked =>
  Array.isArray(words) && typeof words[1] === 'object' && 'refers' in words[1];

function pickedOf(shape: Shape, [label, picker]: Picked): PickedFilter {
  const maxLength = shape.kind === 'text' ? shape.maxLength : MAX_CHARACTERS;
  return {
    ...{ kind: 'picked', label, maxLength, picker },
    read: shape.kind === 'record' ? idIn : upTo(maxLength),
    useChoices: (needed, value = '') => {
      const name = picker.useName(useMayPick(picker) && needed && value ? value : undefined);
      return name ? { [value]: name } : none;
    },
  };
}
const FLAGS = new Map([
  ['true', true],
  ['false', false],
]);

/** The names of a filter's parameters: its own name, or those of its start and its end. */
export const namesOf = (name: string, filter: ListFilter): readonly string[] =>
  filter.kind === 'numbers' || filter.kind === 'days' ? filter.names : [name];

type ParametersOf<Name, Of> = Of extends { names: readonly (infer Parameter extends string)[] }
  ? Parameter
  : Name;
type ValueOf<Of> = Of extends { kind: 'flag' }
  ? boolean
  : Of extends { kind: 'number' | 'numbers' | 'decimals' }
    ? number
    : Of extends { kind: 'choice'; values: readonly (infer Value)[] }
      ? Value
      : string;

/** The values of filters by the names of their parameters. */
export type ValuesOf<Of extends Shapes> = {
  [Name in keyof Of & string as ParametersOf<Name, Of[Name]>]?: ValueOf<Of[Name]>;
};

/** The filters of a list, for `useListFilters`. */
export interface ListFilters<Of extends Shapes> {
  fields: Fields;
  reads: Reads;
  /** Returns the filters in an address; takes the query string, including `?`. */
  at: (search: string) => ValuesOf<Of>;
}

/**
 * Returns the filters that a list offers: what the document says about them, and their words, the most used first. Call
 * it outside of components.
 */
export function listFilters<Of extends Shapes, Named extends Words<Of>>(
  { filters: shapes }: { filters: Of },
  words: Named & Record<Exclude<keyof Named, keyof Of>, never>,
): ListFilters<Offered<Of, Named>> {
  const said = words as Record<string, WordsOf<Shape> | false>;
  const fields: Fields = Object.fromEntries(
    Object.entries(said).flatMap(([name, ofFilter]) => {
      const shape = shapes[name];
      return shape && ofFilter ? [[name, filterOf(shape, ofFilter)]] : [];
    }),
  );
  const reads: Reads = Object.fromEntries(
    Object.entries(fields).flatMap(([name, filter]) =>
      namesOf(name, filter).map((parameter) => [parameter, filter.read]),
    ),
  );
  return {
    fields,
    reads,
    at: (search) => filtersAt(new URLSearchParams(search), reads) as ValuesOf<Offered<Of, Named>>,
  };
}
