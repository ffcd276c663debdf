import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** The part of a generated query's result that every list needs. */
export interface ListQuery {
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
  /** The answer. It contains the page number if the page around a record was requested. */
  data?: object | undefined;
}

export interface Column<Row> {
  title: string;
  value: (row: Row) => ReactNode;
  /** The API's name of the field, if the list can be sorted by this column. */
  sort?: string | undefined;
  /** Aligns numbers at the end of the cell. */
  align?: 'end';
  width?: number | string;
  /** Folded first when the table is too wide. The record or the expanded row must show the value too. */
  minor?: boolean;
  /** The place of the value in a card; without it, the card shows title and value as a pair. */
  card?: 'picture' | 'title' | 'badge';
}

/** The width of a column that holds a picture in the list's size. */
export const thumbColumn = 'calc(var(--cb-thumb-width) + 38px)';

export interface RowAction {
  label: string;
  to?: string;
  onClick?: () => void;
  danger?: boolean;
  /** Whether the action is running. */
  busy?: boolean;
  /** Shown in place of the label, for minor actions beside the main buttons. */
  icon?: Icon;
}

export interface Listed {
  _id: string;
}

/** The rows that are selected for a common action. */
export interface RowSelection<Row> {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  /** Returns whether a row can be selected; without it, all rows can. */
  can?: ((row: Row) => boolean) | undefined;
}

/** The details below a row; one row at a time is expanded. */
export interface RowExpansion<Row> {
  open: string | undefined;
  onToggle: (id: string) => void;
  /** Describes the details, for the label of the button that shows them. */
  label: string;
  content: (row: Row) => ReactNode;
}

/** The row at the keyboard's position. */
export interface CurrentRow {
  id: string | undefined;
  onChange: (id: string) => void;
}

/** An order that staff make by hand and the app shows. */
export interface Arrangement {
  /** Moves a row to a position in the whole list, counted from 1; rejects on failure. */
  move: (id: string, place: number) => Promise<unknown>;
}

/** The props that the table and the cards share. */
export interface RowsProps<Row> {
  columns: Column<Row>[];
  /** Undefined while the first answer is loading: skeleton rows are shown. */
  rows: Row[] | undefined;
  limit: number;
  /** The number of the first row in the whole list. */
  first: number;
  rowName: (row: Row) => string;
  actions?: ((row: Row) => RowAction[]) | undefined;
  selection?: RowSelection<Row> | undefined;
  expansion?: RowExpansion<Row> | undefined;
  current?: CurrentRow | undefined;
  /** Decided rows that stay in place for a moment: maps their ids to the decisions. */
  settled?: ReadonlyMap<string, string> | undefined;
  dense?: boolean | undefined;
  /** The id or name of the row that was just added. */
  marked?: string | undefined;
  /** Renders the handle that moves a row, in lists that staff put in order. */
  handle?: (row: Row) => ReactNode;
  /** The id of the row that is being dragged. */
  dragged?: string | undefined;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
}
