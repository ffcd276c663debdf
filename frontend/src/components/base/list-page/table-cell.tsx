import { Skeleton } from '@mantine/core';
import { Clip } from '../clip';
import classes from './list-table.module.css';
import type { Column } from './list.types';

/** What a cell shows of a row. `more`: the columns that are folded into this cell. */
export const TableCell = <Row,>({
  column,
  record,
  more,
}: {
  column: Column<Row>;
  record: Row;
  more: Column<Row>[];
}) => (
  <>
    <Value column={column} record={record} />
    {more.length > 0 && (
      <dl className={classes.folded}>
        {more.map((one) => (
          <div key={one.title}>
            <dt data-quiet={(!one.align && !one.minor) || undefined}>{one.title}</dt>
            <dd>
              <Value column={one} record={record} />
            </dd>
          </div>
        ))}
      </dl>
    )}
  </>
);

function Value<Row>({ column, record }: { column: Column<Row>; record: Row }) {
  const value = column.value(record);
  return typeof value === 'string' ? <Clip>{value}</Clip> : value;
}

/** A placeholder for a value while the rows load. */
export const Shape = ({ picture }: { picture: boolean }) =>
  picture ? <Skeleton className={classes.shape} /> : <Skeleton width="70%" height={12} />;
