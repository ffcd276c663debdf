/** What can be done with catalogues as a whole. */
export const texts = {
  trash: {
    title: 'Trash',
    columns: { what: 'What', catalogue: 'Catalogue', by: 'Deleted by', at: 'Deleted', left: 'Days left' },
    days: (left: number) => (left === 1 ? '1 day left' : `${left} days left`),
    search: 'Search name, catalogue or person',
    restore: 'Restore',
    failed: 'This could not be restored',
    empty: 'The trash is empty',
    hint: 'What is deleted from a catalogue stays here for 30 days.',
  },
};
