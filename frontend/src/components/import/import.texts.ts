import { formatNumber, inCoins } from '../../lib/format';

const rows = (count: number) => (count === 1 ? '1 row' : `${formatNumber(count)} rows`);

/** Texts of the imports of tables, for every kind of record. */
export const texts = {
  open: 'Import',
  file: {
    title: 'File',
    source: 'Where the rows come from',
    sources: { file: 'Upload a file', pasted: 'Paste cells' },
    labels: { table: 'CSV file', transfer: 'File' },
    pasted: 'Cells, with the names of the columns in the first line',
    pastedHint: 'Copy the cells in your spreadsheet and paste them here.',
    nameHint: 'Staff find the import under this title.',
    columns: 'Columns',
    optional: 'optional',
    like: (example: string) => `For example ${example}`,
    template: 'Download template',
    check: 'Check',
    failed: 'The file was not checked',
  },
  preview: {
    title: 'Preview',
    rows,
    coins: (coins: number) => inCoins(coins),
    faulty: (count: number) => (count ? `${rows(count)} with errors` : 'No errors'),
    onlyFaulty: 'Only rows with errors',
    list: 'Rows of the file',
    row: 'Row',
    result: 'Result',
    ready: 'Ready',
    more: (count: number) => `${formatNumber(count)} more`,
    correct: 'Nothing is imported while a row has an error. Correct the file and check it again.',
    failed: 'The import was not started',
  },
  faults: {
    title: 'Errors that several rows have',
    of: (count: number, first: string) => `${rows(count)}: ${first}`,
    /** After the first rows. */
    more: (first: string, count: number) => `${first} and ${formatNumber(count)} more`,
    download: 'Download the errors',
    file: 'errors.csv',
    heads: ['Row', 'Record', 'Column', 'Error'],
  },
};
