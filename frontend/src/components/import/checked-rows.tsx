import { ScrollArea, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format';
import classes from './import.module.css';
import { texts } from './import.texts';

const { preview: text } = texts;
/** The maximum number of rows that are shown. */
const most = 200;

export interface CheckedRow {
  /** The row of the spreadsheet. */
  row: number;
  errors: { field: string; message: string }[];
}

interface CheckedRowsProps<Row> {
  rows: Row[];
  columns: { title: string; align?: 'end'; value: (row: Row) => ReactNode }[];
  /** Renders the result of a row, with its errors below. */
  result: (row: Row) => ReactNode;
}

/** The rows of a file with what was found about each of them. */
export function CheckedRows<Row extends CheckedRow>({ rows, columns, result }: CheckedRowsProps<Row>) {
  return (
    <>
      <ScrollArea.Autosize mah={420} type="auto" viewportProps={{ tabIndex: 0, 'aria-label': text.list }}>
        <Table className={classes.rows} stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{text.row}</Table.Th>
              {columns.map(({ title, align }) => (
                <Table.Th key={title} data-align={align}>
                  {title}
                </Table.Th>
              ))}
              <Table.Th>{text.result}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(0, most).map((row) => (
              <Table.Tr key={row.row}>
                <Table.Td>{formatNumber(row.row)}</Table.Td>
                {columns.map(({ title, align, value }) => (
                  <Table.Td key={title} data-align={align}>
                    {value(row)}
                  </Table.Td>
                ))}
                <Table.Td>
                  {result(row)}
                  {row.errors.map(({ field, message }) => (
                    <p key={field + message} className={classes.fault}>
                      {field && <strong>{field}: </strong>}
                      {message}
                    </p>
                  ))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {rows.length > most && <p className={classes.hint}>{text.more(rows.length - most)}</p>}
    </>
  );
}
