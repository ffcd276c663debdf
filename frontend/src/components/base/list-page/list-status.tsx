import { VisuallyHidden } from '@mantine/core';
import { formatNumber } from '../../../lib/format';
import { texts } from '../components.texts';
import type { Listed, RowMark } from './list.types';

interface ListStatusProps<Row> {
  rows: Row[] | undefined;
  rowName: (row: Row) => string;
  total: number;
  /** The number of the first row in the whole list. */
  first: number;
  /** The row that was just added, and its place among the rows. */
  arrived: { row: Row; place: number } | undefined;
  marks: ReadonlyMap<string, RowMark>;
}

/** Announces to screen readers which row was added, and what colleagues changed. */
export const ListStatus = <Row extends Listed>(props: ListStatusProps<Row>) => {
  const { rows, rowName, total, first, arrived, marks } = props;
  return (
    <>
      <VisuallyHidden role="status">
        {arrived &&
          texts.list.added(rowName(arrived.row), formatNumber(first + arrived.place), formatNumber(total))}
      </VisuallyHidden>
      <VisuallyHidden role="status" aria-label={texts.live.region}>
        {saidOf(rows, marks)}
      </VisuallyHidden>
    </>
  );
};

/** Sums up the marked rows for screen readers: '2 rows changed by Asha Rao'. */
function saidOf(rows: readonly Listed[] = [], marks: ReadonlyMap<string, RowMark>): string {
  const shown = rows.flatMap(({ _id }) => marks.get(_id) ?? []);
  const names = [...new Set(shown.map(({ who }) => who))];
  return shown.length ? texts.live.summary(shown.length, names.join(', ')) : '';
}
