// The import of hosts: a file or pasted cells, checked as a whole, started once.
import { fireEvent, waitFor } from '@testing-library/dom';
import { dialog, main, press, toasts, type } from '../../../test/actions';
import { answer, callsOf, Failure, NoAnswer } from '../../../test/fake-api';
import { address, closeScreen, idOf, openScreen } from '../../../test/open-screen';
import type { PreviewedRow } from './import.types';

const IMPORT = '/admin/importhosts';
const JOB = idOf(500);

const row = (number: number, ...errors: PreviewedRow['errors']): PreviewedRow => ({
  ...{ row: number, label: `host${number}`, detail: `Host ${number}`, coins: null, errors },
});
const unknown = { field: 'user', message: 'no user found' };

/** Answers the check of a file: so many rows, these of them with an error. */
const answerCheck = (total: number, faulty: number[] = []) =>
  answer('previewHostImport', {
    details: {
      ...{ total, faulty: faulty.length, coins: 0, waits: false },
      rows: Array.from({ length: total }, (_, at) =>
        row(at + 2, ...(faulty.includes(at + 2) ? [unknown] : [])),
      ),
    },
  });

beforeEach(() => {
  answerCheck(2);
  answer('fetchBatch', { details: { _id: JOB } });
  answer('startHostImport', { message: 'Import started', import: JOB });
});

const opens = async () => {
  await openScreen('admin', IMPORT);
  await main().findByRole('button', { name: 'Check' });
};
async function chooseFile(name = 'hosts.csv') {
  const input = await waitFor(() => document.querySelector<HTMLInputElement>('main input[type=file]')!);
  fireEvent.change(input, {
    target: { files: [new File(['user\nhost2\nhost3'], name, { type: 'text/csv' })] },
  });
}
async function paste(cells: string) {
  fireEvent.click(await main().findByRole('radio', { name: 'Paste cells' }));
  await type(/^Cells/, cells);
}
const preview = () => waitFor(() => main().getByRole('region', { name: 'Preview' }));
const shownRows = () => [...document.querySelectorAll('main tbody tr')].map(({ textContent }) => textContent);
async function check() {
  await chooseFile();
  await press('Check');
  await preview();
}

it('should open from the list of hosts', async () => {
  await openScreen('admin', '/admin/approvedHost');
  fireEvent.click(await main().findByRole('link', { name: 'Import' }));
  await waitFor(() => expect(address().toLowerCase()).toBe(IMPORT));
  await main().findByRole('button', { name: 'Check' });
});

describe('the check', () => {
  it('should ask for a file before anything is sent', async () => {
    await opens();
    await press('Check');
    await main().findByText('This field cannot be empty');
    expect(callsOf('previewHostImport')).toEqual([]);
  });

  it('should send the chosen file, and show its rows', async () => {
    await opens();
    await check();
    const { file } = callsOf('previewHostImport')[0]!.body as { file: File };
    expect(file.name).toBe('hosts.csv');
    expect(await file.text()).toBe('user\nhost2\nhost3');
    expect(shownRows()).toEqual(['2host2Host 2Ready', '3host3Host 3Ready']);
    main().getByText('No errors');
  });

  it('should send pasted cells as a file', async () => {
    await opens();
    await paste('user\tagency\nhost2\tAG100001');
    await press('Check');
    await preview();
    const { file } = callsOf('previewHostImport')[0]!.body as { file: File };
    expect(await file.text()).toBe('user\tagency\nhost2\tAG100001');
  });

  it('should show faulty rows first, each with its errors, and start nothing', async () => {
    answerCheck(3, [4]);
    await opens();
    await check();
    expect(shownRows()).toEqual([
      '4host4Host 4user: no user found',
      '2host2Host 2Ready',
      '3host3Host 3Ready',
    ]);
    main().getByText('1 row with errors');
    main().getByText('Nothing is imported while a row has an error. Correct the file and check it again.');
    expect(main().queryByRole('button', { name: /^Add/ })).toBeNull();
    fireEvent.click(main().getByRole('switch', { name: 'Only rows with errors' }));
    await waitFor(() => expect(shownRows()).toHaveLength(1));
  });

  it('should need another check when the file changes', async () => {
    await opens();
    await check();
    expect(main().getByRole<HTMLButtonElement>('button', { name: 'Check' }).disabled).toBe(true);
    await chooseFile('other.csv');
    await waitFor(() => expect(main().queryByRole('region', { name: 'Preview' })).toBeNull());
    await press('Check');
    await preview();
    expect(callsOf('previewHostImport')).toHaveLength(2);
  });

  it('should show the reason at the file when the file cannot be read', async () => {
    answer('previewHostImport', () => {
      throw new Failure(400, 'FILE_REJECTED', { message: 'The file has no column user' });
    });
    await opens();
    await chooseFile();
    await press('Check');
    await main().findByText('The file has no column user');
    expect(main().queryByRole('region', { name: 'Preview' })).toBeNull();
  });
});

