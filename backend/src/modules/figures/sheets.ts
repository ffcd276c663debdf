// The figures of all owners on one day in a few kilobytes, so that months of thousands of owners are read at once.
import type { mongo } from 'mongoose';
import { ALL, type FigureSheet } from './figure.schemas.js';
import type { FigureRow } from './sources/figure-source.js';

/** A sheet as the database returns it. */
export type StoredSheet = Pick<FigureSheet, '_id' | 'day' | 'of' | 'keys'> & {
  columns: Record<string, mongo.Binary>;
};

/** Packs the rows of single owners, one sheet for each `of`. */
export function sheetsOf(rows: FigureRow[]): Pick<FigureSheet, 'of' | 'keys' | 'columns'>[] {
  const byOf = new Map<string, FigureRow[]>();
  for (const row of rows) {
    if (row.key === ALL) continue;
    const { of = ALL } = row;
    const owners = byOf.get(of);
    if (owners) owners.push(row);
    else byOf.set(of, [row]);
  }
  return [...byOf].map(([of, owners]) => {
    const fields = new Set(owners.flatMap(({ values }) => Object.keys(values)));
    const column = (field: string) =>
      Buffer.from(Float64Array.from(owners, ({ values }) => values[field] ?? 0).buffer);
    return {
      of,
      keys: owners.map(({ key }) => key).join(' '),
      columns: Object.fromEntries([...fields].map((field) => [field, column(field)])),
    };
  });
}

/** Returns the numbers of a column: a copy, because the bytes of a record need not begin where a number can. */
const numbersOf = ({ buffer }: mongo.Binary) => new Float64Array(new Uint8Array(buffer).buffer);

/** Returns the owners of a sheet and, by field, their values in the same order. */
export function columnsOf({ keys, columns }: Pick<StoredSheet, 'keys' | 'columns'>): {
  keys: string[];
  columns: Record<string, Float64Array>;
} {
  const entries = Object.entries(columns).map(([field, binary]) => [field, numbersOf(binary)] as const);
  return { keys: keys.split(' '), columns: Object.fromEntries(entries) };
}
