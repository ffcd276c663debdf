import { texts, wordOf } from './catalogues.texts';

/** The words of the filter by whether the app shows the records. */
export const byShown = { shown: [texts.shown.column, texts.shown.states] } as const;

/** The words of the filters of every catalogue: whether the app shows the records, and the days on which they were added. */
export const common = { ...byShown, created: texts.created };

/** The words of the filters of a catalogue of levels. */
export const byLevel = { level: texts.columns.level, ...common };

/** The words of a filter by one of the API's upper-case values. */
export const byWord = <const Value extends string>(label: string, values: readonly Value[]) =>
  [
    label,
    Object.fromEntries(values.map((value) => [value, wordOf(value)])) as Record<Value, string>,
  ] as const;
