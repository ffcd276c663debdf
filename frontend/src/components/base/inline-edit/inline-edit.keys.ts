import type { KeyGroup } from '../../../lib/declared-keys';

export const valueKeys: KeyGroup = {
  title: 'Value in a list',
  keys: [
    { key: 'Enter', meaning: 'Change the value, then save it' },
    { key: 'Esc', meaning: 'Keep the value as it was' },
  ],
};
