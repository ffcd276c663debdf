import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** The part of a generated query's result that every list needs. */
export interface ListQuery {
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
  /** The answer; it names the page when the one around a record was asked for. */
  data?: object | undefined;
}

export interface Column<Row> {
  title: string;
  value: (row: Row) => ReactNode;
  /** The API's name of the field, when the list can be put in its order. */
  sort?: string | undefined;
  /** Numbers stand at the end, under each other. */
  align?: 'end';
  width?: number | string;
  /** The first to give way in a table that has too little room; the record or the expanded row has it too. */
  minor?: boolean;
  /** Where the value stands when rows become cards; without it as a pair of title and value. */
  card?: 'picture' | 'title' | 'badge';
}

/** The width of a column that holds a picture of the list's size. */
export const thumbColumn = 'calc(var(--cb-thumb-width) + 38px)';

export interface RowAction {
  label: string;
  to?: string;
  onClick?: () => void;
  danger?: boolean;
  /** It is being done. */
  busy?: boolean;
  /** Shown in place of the label, for what stands beside the buttons that matter. */
  icon?: Icon;
}

export interface Listed {
  _id: string;
}

/** Rows that something is to be done to together. */
export interface RowSelection<Row> {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  /** Which rows can be chosen; without it all of them. */
  can?: ((row: Row) => boolean) | undefined;
}

/** More about a row, below it; of one row at a time. */
export interface RowExpansion<Row> {
  open: string | undefined;
  onToggle: (id: string) => void;
  /** What is shown, for the label of the button that shows it. */
  label: string;
  content: (row: Row) => ReactNode;
}

/** The row that the keyboard is at. */
export interface CurrentRow {
  id: string | undefined;
  onChange: (id: string) => void;
}

/** An order that staff make by hand, and the app shows. */
export interface Arrangement {
  /** Takes a row to a place of the whole list, counted from 1; rejects when that fails. */
  move: (id: string, place: number) => Promise<unknown>;
}

/** Given to the table and to the cards alike. */
export interface RowsProps<Row> {
  columns: Column<Row>[];
  /** Undefined while the first answer is on its way: skeletons in the shape of rows. */
  rows: Row[] | undefined;
  limit: number;
  /** Number of the first row in the whole list. */
  first: number;
  rowName: (row: Row) => string;
  actions?: ((row: Row) => RowAction[]) | undefined;
  selection?: RowSelection<Row> | undefined;
  expansion?: RowExpansion<Row> | undefined;
  current?: CurrentRow | undefined;
  /** Rows that are decided and stay in place for a moment, by id, each with what was decided. */
  settled?: ReadonlyMap<string, string> | undefined;
  dense?: boolean | undefined;
  /** Id or name of the row that was added just before. */
  marked?: string | undefined;
  /** By which a row is moved, where staff arrange them. */
  handle?: (row: Row) => ReactNode;
  /** The row that is being dragged. */
  dragged?: string | undefined;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
}
