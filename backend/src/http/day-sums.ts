import { Flag, Optional } from './fields.js';
import { Shows, ShowsId } from './shown-fields.js';

/** The parameter that asks a list for the sums of the days on its page. */
export class DaySumsQuery {
  @Optional()
  @Flag({ description: 'true: the answer contains count and sums of each day on the page, as `days`' })
  daySums?: boolean;
}

/** A sum over a day: of all records of the day that match the list, also of those on other pages. */
export const ShowsDaySum = (description: string) =>
  Shows({
    type: 'integer',
    nullable: true,
    description: `${description}; null when the days of the page hold more than 10,000 records`,
  });

/** A day of the installation on the page of a list. */
export class ListDay {
  @Shows({ type: String, format: 'date', example: '2026-01-31' }) day: string;
  @ShowsId('The first record of the day on the page') before: string;
  @ShowsDaySum('Records') count: number | null;
}

/** Adds the days to the answer of a list. */
export const ShowsDays = (type: () => typeof ListDay) =>
  Shows({
    type: () => [type()],
    required: false,
    description: 'The days on the page, in its order; only with `daySums`, and only in the order of time',
  });
