// The import of items: opened from the list of users, checked as a whole, started once, undone on its screen.
import { fireEvent, waitFor } from '@testing-library/dom';
import { dialog, main, press } from '../../../test/actions';
import { answer, callsOf } from '../../../test/fake-api';
import { address, closeScreen, idOf, openScreen } from '../../../test/open-screen';

const IMPORT = '/admin/importitems';
const JOB = idOf(500);

const answerCheck = (errors: { field: string; message: string }[]) =>
  answer('previewItemImport', {
    details: {
      ...{ total: 1, faulty: errors.length ? 1 : 0, coins: 0, waits: false },
      rows: [{ row: 2, label: 'anita.sharma', detail: 'frame Golden dragon', coins: null, errors }],
    },
  });
async function check() {
  const input = await waitFor(() => document.querySelector<HTMLInputElement>('main input[type=file]')!);
  const file = new File(['user,kind,item,days,reason'], 'items.csv', { type: 'text/csv' });
  fireEvent.change(input, { target: { files: [file] } });
  await press('Check');
  return waitFor(() => main().getByRole('region', { name: 'Preview' }));
}

it('should open from the list of users for admins who may give items', async () => {
  await openScreen('admin', '/admin/manageUser');
  fireEvent.click(await main().findByRole('link', { name: 'Import items' }));
  await waitFor(() => expect(address().toLowerCase()).toBe(IMPORT));
  await main().findByRole('button', { name: 'Check' });
});

it('should offer no import to admins who may not give items', async () => {
  await openScreen('admin', '/admin/manageUser', { rights: ['users.read'] });
  await main().findByRole('heading', { name: 'Users' });
  expect(main().queryByRole('link', { name: 'Import items' })).toBeNull();
});

it('should explain the columns', async () => {
  await openScreen('admin', IMPORT);
  await main().findByRole('button', { name: 'Check' });
  const names = [...document.querySelectorAll('main dt code')].map(({ textContent }) => textContent);
  expect(names).toEqual(['user', 'kind', 'item', 'days', 'reason', 'action']);
  expect(document.querySelector('main dl')!.textContent).toContain('frames, entry-effects, themes or vips.');
});

it('should show the errors of a file and not start', async () => {
  answerCheck([{ field: 'item', message: 'Several frames have this title. Enter the _id' }]);
  await openScreen('admin', IMPORT);
  await check();
  main().getByText(/Several frames have this title/);
  expect(main().queryByRole('button', { name: /^Give/ })).toBeNull();
});

it('should give the items after a confirmation, and open the import', async () => {
  answerCheck([]);
  answer('startItemImport', { message: '1 row begun', import: JOB });
  answer('fetchBatch', { details: { _id: JOB, source: 'import', kind: 'items', title: 'Items' } });
  await openScreen('admin', IMPORT);
  await check();
  await press('Carry out 1 row');
  await press('Carry out 1 row', dialog());
  await waitFor(() => expect(address()).toBe(`/admin/imports/${JOB}`));
  expect(callsOf('startItemImport')).toHaveLength(1);
  expect(callsOf('startItemImport')[0]!.body).toMatchObject({ rows: '1' });
});

afterEach(closeScreen);
