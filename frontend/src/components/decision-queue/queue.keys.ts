import type { KeyGroup } from '../../lib/declared-keys';
import type { Move } from './decisions';

export const queueKeys: KeyGroup = {
  title: 'Decisions',
  keys: [
    { key: 'x', meaning: 'Select the row' },
    { key: 'a', meaning: 'Approve' },
    { key: 'a a', meaning: 'Approve, and confirm the question' },
    { key: 'r', meaning: 'Reject' },
    { key: 'Shift+A', meaning: 'Approve the selected rows; again to confirm' },
    { key: 'Shift+R', meaning: 'Reject the selected rows' },
    { key: 'u', meaning: 'Undo the last decision about a host, for ten seconds' },
  ],
};

const moveOf: Record<string, 'approve' | 'reject'> = {
  a: 'approve',
  'a a': 'approve',
  r: 'reject',
  'Shift+A': 'approve',
  'Shift+R': 'reject',
};

/** Returns the keys of a list where these moves are possible. `undo`: whether decisions can be undone. */
export function queueKeysOf(moves: readonly Move[], { undo }: { undo: boolean }): KeyGroup {
  const can = (key: string) => {
    if (key === 'u') return undo && moves.length > 0;
    const move = moveOf[key];
    return !move || moves.includes(move);
  };
  return { ...queueKeys, keys: queueKeys.keys.filter(({ key }) => can(key)) };
}
