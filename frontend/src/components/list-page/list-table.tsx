import { Skeleton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '../../lib/format';
import { nextSort } from '../../lib/list-state';
import { texts } from '../components.texts';
import classes from './list-table.module.css';
import type { Column, Listed, RowsProps } from './list.types';
import { RowActions } from './row-actions';

/** A row of the table: a record, or the shape of one that is on its way. */
interface TableRow<Row> {
  key: string;
  number: number;
  record?: Row;
}

export function ListTable<Row extends Listed>(props: RowsProps<Row>) {
  const { rows, limit, first, actions } = props;
  const navigate = useNavigate();
  const records: TableRow<Row>[] = rows
    ? rows.map((record, index) => ({ key: record._id, number: first + index, record }))
    : Array.from({ length: limit }, (_, index) => ({ key: String(index), number: first + index }));

  const columns: DataTableColumn<TableRow<Row>>[] = [
    { accessor: 'number', title: texts.list.serial, width: 64, render: ({ number }) => formatNumber(number) },
    ...props.columns.map((column, index) => tableColumn(column, index, props)),
  ];
  if (actions)
    columns.push({
      accessor: 'actions',
      title: texts.list.action,
      textAlign: 'right',
      width: 110,
      render: ({ record }) => record && <RowActions actions={actions(record)} name={props.rowName(record)} />,
    });

  /** A click anywhere on a row opens it, as its first button does; not when it marks text or meets a control. */
  function open(record: Row | undefined, event: MouseEvent) {
    const target = event.target as Element;
    const to = record && actions?.(record)[0]?.to;
    if (!to || target.closest('a, button, input, [role="dialog"]') || window.getSelection()?.toString())
      return;
    void navigate(to);
  }
  return (
    <DataTable
      records={records}
      columns={columns}
      idAccessor="key"
      highlightOnHover={rows !== undefined}
      verticalSpacing={7}
      horizontalSpacing="md"
      className={classes.table}
      classNames={{ header: classes.header }}
      rowClassName={actions ? classes.opens : undefined}
      onRowClick={({ record, event }) => open(record.record, event)}
    />
  );
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
