import type { KeyGroup } from '../../lib/declared-keys';

export const treeKeys: KeyGroup = {
  title: 'Hierarchy',
  keys: [
    { key: '↓ ↑', meaning: 'Next entry, previous entry' },
    { key: '→', meaning: 'Open the entry, then go into it' },
    { key: '←', meaning: 'Close the entry, then go to the entry above' },
    { key: 'Space', meaning: 'Open or close the entry' },
    { key: 'Enter', meaning: 'Open the record' },
    { key: 'Home', meaning: 'First entry' },
    { key: 'End', meaning: 'Last entry' },
  ],
};
