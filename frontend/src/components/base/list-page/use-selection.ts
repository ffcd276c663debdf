import { useState } from 'react';
import type { Listed, RowSelection } from './list.types';

/**
 * Manages the selected rows of the current page. Another page, search or filter (`key`) starts without a selection, and
 * a row that disappears is deselected.
 */
export function useSelection<Row extends Listed>(
  key: string,
  rows: Row[] | undefined,
  can?: (row: Row) => boolean,
) {
  const [chosen, setChosen] = useState<{ key: string; ids: string[] }>({ key, ids: [] });
  const known = chosen.key === key ? chosen.ids : [];
  const selected = rows?.filter((row) => known.includes(row._id) && (can?.(row) ?? true)) ?? [];
  const selection: RowSelection<Row> = {
    ids: selected.map(({ _id }) => _id),
    onChange: (ids) => setChosen({ key, ids }),
    can,
  };
  /** Deselects these rows and keeps rows selected in the meantime. */
  const drop = (gone: readonly string[]) =>
    setChosen((now) => ({ ...now, ids: now.ids.filter((id) => !gone.includes(id)) }));
  return { selected, selection, drop };
}
