import type { ListColumn } from '../../../api/lists.gen';
import type { ChosenColumn, Column } from './list.types';

/**
 * Returns all columns, with their orders: a list is sorted by a column whose field is among its `sorts`. They are in
 * the chosen order and with the chosen widths, hidden ones too. A column that the choices do not contain follows its
 * neighbour in the list's own order. The name of a row is never hidden.
 */
export function chooseColumns<Row>(
  columns: readonly Column<Row>[],
  choices: readonly ListColumn[],
  sorts: readonly string[],
): ChosenColumn<Row>[] {
  const byField = new Map(choices.map((choice) => [choice.field, choice]));
  const ordered = choices.flatMap(({ field }) => columns.filter((column) => column.field === field));
  columns.forEach((column, index) => {
    if (byField.has(column.field)) return;
    const before = columns[index - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  });
  return ordered.map((column) => {
    const { state, width } = byField.get(column.field) ?? {};
    return {
      sort: sorts.includes(column.field) ? column.field : undefined,
      ...column,
      ...(width !== undefined && { width }),
      hidden: state === 'hidden' && column.card !== 'title',
      chosen: state === 'shown',
      sized: width !== undefined,
    };
  });
}

/** Returns the choices that these columns show. */
export const choicesOf = <Row>(columns: readonly ChosenColumn<Row>[]): ListColumn[] =>
  columns.map(({ field, hidden, chosen, sized, width }) => ({
    field,
    ...(hidden ? { state: 'hidden' as const } : chosen && { state: 'shown' as const }),
    ...(sized && { width: Number(width) }),
  }));

/** Returns the accessor of a column's cells. Other cells, such as the row's number, have no field. */
export const columnId = (field: string) => `column-${field}`;
