// The import into a catalogue: what its columns hold, the check with errors that rows share, and the import.
import { fireEvent, waitFor } from '@testing-library/dom';
import type { ImportedRow, ImportReport } from '../../../api/catalogues.gen';
import { main, press, toasts, type } from '../../../../test/actions';
import { answer, callsOf, Failure } from '../../../../test/fake-api';
import { closeScreen, openScreen } from '../../../../test/open-screen';

const PAGE = '/admin/catalogues/gifts/import';
const CELLS = 'title\tcoin\nRose\t1\nTulip\tmany';

const column = (name: string, more: object = {}) => ({
  ...{ name, meaning: `Meaning of ${name}`, example: '', required: false, file: false },
  ...more,
});
const columns = [
  column('id'),
  column('title', { example: 'Rose', required: true }),
  column('image', { example: 'picture.png', required: true, file: true }),
];
const row = (number: number, ...errors: ImportedRow['errors']): ImportedRow => ({
  ...{ row: number, label: `Gift ${number}`, outcome: errors.length ? 'refused' : 'added', errors },
});
const many = { field: 'coin', message: 'Enter a whole number' };
const missing = { field: 'image', message: 'The file a.png is missing' };

const found = (rows: ImportedRow[], more: Partial<ImportReport> = {}) => ({
  message: 'Imported: 1 added',
  details: {
    added: rows.filter(({ outcome }) => outcome === 'added').length,
    ...{ changed: 0, unchanged: 0, ignored: [], rows },
    refused: rows.filter(({ outcome }) => outcome === 'refused').length,
    ...more,
  },
});

beforeEach(() => {
  answer('listImportColumns', { details: columns });
  answer('importCatalogue', found([row(2)]));
});

const sent = () => callsOf('importCatalogue').map(({ body }) => body as { mode: string; file: File });
async function opens() {
  await openScreen('admin', PAGE);
  await main().findByRole('button', { name: 'Check' });
}
async function paste(cells: string) {
  fireEvent.click(await main().findByRole('radio', { name: 'Paste cells' }));
  await type(/^Cells/, cells);
}
async function check() {
  await paste(CELLS);
  await press('Check');
  await main().findByRole('region', { name: 'Preview' });
}

it('should say what each column holds, and offer files of records only where a column names one', async () => {
  await opens();
  const shown = [...document.querySelectorAll('main dl > div')].map(({ textContent }) => textContent);
  expect(shown).toEqual([
    'idoptionalMeaning of id ',
    'titleMeaning of title For example Rose',
    'imageMeaning of image For example picture.png',
  ]);
  main().getByRole('group', { name: 'Files of the records' });
  closeScreen();
  answer('listImportColumns', { details: columns.filter(({ file }) => !file) });
  await opens();
  expect(main().queryByRole('group', { name: 'Files of the records' })).toBeNull();
});

it('should ask for a file before anything is sent', async () => {
  await opens();
  await press('Check');
  await main().findByText('This field cannot be empty');
  expect(sent()).toEqual([]);
});

it('should check pasted cells first, and import the same ones', async () => {
  await opens();
  await check();
  expect(sent().map(({ mode }) => mode)).toEqual(['check']);
  expect(await sent()[0]!.file.text()).toBe(CELLS);
  await press('Import 1 record');
  await main().findByRole('region', { name: 'Result' });
  await toasts().findByText('Imported: 1 added');
  expect(sent().map(({ mode }) => mode)).toEqual(['check', 'import']);
  expect(sent()[1]!.file).toBe(sent()[0]!.file);
  main().getByRole('link', { name: 'Show gifts' });
});

it('should sum up the errors that rows share, the most frequent first', async () => {
  answer(
    'importCatalogue',
    found(
      [
        row(2, many, missing),
        row(3),
        row(4, missing),
        row(1200, many, missing),
        row(5, { field: '', message: 'Once' }),
      ],
      {
        ignored: ['colour', 'size'],
      },
    ),
  );
  await opens();
  await check();
  const shared = main().getByRole('region', { name: 'Errors that several rows have' });
  expect([...shared.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'image: The file a.png is missing3 rows: 2, 4, 1,200',
    'coin: Enter a whole number2 rows: 2, 1,200',
  ]);
  main().getByText('These columns are not read: colour, size');
});

it('should say why an import failed, and keep what was found', async () => {
  await opens();
  await check();
  answer('importCatalogue', () => {
    throw new Failure(503, 'UNAVAILABLE', { message: 'The server is busy' });
  });
  await press('Import 1 record');
  await toasts().findByText('The server is busy');
  await main().findByRole('button', { name: 'Import 1 record' });
});

it('should offer the pasted cells again after the tab was closed', async () => {
  await opens();
  await paste(CELLS);
  closeScreen();
  await opens();
  await press('Restore');
  await waitFor(() => expect(main().getByLabelText<HTMLTextAreaElement>(/^Cells/).value).toBe(CELLS));
});

it('should say that a catalogue does not exist', async () => {
  await openScreen('admin', '/admin/catalogues/nothing/import');
  await main().findByText('This page does not exist');
});
