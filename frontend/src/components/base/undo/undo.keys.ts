import type { KeyGroup } from '../../../lib/declared-keys';

export const undoKeys: KeyGroup = {
  title: 'Everywhere',
  keys: [{ key: 'Ctrl+Z', meaning: 'Undo the last change, for ten seconds (Cmd+Z on a Mac)' }],
};
