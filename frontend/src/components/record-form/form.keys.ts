import type { KeyGroup } from '../../lib/declared-keys';

export const formKeys: KeyGroup = {
  title: 'Form',
  keys: [
    { key: 'Enter', meaning: 'Save, from fields of one line' },
    { key: 'Ctrl+Enter', meaning: 'Save, from any field (Cmd+Enter on a Mac)' },
  ],
};
