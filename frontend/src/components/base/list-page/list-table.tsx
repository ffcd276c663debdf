import { Table } from '@mantine/core';
import clsx from 'clsx';
import { DataTable, type DataTableProps } from 'mantine-datatable';
import { Fragment, useCallback, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { fullAddress } from '../../../lib/view';
import { texts } from '../components.texts';
import { DayRow } from './day-caption';
import type { ShownDay } from './list-days';
import classes from './list-table.module.css';
import type { Listed, RowSelection, RowsProps } from './list.types';
import { isOpeningClick } from './opening-click';
import { tableColumns } from './table-columns';
import { tableRowsOf, type TableRow } from './table-row';
import { SCROLLS, useFolded } from './use-folded';
import { useSteadyColumns } from './use-steady-columns';

export function ListTable<Row extends Listed>(props: RowsProps<Row>) {
  const { rows, actions, details, current, dragged, settled } = props;
  const table = useRef<HTMLTableElement>(null);
  const keepTable = useCallback((element: HTMLTableElement | null) => {
    table.current = element;
  }, []);
  const folded = useFolded(table, props.columns, actions !== undefined, rows);
  useSteadyColumns(table, rows, props.columns, folded);
  const navigate = useNavigate();
  const records = tableRowsOf(props);
  const scrolls = folded.has(SCROLLS);
  const columns = tableColumns(props, folded);

  /** Opens the details of a row on a click. A row without details opens as its first button does. */
  function open(record: Row | undefined, event: MouseEvent) {
    if (!record || !isOpeningClick(event)) return;
    current?.onChange(record._id);
    const to = details ? details.to?.(record) : actions?.(record)[0]?.to;
    // Ctrl or Cmd opens a new tab, as with a link.
    if (to && (event.ctrlKey || event.metaKey)) window.open(fullAddress(to), '_blank', 'noopener');
    else if (details) details.onOpen(record._id);
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
          (actions || details) && classes.opens,
          props.people?.has(key) && classes.opened,
          key === current?.id && classes.current,
          key === dragged && classes.dragged,
          settled?.has(key) && classes.settled,
          key === props.marked && classes.marked,
          props.marks.has(key) && classes.changed,
        )
      }
      customRowAttributes={({ key, record }) =>
        settled?.has(key)
          ? { 'data-settled': key, inert: true }
          : { 'data-row': record?._id, 'aria-current': (details && key === current?.id) || undefined }
      }
      onRowClick={({ record, event }) => open(record.record, event)}
      {...(props.days && {
        rowFactory: withDays<Row>(props.days, columns.length + (props.selection ? 1 : 0)),
      })}
      {...(props.selection && selectionProps(records, props.selection, props))}
    />
  );
}

type RowFactory<Row> = NonNullable<DataTableProps<TableRow<Row>>['rowFactory']>;

/** Renders each row, below its day if it is the first row of the day. */
const withDays =
  <Row,>(days: readonly ShownDay[], columns: number): RowFactory<Row> =>
  ({ record: { key }, rowProps, children }) => {
    const day = days.find(({ before }) => before === key);
    return (
      <Fragment key={key}>
        {day && <DayRow day={day} columns={columns} />}
        <Table.Tr {...rowProps}>{children}</Table.Tr>
      </Fragment>
    );
  };

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
