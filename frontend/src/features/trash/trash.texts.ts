export const texts = {
  columns: { what: 'Item', kind: 'Kind', by: 'Deleted by', at: 'Deleted', left: 'Days left' },
  days: (left: number) => (left === 1 ? '1 day' : `${left} days`),
  search: 'Search name, code, kind or person',
  restore: 'Restore',
  failed: 'The record was not restored',
  empty: 'The trash is empty',
  hint: 'Deleted items, staff accounts and host records stay here for 30 days.',
};
