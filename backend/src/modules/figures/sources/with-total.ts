import { ALL } from '../figure.schemas.js';
import type { FigureRow } from './figure-source.js';

/** Adds two sets of values, field by field. */
export function added(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const sums = { ...one };
  for (const [field, value] of Object.entries(other)) sums[field] = (sums[field] ?? 0) + value;
  return sums;
}

/** Adds the row of the whole platform to the rows of its owners. */
export const withTotal = (rows: FigureRow[]): FigureRow[] => [
  ...rows,
  { key: ALL, values: rows.reduce((sums, { values }) => added(sums, values), {}) },
];
