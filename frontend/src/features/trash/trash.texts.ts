export const texts = {
  columns: { what: 'Item', kind: 'Kind', by: 'Deleted by', at: 'Deleted', left: 'Days left' },
  days: (left: number) => (left === 1 ? '1 day' : `${left} days`),
  search: 'Search name, code, kind or person',
  restore: 'Restore',
  bulk: {
    label: 'Restore selected',
    title: (what: string) => `Restore ${what}?`,
    effect:
      'Items that others belong to are restored first. What cannot be restored stays here, with the reason in the results.',
  },
  failed: 'The record was not restored',
  empty: 'The trash is empty',
  hint: 'Deleted items, staff accounts and host records stay here for 30 days.',
};
