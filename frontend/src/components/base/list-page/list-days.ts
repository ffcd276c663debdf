import { formatDay, formatNumber } from '../../../lib/format';
import { texts } from '../components.texts';

/** A day on the page of a list, as the API answers it. */
export interface ListDay {
  day: string;
  /** The _id of the first row of the day on the page. */
  before: string;
  /** The number of records of the day, on all pages; null: too many to count and sum. */
  count: number | null;
}

/** The sums of a day that a list shows, declared next to its columns. */
export type DaySums<Day extends ListDay> = readonly {
  title: string;
  value: (day: Day) => number | null;
  /** Formats the value; without it, as a number. */
  shown?: (value: number) => string;
}[];

/** A day as the rows show it. */
export interface ShownDay {
  before: string;
  title: string;
  count: string;
  sums: { title: string; value: string }[];
}

/** Returns the days that the rows of a list show; undefined while the list is not in the order of time. */
export const shownDays = <Day extends ListDay>(
  days: readonly Day[] | undefined,
  sums: DaySums<Day>,
): ShownDay[] | undefined =>
  days?.map((day) => ({
    before: day.before,
    title: formatDay(day.day),
    count:
      day.count === null ? texts.list.daysTooMany : texts.list.dayEntries(day.count, formatNumber(day.count)),
    sums: sums.flatMap(({ title, value, shown = formatNumber }) => {
      const sum = value(day);
      return sum === null ? [] : [{ title, value: shown(sum) }];
    }),
  }));
