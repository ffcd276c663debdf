/** Texts of the tools for whole catalogues. */
export const texts = {
  trash: {
    columns: { what: 'What', catalogue: 'Catalogue', by: 'Deleted by', at: 'Deleted', left: 'Days left' },
    days: (left: number) => (left === 1 ? '1 day left' : `${left} days left`),
    search: 'Search name, catalogue or person',
    restore: 'Restore',
    failed: 'This could not be restored',
    empty: 'The trash is empty',
    hint: 'What is deleted from a catalogue stays here for 30 days.',
  },
  transfer: {
    menu: 'Export / import',
    exports: {
      zip: 'Export everything with its files (ZIP)',
      csv: 'Export as a table (CSV)',
      json: 'Export as data (JSON)',
    },
    exportFailed: 'The export could not begin',
    import: 'Import…',
    title: (many: string) => `Import: ${many}`,
    hint: 'A ZIP export fills another environment, files and all. CSV and JSON change what is here already, and add what needs no file. A record whose id is known takes what the file says.',
    file: 'File',
    check: 'Check the file',
    run: (records: number) => (records === 1 ? 'Import 1 record' : `Import ${records} records`),
    rows: 'What becomes of each record',
    row: 'Row',
    record: 'Record',
    outcome: 'What happens',
    would: { added: 'new', changed: 'to change', unchanged: 'unchanged', refused: 'refused' },
    done: { added: 'added', changed: 'changed', unchanged: 'unchanged', refused: 'refused' },
    more: (rows: string) => `${rows} more`,
  },
};
