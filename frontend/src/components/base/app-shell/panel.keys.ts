import type { KeyGroup } from '../../../lib/declared-keys';

export const panelKeys: KeyGroup = {
  title: 'Everywhere',
  keys: [
    { key: 'Ctrl+K', meaning: 'Go to a page (Cmd+K on a Mac)' },
    { key: '?', meaning: 'Show all keys' },
    { key: 'Tab', meaning: 'Next control' },
    { key: 'Shift+Tab', meaning: 'Previous control' },
    { key: 'Esc', meaning: 'Close a dialog or a menu' },
  ],
};
