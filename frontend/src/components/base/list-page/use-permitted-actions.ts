import { useMay, useMayOpen } from '../../../lib/rights';
import type { RowAction } from './list.types';

/**
 * Leaves out the actions that the reader may not take, and links to screens that the reader may not open. Undefined if
 * that leaves nothing in any row.
 */
export function usePermittedActions<Row>(
  actions: ((row: Row) => RowAction[]) | undefined,
  rows: Row[] | undefined,
) {
  const may = useMay();
  const mayOpen = useMayOpen();
  const permits = ({ right, to }: RowAction) => may(right) && (to === undefined || mayOpen(to));
  const isBarred = (all: RowAction[]) => all.length > 0 && !all.some(permits);
  if (!actions || (rows?.length && rows.every((row) => isBarred(actions(row))))) return undefined;
  return (row: Row) => actions(row).filter(permits);
}
