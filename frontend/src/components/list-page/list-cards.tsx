import { NativeSelect, Skeleton } from '@mantine/core';
import { texts } from '../components.texts';
import classes from './list-cards.module.css';
import type { Column, Listed, RowsProps } from './list.types';
import { RowActions } from './row-actions';

/** The rows of a list on a phone. */
export function ListCards<Row extends Listed>(props: RowsProps<Row>) {
  const { columns, rows, actions } = props;
  return (
    <>
      <SortChoice {...props} />
      <ul className={classes.cards}>
        {rows?.map((row) => (
          <li key={row._id} className={classes.card}>
            <Card row={row} columns={columns} />
            {actions && <RowActions actions={actions(row)} name={props.rowName(row)} />}
          </li>
        )) ??
          Array.from({ length: props.limit }, (_, index) => (
            <li key={index} className={classes.card}>
              <Skeleton height={130} className={classes.waiting} />
            </li>
          ))}
      </ul>
    </>
  );
}

function Card<Row>({ row, columns }: { row: Row; columns: Column<Row>[] }) {
  const place = (card: Column<Row>['card']) => columns.find((column) => column.card === card);
  const [picture, title, badge] = [place('picture'), place('title'), place('badge')];
  return (
    <>
      <div className={classes.head}>
        {picture?.value(row)}
        <div className={classes.names}>
          <div className={classes.title}>{title?.value(row)}</div>
          {badge?.value(row)}
        </div>
      </div>
      <dl className={classes.pairs}>
        {columns
          .filter(({ card }) => !card)
          .map((column) => (
            <div key={column.title}>
              <dt>{column.title}</dt>
              <dd>{column.value(row)}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

/** What the column heads do in the table. */
function SortChoice<Row>({ columns, sort, onSort }: RowsProps<Row>) {
  const choices = columns.flatMap(({ sort: field, title }) =>
    field
      ? [
          { value: field, label: texts.list.ascending(title) },
          { value: `-${field}`, label: texts.list.descending(title) },
        ]
      : [],
  );
  if (!choices.length) return null;
  return (
    <div className={classes.sort}>
      <NativeSelect
        size="sm"
        aria-label={texts.list.sortBy}
        data={[{ value: '', label: texts.list.unsorted }, ...choices]}
        value={sort ?? ''}
        onChange={({ currentTarget }) => onSort(currentTarget.value || undefined)}
      />
    </div>
  );
}
