import { choice, dayRange, flag, listFilters, numberRange } from '../../../components/filters/list-filters';
import { texts, wordOf } from './catalogues.texts';

const byShown = { shown: flag(texts.shown.column, texts.shown.states) };

/** The filters of every catalogue: whether the app shows the records, and the days on which they were added. */
export const common = { ...byShown, created: dayRange(texts.created) };

/** The filter of a catalogue whose records are made at startup. */
export const shownFilters = listFilters(byShown);

/** The filters of a catalogue without a price, level or type. */
export const commonFilters = listFilters(common);

export const levelFilters = listFilters({ level: numberRange(texts.columns.level), ...common });

/** A filter by one of the API's upper-case values. */
export const byWord = <const Value extends string>(label: string, values: readonly Value[]) =>
  choice(label, Object.fromEntries(values.map((value) => [value, wordOf(value)])) as Record<Value, string>);
