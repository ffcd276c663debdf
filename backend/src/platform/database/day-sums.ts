import type { Model, QueryFilter, Types } from 'mongoose';
import { type Calendar, dayAfter } from '../../core/days.js';
import { withinTime } from './time-limit.js';

/** More records are not summed, so that a page answers within its time. */
const MOST_SUMMED = 10_000;

interface Dated {
  _id: Types.ObjectId;
  createdAt: Date;
}

interface Summed<T, Name extends string> {
  /** The records of the page, in the order of their times. */
  rows: readonly T[];
  /** Returns the filter of the list for records of these times. */
  within: (createdAt: { $gte: Date; $lt: Date }) => QueryFilter<T>;
  /** The expression of each sum. */
  sums: Record<Name, unknown>;
  /** The days that are summed: those of the day filters. */
  calendar: Calendar;
  /** The filters of the list that limit the time of the read. */
  filters?: readonly string[] | undefined;
}

/** A day of a page. The count and the sums are null when the days of the page hold more than 10,000 records. */
export type DaySum<Name extends string> = {
  day: string;
  /** The first record of the day on the page, as its _id. */
  before: string;
  count: number | null;
} & Record<Name, number | null>;

/**
 * Returns count and sums of each day on a page: of all records of the day that match the list, also of those on other
 * pages. Reads no more than the days of the page.
 */
export async function daySums<T extends Dated, Name extends string>(
  model: Model<T>,
  { rows, within, sums, calendar, filters }: Summed<T, Name>,
): Promise<DaySum<Name>[]> {
  const firsts = new Map<string, string>();
  for (const { _id, createdAt } of rows) {
    const day = calendar.dayOf(createdAt);
    if (!firsts.has(day)) firsts.set(day, _id.toHexString());
  }
  const days = [...firsts.keys()].sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const createdAt = {
    $gte: calendar.startOf(first),
    $lt: calendar.startOf(dayAfter(last)),
  };
  // The number of the day among the days of the page: the days that have begun, without the first.
  const number = days
    .slice(1)
    .map((day) => ({ $cond: [{ $gte: ['$createdAt', calendar.startOf(day)] }, 1, 0] }));
  const names = Object.keys(sums) as Name[];
  const group = Object.fromEntries(names.map((name) => [name, { $sum: sums[name] as object }]));
  type Group = { _id: number; count: number } & Record<Name, number>;
  const groups = await withinTime(filters, (time) =>
    model.aggregate<Group>(
      [
        { $match: within(createdAt) },
        { $limit: MOST_SUMMED + 1 },
        { $group: { _id: { $add: [0, ...number] }, count: { $sum: 1 }, ...group } },
      ],
      time,
    ),
  );
  const isWhole = groups.reduce((total, { count }) => total + count, 0) <= MOST_SUMMED;
  return [...firsts].map(([day, before]) => {
    const found = groups.find(({ _id }) => _id === days.indexOf(day));
    const value = (name: 'count' | Name) => (isWhole ? Number(found?.[name] ?? 0) : null);
    const shown = Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, number | null>;
    return { day, before, count: value('count'), ...shown };
  });
}
