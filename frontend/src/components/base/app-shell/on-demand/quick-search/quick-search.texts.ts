import { inCoins } from '../../../../../lib/format';
import type { FoundState } from '../../../../../api/search.gen';

/** Texts of the quick search. */
export const texts = {
  field: 'Search records or go to a page',
  results: 'Search results',
  recent: 'Recently opened',
  pages: 'Pages',
  actions: 'Actions',
  showAll: (list: string) => `Show all in ${list}`,
  coins: (coins: string) => inCoins(coins),
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  searching: 'Searching records…',
  empty: (typed: string) => `Nothing matches “${typed}”`,
  emptyHint: 'Check the spelling, or search by a code, phone or id.',
  failed: 'Records could not be searched.',
  incomplete: (kinds: string) =>
    `Not all records were searched in time: ${kinds}. Type more to narrow the search.`,
  hint: 'Arrow keys to select, Enter to open, Ctrl+Enter for a new tab',
  states: {
    '': '',
    pending: 'Pending',
    approved: 'Approved',
    rejected: 'Rejected',
    banned: 'Banned',
    inactive: 'Inactive',
    disabled: 'Disabled',
  } satisfies Record<FoundState, string>,
};