describe('the start', () => {
  const starts = () => callsOf('startHostImport');
  const start = () => press(/^Add 2 hosts/);

  it('should ask first, send what was checked, and open the import', async () => {
    await opens();
    await check();
    await start();
    await press('Cancel', dialog());
    expect(starts()).toEqual([]);
    await start();
    await press(/^Add 2 hosts/, dialog());
    await waitFor(() => expect(address()).toContain(JOB));
    expect(starts()).toHaveLength(1);
    expect(starts()[0]!.body).toMatchObject({ rows: '2' });
    await toasts().findByText('Import started');
  });

  it('should require a title', async () => {
    await opens();
    await check();
    await type(/^Title|^Name/, ' ');
    await start();
    await main().findByText('This field cannot be empty');
    expect(starts()).toEqual([]);
  });

  it('should be repeated under the same key, without a question, when its answer was lost', async () => {
    answer('startHostImport', () => {
      if (starts().length === 1) throw new NoAnswer();
      return { import: JOB };
    });
    await opens();
    await check();
    await start();
    await press(/^Add 2 hosts/, dialog());
    await toasts().findByRole('alert');
    await start();
    await waitFor(() => expect(address()).toContain(JOB));
    const keys = starts().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('should be repeated under the same key in the next tab', async () => {
    answer('startHostImport', () => {
      if (starts().length === 1) throw new NoAnswer();
      return { import: JOB };
    });
    await opens();
    await check();
    await start();
    await press(/^Add 2 hosts/, dialog());
    await toasts().findByRole('alert');
    closeScreen();
    await opens();
    await check();
    await start();
    await waitFor(() => expect(address()).toContain(JOB));
    expect(starts()[1]!.headers.get('Idempotency-Key')).toBe(starts()[0]!.headers.get('Idempotency-Key'));
  });

  it('should have a new key for another file', async () => {
    answer('startHostImport', () => {
      if (starts().length === 1) throw new NoAnswer();
      return { import: JOB };
    });
    await opens();
    await check();
    await start();
    await press(/^Add 2 hosts/, dialog());
    await toasts().findByRole('alert');
    await chooseFile('other.csv');
    await press('Check');
    await preview();
    await start();
    await press(/^Add 2 hosts/, dialog());
    await waitFor(() => expect(address()).toContain(JOB));
    expect(starts()).toHaveLength(2);
    expect(starts()[1]!.headers.get('Idempotency-Key')).not.toBe(starts()[0]!.headers.get('Idempotency-Key'));
  });

  it('should say why it was refused, and keep the checked rows', async () => {
    answer('startHostImport', () => {
      throw new Failure(400, 'VALIDATION_FAILED', { message: 'The rows have changed since the check' });
    });
    await opens();
    await check();
    await start();
    await press(/^Add 2 hosts/, dialog());
    await toasts().findByText('The rows have changed since the check');
    expect(shownRows()).toHaveLength(2);
  });
});

describe('pasted cells', () => {
  it('should be offered again after the tab was closed', async () => {
    await opens();
    await paste('user\tagency\nhost2\tAG100001');
    closeScreen();
    await opens();
    await press('Restore');
    const cells = await main().findByLabelText<HTMLTextAreaElement>(/^Cells/);
    expect(cells.value).toBe('user\tagency\nhost2\tAG100001');
  });
});
