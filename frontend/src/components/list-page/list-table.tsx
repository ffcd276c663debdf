import { Skeleton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import clsx from 'clsx';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '../../lib/format';
import { nextSort } from '../../lib/list-state';
import { texts } from '../components.texts';
import { ExpandButton } from './expand-button';
import classes from './list-table.module.css';
import type { Column, Listed, RowExpansion, RowSelection, RowsProps } from './list.types';
import { RowActions } from './row-actions';

const WIDE = '(min-width: 90em)';

/** A row of the table: a record, or the shape of one that is on its way. */
interface TableRow<Row> {
  key: string;
  number: number;
  record?: Row;
}

export function ListTable<Row extends Listed>(props: RowsProps<Row>) {
  const { rows, limit, first, actions, expansion, current, handle, dragged } = props;
  const navigate = useNavigate();
  const records: TableRow<Row>[] = rows
    ? rows.map((record, index) => ({ key: record._id, number: first + index, record }))
    : Array.from({ length: limit }, (_, index) => ({ key: String(index), number: first + index }));

  const columns: DataTableColumn<TableRow<Row>>[] = [
    ...(expansion ? [expandColumn(expansion, props.rowName)] : []),
    ...(handle ? [handleColumn(handle)] : []),
    {
      accessor: 'number',
      title: texts.list.serial,
      width: props.dense ? 34 : props.selection ? 44 : 64,
      render: ({ number }) => formatNumber(number),
    },
    ...props.columns.map((column, index) => tableColumn(column, index, props)),
  ];
  if (actions)
    columns.push({
      accessor: 'actions',
      title: texts.list.action,
      textAlign: 'right',
      cellsClassName: classes.actions,
      render: ({ record }) => record && <RowActions actions={actions(record)} name={props.rowName(record)} />,
    });

  /** A click anywhere on a row opens it, as its first button does; not when it marks text or meets a control. */
  function open(record: Row | undefined, event: MouseEvent) {
    const target = event.target as Element;
    if (!record || target.closest('a, button, input, [role="dialog"]') || window.getSelection()?.toString())
      return;
    current?.onChange(record._id);
    const to = actions?.(record)[0]?.to;
    if (expansion) expansion.onToggle(record._id);
    else if (to) void navigate(to);
  }
  return (
    <DataTable
      records={records}
      columns={columns}
      idAccessor="key"
      highlightOnHover={rows !== undefined}
      verticalSpacing={7}
      horizontalSpacing={props.dense ? 6 : props.selection ? 'xs' : 'md'}
      className={clsx(classes.table, props.dense && classes.dense)}
      classNames={{ header: classes.header }}
      rowClassName={({ key }) =>
        clsx(
          (actions || expansion) && classes.opens,
          key === current?.id && classes.current,
          key === dragged && classes.dragged,
          key === props.marked && classes.marked,
        )
      }
      customRowAttributes={({ record }) => ({ 'data-row': record?._id })}
      onRowClick={({ record, event }) => open(record.record, event)}
      {...(props.selection && selectionProps(records, props.selection, props.rowName))}
      rowExpansion={
        expansion && {
          trigger: 'never',
          expanded: { recordIds: expansion.open ? [expansion.open] : [] },
          collapseProps: { transitionDuration: 0 },
          content: ({ record: { record } }) => record && expansion.content(record),
        }
      }
    />
  );
}

const handleColumn = <Row extends Listed>(
  handle: NonNullable<RowsProps<Row>['handle']>,
): DataTableColumn<TableRow<Row>> => ({
  accessor: 'handle',
  title: <VisuallyHidden>{texts.arrange.order}</VisuallyHidden>,
  width: 44,
  cellsClassName: classes.tight,
  render: ({ record }) => record && handle(record),
});

const expandColumn = <Row extends Listed>(
  { open, onToggle, label }: RowExpansion<Row>,
  rowName: (row: Row) => string,
): DataTableColumn<TableRow<Row>> => ({
  accessor: 'expand',
  title: <VisuallyHidden>{label}</VisuallyHidden>,
  width: 44,
  cellsClassName: classes.tight,
  render: ({ record }) =>
    record && (
      <ExpandButton
        id={record._id}
        label={`${label}: ${rowName(record)}`}
        open={open === record._id}
        onToggle={onToggle}
      />
    ),
});

/** The table's own boxes: they take a range with Shift. */
function selectionProps<Row extends Listed>(
  records: TableRow<Row>[],
  { ids, can, onChange }: RowSelection<Row>,
  rowName: (row: Row) => string,
) {
  const selectable = ({ record }: TableRow<Row>) => record !== undefined && (can?.(record) ?? true);
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

function tableColumn<Row>(
  column: Column<Row>,
  index: number,
  { sort, onSort }: Pick<RowsProps<Row>, 'sort' | 'onSort'>,
): DataTableColumn<TableRow<Row>> {
  return {
    accessor: `column${index}`,
    title: column.sort ? (
      <SortHead title={column.title} field={column.sort} sort={sort} onSort={onSort} />
    ) : (
      column.title
    ),
    width: column.width,
    visibleMediaQuery: column.wide ? WIDE : undefined,
    textAlign: column.align === 'end' ? 'right' : undefined,
    render: ({ record }) => (record ? column.value(record) : <Shape picture={column.card === 'picture'} />),
  };
}

const Shape = ({ picture }: { picture: boolean }) =>
  picture ? <Skeleton width={80} height={70} /> : <Skeleton width="70%" height={12} />;

interface SortHeadProps {
  title: string;
  field: string;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
}

/** A button inside the column head: the table's own way makes the head itself a button and hides it as a head. */
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
