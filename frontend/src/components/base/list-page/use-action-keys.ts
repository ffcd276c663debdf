import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isDown } from '../../../lib/connection';
import { menuActions } from './action-keys';
import type { Listed, RowAction } from './list.types';
import { writes } from '../writes';
import { owned, rowIdAt } from './row-focus';

/** Runs the actions in the menu of the row that has the focus, by their keys. The open menu hears its keys itself. */
export function useActionKeys<Row extends Listed>(
  rows: readonly Row[] | undefined,
  actions: ((row: Row) => RowAction[]) | undefined,
) {
  const navigate = useNavigate();
  return (event: KeyboardEvent) => {
    const { target, key } = event;
    if (
      event.defaultPrevented ||
      event.repeat ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.shiftKey
    )
      return;
    if (!actions || isDown() || !(target instanceof Element) || writes(target)) return;
    if (owned(target)) return;
    const id = rowIdAt(target);
    const row = rows?.find(({ _id }) => _id === id);
    const action = row && menuActions(actions(row)).find((one) => one.key === key.toLowerCase());
    if (!action || action.busy) return;
    event.preventDefault();
    if (action.to) void navigate(action.to);
    else action.onClick?.();
  };
}
