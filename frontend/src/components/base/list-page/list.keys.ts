import type { KeyGroup } from '../../../lib/declared-keys';

const title = 'List';

export const searchKeys: KeyGroup = { title, keys: [{ key: '/', meaning: 'Search' }] };

export const rowKeys: KeyGroup = {
  title,
  keys: [
    { key: '↓', meaning: 'From the search to the rows, then to the next row and to the next page' },
    { key: '↑', meaning: 'Previous row, then the search' },
    { key: '…', meaning: 'The menu of a row shows the keys of its actions, which work in the row too' },
  ],
};

/** The keys of a list whose rows have details. */
export const detailsKeys: KeyGroup = {
  title,
  keys: [
    { key: 'j k', meaning: 'Next row, previous row; open details follow' },
    { key: 'o', meaning: 'Open the details of the row, as Enter does' },
    { key: 'Esc', meaning: 'Close the details' },
  ],
};

export const orderKeys: KeyGroup = {
  title: 'Handle of a row',
  keys: [
    { key: '↓ ↑', meaning: 'Move the row' },
    { key: 'Enter', meaning: 'Move the row to another position' },
  ],
};
