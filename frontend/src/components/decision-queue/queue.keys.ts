import type { KeyGroup } from '../../lib/declared-keys';
import { movesOf } from './decisions';

export const queueKeys: KeyGroup = {
  title: 'Decisions',
  keys: [
    { key: 'j k', meaning: 'Next row, previous row' },
    { key: 'e', meaning: 'Show or hide the details of the row' },
    { key: 'x', meaning: 'Select the row' },
    { key: 'a', meaning: 'Approve' },
    { key: 'r', meaning: 'Reject' },
    { key: 'Shift+A', meaning: 'Approve the selected rows' },
    { key: 'Shift+R', meaning: 'Reject the selected rows' },
  ],
};

const moveOf: Record<string, 'approve' | 'reject'> = {
  a: 'approve',
  r: 'reject',
  'Shift+A': 'approve',
  'Shift+R': 'reject',
};

/** Returns the keys of a list of records in one state. */
export function queueKeysOf(status: number): KeyGroup {
  const moves = movesOf(status);
  const can = (key: string) => {
    const move = moveOf[key];
    return !move || moves.includes(move);
  };
  return { ...queueKeys, keys: queueKeys.keys.filter(({ key }) => can(key)) };
}
