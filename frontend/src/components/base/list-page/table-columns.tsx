import { VisuallyHidden } from '@mantine/core';
import clsx from 'clsx';
import type { DataTableColumn } from 'mantine-datatable';
import { formatNumber } from '../../../lib/format';
import { texts } from '../components.texts';
import { columnId } from './chosen-columns';
import { DetailsButton } from './details-button';
import classes from './list-table.module.css';
import { thumbColumn, type ChosenColumn, type Column, type Listed, type RowsProps } from './list.types';
import { RowActions } from './row-actions';
import { presenceId, RowTags } from './row-tag';
import { SortHead } from './sort-head';
import { Shape, TableCell } from './table-cell';
import type { TableRow } from './table-row';
import { SCROLLS, SERIAL } from './use-folded';
import { WidthEdge } from './width-edge';

/** Returns the columns of the table: controls of the row, its number, values that fit, and its actions. */
export function tableColumns<Row extends Listed>(
  props: RowsProps<Row>,
  folded: ReadonlySet<number>,
): DataTableColumn<TableRow<Row>>[] {
  const { actions, handle } = props;
  const scrolls = folded.has(SCROLLS);
  const columns = [
    ...(handle ? [handleColumn(handle)] : []),
    ...(folded.has(SERIAL) ? [] : [serialColumn<Row>(props)]),
    ...props.columns.flatMap((column, index) =>
      folded.has(index) ? [] : [tableColumn(column, props, below(props.columns, index, folded))],
    ),
    ...(actions ? [actionsColumn(actions, props, scrolls)] : []),
  ];
  const first = columns.shift();
  if (first) columns.unshift(opening(first, props));
  const last = columns.pop();
  if (last) columns.push(tagged(last, props));
  if (scrolls) pinNames(columns);
  return columns;
}

/** Keeps the first column, and the controls before it, in view while the table scrolls sideways. */
function pinNames<Row>(columns: DataTableColumn<TableRow<Row>>[]) {
  const first = columns.findIndex(({ accessor }) => String(accessor).startsWith(columnId('')));
  for (const column of columns.slice(0, first + 1)) column.pinned = 'left';
}

const handleColumn = <Row extends Listed>(
  handle: NonNullable<RowsProps<Row>['handle']>,
): DataTableColumn<TableRow<Row>> => ({
  accessor: 'handle',
  title: <VisuallyHidden>{texts.arrange.order}</VisuallyHidden>,
  width: 44,
  cellsClassName: clsx(classes.tight),
  render: ({ record }) => record && handle(record),
});

/** Adds the button that opens the details of the row. */
const opening = <Row extends Listed>(
  column: DataTableColumn<TableRow<Row>>,
  { details, rowName, people }: Pick<RowsProps<Row>, 'details' | 'rowName' | 'people'>,
): DataTableColumn<TableRow<Row>> => ({
  ...column,
  render: (row, index) => (
    <>
      {details && row.record && (
        <DetailsButton
          id={row.key}
          name={rowName(row.record)}
          describedBy={people?.has(row.key) ? presenceId(row.key) : undefined}
          onOpen={details.onEnter}
        />
      )}
      {column.render?.(row, index)}
    </>
  ),
});

const serialColumn = <Row extends Listed>({
  dense,
  selection,
}: RowsProps<Row>): DataTableColumn<TableRow<Row>> => ({
  accessor: 'number',
  title: texts.list.serial,
  width: dense ? 34 : selection ? 40 : 48,
  cellsClassName: clsx(classes.serial),
  render: ({ number }) => formatNumber(number),
});

/** Returns the folded columns whose values are shown below the name, if this column names the row. */
function below<Row>(columns: Column<Row>[], index: number, folded: ReadonlySet<number>): Column<Row>[] {
  const naming = Math.max(
    0,
    columns.findIndex(({ card }) => card === 'title'),
  );
  const isShown = ({ width, minor }: Column<Row>) => width !== thumbColumn && minor !== 'details';
  return index === naming ? columns.filter((column, at) => folded.has(at) && isShown(column)) : [];
}

const actionsColumn = <Row extends Listed>(
  actions: NonNullable<RowsProps<Row>['actions']>,
  { settled, rowName }: Pick<RowsProps<Row>, 'settled' | 'rowName'>,
  pinned: boolean,
): DataTableColumn<TableRow<Row>> => ({
  accessor: 'actions',
  ...(pinned && { pinned: 'right' }),
  title: texts.list.action,
  textAlign: 'right',
  cellsClassName: clsx(classes.actions),
  render: ({ record }) => {
    if (!record) return null;
    const decided = settled?.get(record._id);
    return decided === undefined ? (
      <RowActions actions={actions(record)} name={rowName(record)} />
    ) : (
      <span className={classes.decided}>{decided}</span>
    );
  },
});

/** Adds the tags that say who has the record open, and who has just changed it. */
const tagged = <Row extends Listed>(
  column: DataTableColumn<TableRow<Row>>,
  { marks, people }: Pick<RowsProps<Row>, 'marks' | 'people'>,
): DataTableColumn<TableRow<Row>> => ({
  ...column,
  cellsClassName: (row, index) =>
    clsx(
      classes.tagged,
      typeof column.cellsClassName === 'function' ? column.cellsClassName(row, index) : column.cellsClassName,
    ),
  render: (row, index) => (
    <>
      <RowTags id={row.key} mark={marks.get(row.key)} people={people?.get(row.key)} />
      {column.render?.(row, index)}
    </>
  ),
});

function tableColumn<Row>(
  column: ChosenColumn<Row>,
  { sort, onSort, onWidth }: Pick<RowsProps<Row>, 'sort' | 'onSort' | 'onWidth'>,
  more: Column<Row>[],
): DataTableColumn<TableRow<Row>> {
  const width = column.width ?? (column.card === 'picture' ? thumbColumn : undefined);
  return {
    accessor: columnId(column.field),
    title: (
      <>
        {column.sort ? (
          <SortHead title={column.title} field={column.sort} sort={sort} onSort={onSort} />
        ) : (
          column.title
        )}
        <WidthEdge title={column.title} onWidth={(next) => onWidth(column.field, next)} />
      </>
    ),
    ...(width !== undefined && { width }),
    ...(column.align === 'end' && { textAlign: 'right' }),
    cellsClassName: clsx(more.length > 0 && classes.naming, column.sized && classes.sized),
    render: ({ record }) =>
      record ? (
        <TableCell column={column} record={record} more={more} />
      ) : (
        <Shape picture={column.card === 'picture'} />
      ),
  };
}
