import type { KeyGroup } from '../../lib/declared-keys';

export const confirmKeys: KeyGroup = {
  title: 'Question',
  keys: [{ key: 'Ctrl+Enter', meaning: 'Confirm (Cmd+Enter on a Mac)' }],
};
