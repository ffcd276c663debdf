import { Button } from '@mantine/core';
import { useFilters } from '../../../lib/use-filters';
import { texts } from '../components.texts';
import { FilterBar } from './filter-bar';
import type { ListFilters, Shapes, ValuesOf } from './list-filters';

/** What a list needs of its filters in addition to their values. */
export type ListNarrowing = Omit<ReturnType<typeof useListFilters>, 'values'>;

/** The declared filters of a list: their values in the address, and the bar that changes them. */
export function useListFilters<Of extends Shapes>({ reads, fields }: ListFilters<Of>) {
  const { values, filtered, change, clear } = useFilters(reads);
  return {
    values: values as ValuesOf<Of>,
    filtered,
    filterBar: <FilterBar fields={fields} values={values} onChange={change} onClear={clear} />,
    /** Returns the text of the empty list. While a filter is set, it says so and offers to clear the filters. */
    emptyOr: <Empty extends object | undefined>(empty: Empty) =>
      filtered
        ? {
            ...texts.filters.none,
            action: (
              <Button variant="default" onClick={clear}>
                {texts.filters.clear}
              </Button>
            ),
          }
        : empty,
  };
}
