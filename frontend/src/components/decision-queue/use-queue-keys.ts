import { useMemo } from 'react';
import { undoNewest } from '../../lib/toasts';
import type { CurrentRow, RowSelection } from '../base/list-page/list.types';
import { useRowKeys } from '../base/list-page/use-row-keys';
import { notify } from '../base/notify';
import { useDeclaredKeys } from '../base/use-declared-keys';
import { useShortcuts } from '../base/use-shortcuts';
import type { DecisionRules } from './decision-queue.types';
import { moveKeys, type Decidable, type Move } from './decisions';
import { queueKeysOf } from './queue.keys';

interface QueueKeysOptions<Row> {
  rows: Row[] | undefined;
  moves: Move[];
  rules: Pick<DecisionRules<Row>, 'refusal' | 'postponed'>;
  selected: Row[];
  selection: RowSelection<Row>;
  begin: (move: Move, rows: Row[]) => void;
  onOpen: (id: string) => void;
  /** Called when a key moves on to another row. */
  onStep: () => void;
}

/** Decides by keyboard about the row at the keyboard's position, which it returns, and about the selected rows. */
export function useQueueKeys<Row extends Decidable>(options: QueueKeysOptions<Row>): CurrentRow {
  const { rows, moves, rules, selected, selection, begin, onOpen, onStep } = options;
  const undo = rules.postponed !== undefined;
  useDeclaredKeys(useMemo(() => queueKeysOf(moves, { undo }), [moves, undo]));
  useShortcuts(undo ? { u: undoNewest } : {});

  const beginOne = (move: Move) => (row: Row) => {
    if (!moves.includes(move)) return;
    const refused = rules.refusal?.(row, move);
    if (refused) notify.failure(new Error(refused));
    else begin(move, [row]);
  };
  const beginSelected = (move: Move) => () => {
    if (moves.includes(move)) begin(move, selected);
  };
  const select = ({ _id }: Row) =>
    selection.onChange(
      selection.ids.includes(_id) ? selection.ids.filter((id) => id !== _id) : [...selection.ids, _id],
    );
  return useRowKeys(
    rows,
    {
      [moveKeys.approve]: beginOne('approve'),
      [moveKeys.reject]: beginOne('reject'),
      o: ({ _id }) => onOpen(_id),
      x: select,
    },
    { a: beginSelected('approve'), r: beginSelected('reject') },
    onStep,
  );
}
