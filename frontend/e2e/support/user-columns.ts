// The columns of the list of users as the panel declares them: a new column needs no line in the tests.
import { texts } from '../../src/features/users/users.texts';

/** The titles of all columns, in their order. */
export const userColumns: readonly string[] = Object.values(texts.columns);

/** Returns the titles after one of them has moved before another one. */
export const movedBefore = (titles: readonly string[], title: string, before: string) =>
  titles.filter((one) => one !== title).flatMap((one) => (one === before ? [title, one] : [one]));

/** Returns the titles after a column is hidden. */
export const without = (titles: readonly string[], title: string) => titles.filter((one) => one !== title);

/** Returns the cells of a row by the titles of their columns. */
export const byTitle = <Cell>(titles: readonly unknown[], cells: readonly Cell[] = []) =>
  Object.fromEntries(titles.map((title, index) => [String(title), cells[index]]));

/** Returns the line of a CSV file with these cells. */
export const line = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',');
