import { decisionRowActions } from './decision-row-actions';
import type { Move } from './decisions';

const row = { _id: '1', status: 0 };
const moves: Move[] = ['approve', 'reject'];
const given = { moves, rules: {}, busy: false, onBegin: () => undefined };

describe('decisionRowActions', () => {
  it('should return an action for each move, with its key, and mark a rejection as dangerous', () => {
    expect(decisionRowActions(row, given)).toMatchObject([
      { label: 'Approve', key: 'a', danger: false, busy: false },
      { label: 'Reject', key: 'r', danger: true, busy: false },
    ]);
  });

  it('should begin the move of the pressed button', () => {
    const begun: Move[] = [];
    const actions = decisionRowActions(row, { ...given, onBegin: (move) => void begun.push(move) });
    for (const { onClick } of actions) onClick?.();
    expect(begun).toEqual(['approve', 'reject']);
  });

  it('should return no button when the rules refuse the move', () => {
    const refusal = (_row: object, move: Move) => (move === 'approve' ? 'Rejected for good' : undefined);
    expect(decisionRowActions(row, { ...given, rules: { refusal } })).toMatchObject([{ label: 'Reject' }]);
  });

  it('should use the label of the rules when they have one for the row', () => {
    const labelOf = (_row: object, move: Move) => (move === 'approve' ? 'Confirm' : undefined);
    expect(decisionRowActions(row, { ...given, rules: { labelOf } }).map(({ label }) => label)).toEqual([
      'Confirm',
      'Reject',
    ]);
  });

  it('should show every button as busy while the row is being decided', () => {
    expect(decisionRowActions(row, { ...given, busy: true }).map(({ busy }) => busy)).toEqual([true, true]);
  });
});
