import type { KeyGroup } from '../../../../../lib/declared-keys';

export const columnKeys: KeyGroup = {
  title: 'Handle of a column',
  keys: [
    { key: '↓ ↑', meaning: 'Move the column' },
    { key: '← →', meaning: 'Change the width of the column' },
  ],
};
