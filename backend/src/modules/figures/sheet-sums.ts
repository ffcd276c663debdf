// Sums of packed days.
import type { OpenDays } from './sheet-books.js';
import type { Values } from './sources/figure-source.js';

/** Returns, by day, the sums of the asked fields over some owners. */
export function sumsByDay(
  { owners, sheets }: OpenDays,
  isOwn: (owner: string) => boolean,
  isAsked: (field: string) => boolean,
): Map<string, Values> {
  const isCounted = owners.map(isOwn);
  const sumOf = (positions: Uint32Array, column: Float64Array) =>
    column.reduce((sum, value, at) => (isCounted[positions[at] ?? -1] ? sum + value : sum), 0);
  return new Map(
    sheets.map(({ day, positions, columns }) => [
      day,
      Object.fromEntries(
        Object.keys(columns)
          .filter(isAsked)
          .map((field) => [field, sumOf(positions, columns[field] ?? new Float64Array())]),
      ),
    ]),
  );
}

/** Returns, by owner, the sums of the asked fields over all these days, without those that are 0. */
export function sumsByOwner(
  { owners, sheets }: OpenDays,
  isAsked: (field: string) => boolean,
): Map<string, Values> {
  const sums = new Map<string, Float64Array>();
  for (const { positions, columns } of sheets)
    for (const [field, column] of Object.entries(columns)) {
      if (!isAsked(field)) continue;
      const all = sums.get(field) ?? new Float64Array(owners.length);
      sums.set(field, all);
      for (const [at, position] of positions.entries())
        all[position] = (all[position] ?? 0) + (column[at] ?? 0);
    }
  const byOwner = new Map<string, Values>();
  for (const [field, all] of sums)
    for (const [position, owner] of owners.entries()) {
      const sum = all[position];
      if (sum) byOwner.set(owner, { ...byOwner.get(owner), [field]: sum });
    }
  return byOwner;
}
