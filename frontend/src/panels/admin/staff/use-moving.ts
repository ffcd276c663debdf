import type { Movable } from '../../../features/hierarchy/movable';
import { useMove } from '../../../features/hierarchy/use-move';

/** Returns the Move action of accounts with its dialog; neither for accounts that cannot be moved. */
export function useMoving<Account>(movable: ((account: Account) => Movable) | undefined) {
  const { ask, dialog } = useMove();
  return movable ? { onMove: (account: Account) => ask(movable(account)), dialog } : {};
}
