import type { ReactNode } from 'react';
import type { ShownDay } from './list-days';
import type { PresentPerson } from '../../../api/presence.gen';
import type { ListOrder } from '../../../lib/list-state';
import type { AnyRight } from '../../../lib/rights';
import type { ListState } from '../../../lib/use-list-state';

/** The part of a generated query's result that every list needs. */
export interface ListQuery {
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
  /** The answer. It contains the page number if the page around a record was requested. */
  data?: object | undefined;
  /** The answer to the present arguments; undefined while `data` is the answer to earlier ones. */
  currentData?: object | undefined;
  /** When the last request began, and when the shown answer came, in milliseconds. */
  startedTimeStamp?: number | undefined;
  fulfilledTimeStamp?: number | undefined;
}

/** How an open list follows changes. */
export interface Following {
  /** False: a change only marks rows. The reader or the screen reads the list again. */
  refetches?: boolean;
  /** The actions that take a record out of this list. */
  leaves?: readonly string[];
}

/** What an open list listens to, and how it follows. Rows of a kind that colleagues change are marked with who and what. */
export type LiveList = NonNullable<ListState['live']> & Following;

/** What a colleague has just done to a row. */
export interface RowMark {
  who: string;
  /** 'Banned by Asha Rao' */
  did: string;
  when: string;
}

export interface Column<Row> {
  /**
   * The API's name of the value in a row, such as `userId.username`; unique within a list. It names the column in the
   * stored choices about the list and in exports. A column without a value in the row has a name of its own and is not
   * exported.
   */
  field: string;
  exported?: false;
  title: string;
  value: (row: Row) => ReactNode;
  /** The API's name of the order of this column, where it is not the name of its field. */
  sort?: string | undefined;
  /** Aligns numbers at the end of the cell. */
  align?: 'end';
  width?: number | string;
  /**
   * Folded first when the table is too wide. The record or its details must show the value too. 'details': folded before
   * all others, and then shown in the details of the row only, not below its name.
   */
  minor?: boolean | 'details';
  /** The place of the value in a card; without it, the card shows title and value as a pair. */
  card?: 'picture' | 'title' | 'badge';
}

/** A column with what the reader has chosen about it. */
export interface ChosenColumn<Row> extends Column<Row> {
  hidden: boolean;
  /** The reader wants to see it: it is never folded. */
  chosen: boolean;
  /** The width is the reader's, in pixels. */
  sized: boolean;
}

/** The width of a column that holds a picture in the list's size, or at least its title. */
export const thumbColumn = 'max(calc(var(--cb-thumb-width) + 38px), 76px)';

export interface RowAction {
  label: string;
  /** What an admin needs for the action. A link to a screen needs the right of that screen. */
  right?: AnyRight;
  to?: string;
  onClick?: () => void;
  /** In the row's menu, never the button of the row. */
  danger?: boolean;
  /** Whether the action is running. */
  busy?: boolean;
  /** The letter that runs the action. Without it, an entry of the row's menu gets one of its label. */
  key?: string;
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

/** What the details of a row show beyond the values and actions of the row. */
export interface RowDetails<Row> {
  /** Renders further values, of the row or of a read of the record, by a component that loads on demand (`onDemand`). */
  more?: ((props: MoreProps<Row>) => ReactNode) | undefined;
  /** Returns the address of the record's page. */
  to?: ((row: Row) => string | undefined) | undefined;
  /** The fields of the columns that `more` shows in a better form. */
  without?: readonly string[];
}
export interface MoreProps<Row> {
  row: Row;
  onClose: () => void;
}

/** How a row opens its details. */
export interface DetailsOpener<Row> extends Pick<RowDetails<Row>, 'to'> {
  /** By a click. */
  onOpen: (id: string) => void;
  /** By keyboard: the focus goes into the details. */
  onEnter: (id: string) => void;
}

/** The row at the keyboard's position. */
export interface CurrentRow {
  id: string | undefined;
  onChange: (id: string) => void;
}

/** The props that the table and the cards share. */
export interface RowsProps<Row> {
  /** The visible columns, in the reader's order. */
  columns: ChosenColumn<Row>[];
  /** Undefined while the first answer is loading: skeleton rows are shown. */
  rows: Row[] | undefined;
  limit: number;
  /** The number of the first row in the whole list. */
  first: number;
  rowName: (row: Row) => string;
  actions?: ((row: Row) => RowAction[]) | undefined;
  selection?: RowSelection<Row> | undefined;
  /** Undefined for rows without details. */
  details?: DetailsOpener<Row> | undefined;
  current?: CurrentRow | undefined;
  /** Decided rows that stay in place for a moment: maps their ids to the decisions. */
  settled?: ReadonlyMap<string, string> | undefined;
  dense?: boolean | undefined;
  /** The days of the rows, in a list in the order of time (`shownDays`). */
  days?: readonly ShownDay[] | undefined;
  /** The id or name of the row that was just added. */
  marked?: string | undefined;
  /** What colleagues have just done, by the id of the row. */
  marks: ReadonlyMap<string, RowMark>;
  /** Who else has a record open, by the id of the row. */
  people?: ReadonlyMap<string, readonly PresentPerson[]> | undefined;
  /** Renders the handle that moves a row, in lists that staff put in order. */
  handle?: (row: Row) => ReactNode;
  /** The id of the row that is being dragged. */
  dragged?: string | undefined;
  /** Sets the width of a column in pixels; undefined: as wide as its content. */
  onWidth: (field: string, width: number | undefined) => void;
  sort: string | undefined;
  /** The orders that no column head offers. */
  orders: readonly ListOrder[];
  onSort: (sort: string | undefined) => void;
}
