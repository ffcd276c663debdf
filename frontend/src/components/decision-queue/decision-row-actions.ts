import { texts } from '../base/components.texts';
import type { RowAction } from '../base/list-page/list.types';
import type { DecisionRules } from './decision-queue.types';
import { moveKeys, type Move } from './decisions';

interface DecisionRowActionsOptions<Row> {
  /** The moves that the state of the row allows and the reader may make. */
  moves: Move[];
  rules: Pick<DecisionRules<Row>, 'refusal' | 'labelOf'>;
  busy: boolean;
  onBegin: (move: Move) => void;
}

/** Returns the buttons of a row that decide about it: none for a refused move. */
export const decisionRowActions = <Row>(
  row: Row,
  { moves, rules, busy, onBegin }: DecisionRowActionsOptions<Row>,
): RowAction[] =>
  moves
    .filter((move) => !rules.refusal?.(row, move))
    .map((move) => ({
      label: rules.labelOf?.(row, move) ?? texts.queue[move],
      danger: move === 'reject',
      key: moveKeys[move],
      busy,
      onClick: () => onBegin(move),
    }));
