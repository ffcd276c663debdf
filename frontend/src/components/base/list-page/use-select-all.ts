import { useState } from 'react';
import type { Listed, RowSelection } from './list.types';
import { useSelection } from './use-selection';

interface SelectAllOptions<Row> {
  /** What the list shows in addition to its filters: page, sort. Another page starts without selected rows. */
  key: string;
  /** The search and the filters. Another filter ends the selection of everything. */
  filter: object;
  rows: Row[] | undefined;
  total: number;
  /** Returns whether a row can be selected. */
  can?: ((row: Row) => boolean) | undefined;
}

/** The selected rows of a page, or everything that matches the filters. */
export interface SelectAll<Row> {
  isAll: boolean;
  count: number;
  selected: Row[];
  selection: RowSelection<Row>;
  drop: (ids: readonly string[]) => void;
  clear: () => void;
  selectAll: () => void;
  /** Whether the filters match more than the page shows. */
  hasMore: boolean;
}

/** Manages the selected rows of a page, and the selection of everything that matches the filters. */
export function useSelectAll<Row extends Listed>({
  key,
  filter,
  rows = [],
  total,
  can,
}: SelectAllOptions<Row>): SelectAll<Row> {
  const scope = JSON.stringify(filter);
  const { selected, selection, drop } = useSelection(`${scope} ${key}`, rows, can);
  const [allOf, setAllOf] = useState<string>();
  const isAll = allOf === scope && total > 0;
  function onChange(ids: string[]) {
    setAllOf(undefined);
    selection.onChange(ids);
  }
  const selectable = can ? rows.filter(can) : rows;
  return {
    isAll,
    count: isAll ? total : selected.length,
    selected,
    selection: {
      ...selection,
      ids: isAll ? selectable.map(({ _id }) => _id) : selection.ids,
      onChange,
    },
    drop,
    clear: () => onChange([]),
    selectAll: () => setAllOf(scope),
    hasMore: total > rows.length,
  };
}
