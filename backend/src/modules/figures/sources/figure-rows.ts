import { ALL } from '../figure.schemas.js';
import type { FigureRow, Values } from './figure-source.js';

/** Adds two sets of values, field by field. */
export function added(one: Values, other: Values): Values {
  const sums = { ...one };
  for (const [field, value] of Object.entries(other)) sums[field] = (sums[field] ?? 0) + value;
  return sums;
}

/** Adds the row of the whole platform to the rows of its owners. */
export const withTotal = (rows: FigureRow[]): FigureRow[] => [
  ...rows,
  { key: ALL, values: rows.reduce((sums, { values }) => added(sums, values), {}) },
];

/** Returns the earliest date of these records. */
export async function firstOf(reads: Promise<{ createdAt: Date } | null>[]): Promise<Date | undefined> {
  const times = (await Promise.all(reads)).flatMap((record) => (record ? [record.createdAt.getTime()] : []));
  return times.length ? new Date(Math.min(...times)) : undefined;
}

/** Collects the values of owners and of the whole platform. */
export class FigureRows {
  private readonly rows = new Map<string, FigureRow>([[ALL, { key: ALL, values: {} }]]);

  /** `of` names the owner within which the key is counted. */
  add(key: string, values: Values, of?: string): void {
    const name = of ? `${of} ${key}` : key;
    const sums = added(this.rows.get(name)?.values ?? {}, values);
    this.rows.set(name, { key, values: sums, ...(of && { of }) });
  }

  list(): FigureRow[] {
    return [...this.rows.values()];
  }
}
