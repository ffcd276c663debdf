/** Texts of the tools for whole catalogues. */
export const texts = {
  trash: {
    columns: { what: 'Item', catalogue: 'Catalogue', by: 'Deleted by', at: 'Deleted', left: 'Days left' },
    days: (left: number) => (left === 1 ? '1 day' : `${left} days`),
    search: 'Search name, catalogue or person',
    restore: 'Restore',
    failed: 'The record was not restored',
    empty: 'The trash is empty',
    hint: 'Deleted items stay here for 30 days.',
  },
  transfer: {
    menu: 'Export / import',
    exports: {
      zip: 'Export with files (ZIP)',
      csv: 'Export as a table (CSV)',
      json: 'Export as data (JSON)',
    },
    exportFailed: 'The export did not start',
    import: 'Import…',
    title: (many: string) => `Import: ${many}`,
    hint: 'Use ZIP to copy a catalogue to another server, with files. Use CSV or JSON to update existing records (matched by id) and add records without files.',
    file: 'File',
    check: 'Check the file',
    run: (records: number) => (records === 1 ? 'Import 1 record' : `Import ${records} records`),
    record: 'Record',
    would: {
      added: 'will be added',
      changed: 'will be updated',
      unchanged: 'unchanged',
      refused: 'cannot be imported',
    },
    done: { added: 'added', changed: 'updated', unchanged: 'unchanged', refused: 'not imported' },
  },
};
