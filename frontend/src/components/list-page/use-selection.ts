import { useState } from 'react';
import type { Listed, RowSelection } from './list.types';

/**
 * The rows that are chosen on the page that is shown: another page, search or filter (`key`) begins with none, and a row that
 * has gone is no longer chosen.
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
  /** Takes these out, whatever has been chosen since. */
  const drop = (gone: readonly string[]) =>
    setChosen((now) => ({ ...now, ids: now.ids.filter((id) => !gone.includes(id)) }));
  return { selected, selection, drop };
}
