import { Skeleton, Table, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import clsx from 'clsx';
import {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type DataTableRowExpansionProps,
} from 'mantine-datatable';
import { Fragment, useCallback, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '../../lib/format';
import { nextSort } from '../../lib/list-state';
import { fullAddress } from '../../lib/view';
import { Clip } from '../clip';
import { texts } from '../components.texts';
import { columnId } from './chosen-columns';
import { DayRow } from './day-caption';
import { ExpandButton } from './expand-button';
import type { ShownDay } from './list-days';
import classes from './list-table.module.css';
import {
  thumbColumn,
  type ChosenColumn,
  type Column,
  type Listed,
  type RowExpansion,
  type RowSelection,
  type RowsProps,
} from './list.types';
import { RowActions } from './row-actions';
import { presenceId, RowTags } from './row-tag';
import { SCROLLS, SERIAL, useFolded } from './use-folded';
import { WidthEdge } from './width-edge';

/** A row of the table: a record, or a placeholder while the records load. */
interface TableRow<Row> {
  key: string;
  number: number;
  record?: Row;
}

export function ListTable<Row extends Listed>(props: RowsProps<Row>) {
  const { rows, limit, first, actions, expansion, current, handle, dragged, settled } = props;
  const table = useRef<HTMLTableElement>(null);
  const keepTable = useCallback((element: HTMLTableElement | null) => {
    table.current = element;
  }, []);
  const folded = useFolded(table, props.columns, actions !== undefined, rows);
  const navigate = useNavigate();
  const records: TableRow<Row>[] = rows
    ? rows.map((record, index) => ({ key: record._id, number: first + index, record }))
    : Array.from({ length: limit }, (_, index) => ({ key: String(index), number: first + index }));

  const scrolls = folded.has(SCROLLS);
  const columns: DataTableColumn<TableRow<Row>>[] = [
    ...(expansion ? [expandColumn(expansion, props)] : []),
    ...(handle ? [handleColumn(handle)] : []),
    ...(folded.has(SERIAL) ? [] : [serialColumn<Row>(props)]),
    ...props.columns.flatMap((column, index) =>
      folded.has(index) ? [] : [tableColumn(column, props, below(props.columns, index, folded))],
    ),
  ];
  if (actions)
    columns.push({
      accessor: 'actions',
      ...(scrolls && { pinned: 'right' }),
      title: texts.list.action,
      textAlign: 'right',
      cellsClassName: clsx(classes.actions),
      render: ({ record }) => {
        if (!record) return null;
        const decided = settled?.get(record._id);
        return decided === undefined ? (
          <RowActions actions={actions(record)} name={props.rowName(record)} />
        ) : (
          <span className={classes.decided}>{decided}</span>
        );
      },
    });

  const last = columns.pop();
  if (last) columns.push(tagged(last, props));
  if (scrolls) pinNames(columns);

  /** Opens a row on a click, as its first button does. Ignores clicks on controls and clicks that select text. */
  function open(record: Row | undefined, event: MouseEvent) {
    const { target } = event;
    if (!record || !(target instanceof Element)) return;
    if (target.closest('a, button, input, label, [role="dialog"]') || window.getSelection()?.toString())
      return;
    current?.onChange(record._id);
    const to = actions?.(record)[0]?.to;
    if (expansion) expansion.onToggle(record._id);
    // Ctrl or Cmd opens a new tab, as with a link.
    else if (to && (event.ctrlKey || event.metaKey)) window.open(fullAddress(to), '_blank', 'noopener');
    else if (to) void navigate(to);
  }
  return (
    <DataTable
      records={records}
      columns={columns}
      idAccessor="key"
      highlightOnHover={rows !== undefined}
      tableRef={keepTable}
      verticalSpacing={4}
      horizontalSpacing={props.dense ? 6 : props.selection ? 'xs' : 'md'}
      className={clsx(classes.table, scrolls && classes.scrolls, settled && classes.decides)}
      classNames={{ header: clsx(classes.header) }}
      rowClassName={({ key }) =>
        clsx(
          (actions || expansion) && classes.opens,
          props.people?.has(key) && classes.opened,
          key === current?.id && classes.current,
          key === dragged && classes.dragged,
          settled?.has(key) && classes.settled,
          key === props.marked && classes.marked,
          props.marks.has(key) && classes.changed,
        )
      }
      customRowAttributes={({ key, record }) =>
        settled?.has(key) ? { 'data-settled': key, inert: true } : { 'data-row': record?._id }
      }
      onRowClick={({ record, event }) => open(record.record, event)}
      {...(props.days && {
        rowFactory: withDays<Row>(props.days, columns.length + (props.selection ? 1 : 0)),
      })}
      {...(props.selection && selectionProps(records, props.selection, props))}
      {...(expansion && { rowExpansion: expanded(expansion) })}
    />
  );
}

type RowFactory<Row> = NonNullable<DataTableProps<TableRow<Row>>['rowFactory']>;

/** Renders each row, below its day if it is the first row of the day. */
const withDays =
  <Row,>(days: readonly ShownDay[], columns: number): RowFactory<Row> =>
  ({ record: { key }, rowProps, children, expandedElement }) => {
    const day = days.find(({ before }) => before === key);
    return (
      <Fragment key={key}>
        {day && <DayRow day={day} columns={columns} />}
        <Table.Tr {...rowProps}>{children}</Table.Tr>
        {expandedElement}
      </Fragment>
    );
  };

/** Keeps the first column, and the controls before it, in view while the table scrolls sideways. */
function pinNames<Row>(columns: DataTableColumn<TableRow<Row>>[]) {
  const first = columns.findIndex(({ accessor }) => String(accessor).startsWith(columnId('')));
  for (const column of columns.slice(0, first + 1)) column.pinned = 'left';
}

const expanded = <Row extends Listed>({
  open,
  content,
}: RowExpansion<Row>): DataTableRowExpansionProps<TableRow<Row>> => ({
  trigger: 'never',
  expanded: { recordIds: open ? [open] : [] },
  collapseProps: { transitionDuration: 0 },
  content: ({ record: { record } }) => record && content(record),
});

const handleColumn = <Row extends Listed>(
  handle: NonNullable<RowsProps<Row>['handle']>,
): DataTableColumn<TableRow<Row>> => ({
  accessor: 'handle',
  title: <VisuallyHidden>{texts.arrange.order}</VisuallyHidden>,
  width: 44,
  cellsClassName: clsx(classes.tight),
  render: ({ record }) => record && handle(record),
});

const expandColumn = <Row extends Listed>(
  { open, onToggle, label }: RowExpansion<Row>,
  { rowName, people }: Pick<RowsProps<Row>, 'rowName' | 'people'>,
): DataTableColumn<TableRow<Row>> => ({
  accessor: 'expand',
  title: <VisuallyHidden>{label}</VisuallyHidden>,
  width: 36,
  render: ({ record }) =>
    record && (
      <ExpandButton
        id={record._id}
        label={`${label}: ${rowName(record)}`}
        open={open === record._id}
        describedBy={people?.has(record._id) ? presenceId(record._id) : undefined}
        onToggle={onToggle}
      />
    ),
});

const serialColumn = <Row extends Listed>({
  dense,
  selection,
}: RowsProps<Row>): DataTableColumn<TableRow<Row>> => ({
  accessor: 'number',
  title: texts.list.serial,
  width: dense ? 34 : selection ? 44 : 56,
  render: ({ number }) => formatNumber(number),
});

/** Returns the folded columns if this column names the row: their values are shown below the name. */
function below<Row>(columns: Column<Row>[], index: number, folded: ReadonlySet<number>): Column<Row>[] {
  const naming = Math.max(
    0,
    columns.findIndex(({ card }) => card === 'title'),
  );
  return index === naming ? columns.filter(({ width }, at) => width !== thumbColumn && folded.has(at)) : [];
}

/** Uses the table's own checkboxes, which select a range with Shift. */
function selectionProps<Row extends Listed>(
  records: TableRow<Row>[],
  { ids, can, onChange }: RowSelection<Row>,
  { rowName, settled }: Pick<RowsProps<Row>, 'rowName' | 'settled'>,
) {
  const selectable = ({ key, record }: TableRow<Row>) =>
    record !== undefined && !settled?.has(key) && (can?.(record) ?? true);
  return {
    selectedRecords: records.filter(({ key }) => ids.includes(key)),
    onSelectedRecordsChange: (chosen: TableRow<Row>[]) => onChange(chosen.map(({ key }) => key)),
    isRecordSelectable: selectable,
    allRecordsSelectionCheckboxProps: {
      'aria-label': texts.list.selectAll,
      disabled: !records.some(selectable),
    },
    getRecordSelectionCheckboxProps: ({ record }: TableRow<Row>) => ({
      'aria-label': record && texts.list.select(rowName(record)),
    }),
  };
}

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
    render: ({ record }) => {
      if (!record) return <Shape picture={column.card === 'picture'} />;
      return (
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
    },
  };
}

function Value<Row>({ column, record }: { column: Column<Row>; record: Row }) {
  const value = column.value(record);
  return typeof value === 'string' ? <Clip>{value}</Clip> : value;
}

const Shape = ({ picture }: { picture: boolean }) =>
  picture ? <Skeleton className={classes.shape} /> : <Skeleton width="70%" height={12} />;

interface SortHeadProps {
  title: string;
  field: string;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
}

/**
 * A button inside the column head. The table's own sorting turns the head itself into a button and hides its role as a
 * column head.
 */
function SortHead({ title, field, sort, onSort }: SortHeadProps) {
  const state = sort === field ? 'up' : sort === `-${field}` ? 'down' : undefined;
  const Icon = state === 'up' ? IconArrowUp : state === 'down' ? IconArrowDown : IconArrowsSort;
  const spoken = { up: texts.list.ascending(title), down: texts.list.descending(title) };
  return (
    <button
      type="button"
      className={classes.sort}
      data-on={state}
      aria-label={state ? spoken[state] : undefined}
      onClick={() => onSort(nextSort(sort, field))}
    >
      {title}
      <Icon size={14} aria-hidden />
    </button>
  );
}
