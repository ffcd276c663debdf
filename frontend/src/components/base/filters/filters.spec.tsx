// The filters of lists: the chip and the address say what is set, and the call carries it.
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { dialog, dialogCloses, key, main, pick, press, type } from '../../../../test/actions';
import { record, type Json } from '../../../../test/documented-calls';
import { answer, callsOf, Failure } from '../../../../test/fake-api';
import { address, closeScreen, idOf, openScreen } from '../../../../test/open-screen';
import type { PanelKey } from '../../../lib/panels';

const bar = () => main().getByRole('group', { name: 'Filters' });
const chip = (filter: string) =>
  [...bar().querySelectorAll('button')].find((button) =>
    new RegExp(`^${filter}(:|$)`).test(button.textContent),
  );
const chipSays = (filter: string, text: string | RegExp) =>
  waitFor(() =>
    expect(chip(filter)?.textContent).toMatch(typeof text === 'string' ? new RegExp(`^${text}$`) : text),
  );
const lastQuery = (call: string) => ({ ...callsOf(call).at(-1)?.query, ...callsOf(call).at(-1)?.body });
const at = (wanted: string) => waitFor(() => expect(address()).toBe(wanted));

async function open(filter: string) {
  await waitFor(() => expect(bar().querySelectorAll('button').length).toBeGreaterThan(0));
  const known = chip(filter);
  if (known) return fireEvent.click(known);
  await press('Add filter');
  return fireEvent.click(await screen.findByRole('menuitem', { name: filter }));
}
async function choose(filter: string, choice: string) {
  await open(filter);
  fireEvent.click(await screen.findByRole('menuitemradio', { name: choice }));
}
async function typeInto(filter: string, values: Record<string, string>) {
  await open(filter);
  for (const [label, value] of Object.entries(values)) await type(label, value, dialog());
  await press('Apply', dialog());
}
const clear = (filter: string) => press(`Clear filter: ${filter}`);
/** Answers a list with one record while nothing is filtered by these fields, else with none. */
const answerList = (call: string, key: string, schema: string, ...fields: string[]) =>
  answer(call, ({ query, body }): Json => {
    const filtered = fields.some((field) => query[field] !== undefined || body[field] !== undefined);
    return filtered ? { total: 0 } : { [key]: [record(schema, { _id: idOf(5) })], total: 1 };
  });

const auditEntry = { details: [record('AuditEntry', { _id: idOf(8) })], total: 1 };
beforeEach(() => answer('listAudit', auditEntry));

describe('a filter from the menu', () => {
  it('should be forgotten without a value, and be cleared by its chip', async () => {
    await openScreen('admin', '/admin/audit');
    await open('Role');
    await screen.findByRole('menuitemradio', { name: 'Agency' });
    await key('Escape');
    await waitFor(() => expect(chip('Role')).toBeUndefined());
    await choose('Role', 'Agency');
    await at('/admin/audit?role=agency');
    await waitFor(() => expect(lastQuery('listAudit')).toMatchObject({ role: 'agency' }));
    await clear('Role');
    await at('/admin/audit');
    await waitFor(() => expect(chip('Role')).toBeUndefined());
  });
});

describe('days in the wrong order', () => {
  const wrong = 'From must be on or before To';
  it('should be reported in one field, and leave the address as it is', async () => {
    await openScreen('admin', '/admin/audit?from=2026-03-20&to=2026-03-01');
    await open('Date');
    const editor = await dialog();
    expect((await editor.findByRole('alert')).textContent).toBe(wrong);
    const from = editor.getByLabelText('From');
    const described = (from.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(wrong);
    await type('From', '2026-02-20', dialog());
    fireEvent.submit(from.closest('form')!);
    await dialogCloses();
    await at('/admin/audit?from=2026-02-20&to=2026-03-01');
    await chipSays('Date', /Feb 20/);
    await typeInto('Date', { From: '2026-03-02' });
    expect((await (await dialog()).findByRole('alert')).textContent).toBe(wrong);
    await waitFor(async () => expect(document.activeElement).toBe((await dialog()).getByLabelText('From')));
    await key('Escape');
    await dialogCloses();
    await waitFor(() => expect(document.activeElement).toBe(chip('Date')));
    expect(address()).toBe('/admin/audit?from=2026-02-20&to=2026-03-01');
  });
});

describe('a linked address', () => {
  it('should filter the transfers of coins, with the sum of their coins', async () => {
    const query = 'flow=soldToUsers&coinAgency=coin%40100001&from=2026-01-01';
    answer('listCoinAgencies', {
      details: [record('CoinAgency', { uniqueId: 'coin@100001', name: 'Sona Coins' })],
      total: 1,
    });
    answer('listRecharges', ({ query: sent }) => ({
      data: [record('Recharge', { _id: idOf(1) })],
      total: sent['coinAgency'] ? 17 : 400,
      coins: sent['coinAgency'] ? 12_345 : undefined,
    }));
    await openScreen('admin', `/admin/rechargeHistory?${query}`);
    await main().findByText(/of 17 entries/);
    expect(lastQuery('listRecharges')).toMatchObject({
      flow: 'soldToUsers',
      coinAgency: 'coin@100001',
      from: '2026-01-01',
    });
    expect(main().getByText('Coins of these movements').parentElement?.textContent).toContain('12,345');
    await chipSays('Coin agency', 'Coin agency: Sona Coins');
    await press('Clear filters');
    await at('/admin/rechargeHistory');
    await main().findByText(/of 400 entries/);
    await waitFor(() => expect(main().queryByText('Coins of these movements')).toBeNull());
  });

  it('should name the filters of the trash, the jobs and the sent notifications', async () => {
    const cases: [string, call: string, sent: Json, chips: Record<string, RegExp>][] = [
      [
        '/admin/trash?kind=gifts&to=2020-01-31',
        'listTrashEntries',
        { kind: 'gifts', to: '2020-01-31' },
        { Kind: /^Kind: Gift$/, Deleted: /^Deleted: until Jan 31, 2020$/ },
      ],
      [
        '/admin/jobs?kind=rename&createdFrom=2020-01-01&createdTo=2020-01-31',
        'listJobs',
        { kind: 'rename', createdFrom: '2020-01-01', createdTo: '2020-01-31' },
        { Kind: /^Kind: Renaming$/, Created: /^Created: Jan 1\s*–\s*31, 2020$/ },
      ],
      [
        '/admin/pushMessage?type=0&state=failed',
        'listNotifications',
        { type: '0', state: 'failed' },
        { To: /^To: One user$/, Status: /^Status: Failed$/ },
      ],
    ];
    const faults: string[] = [];
    for (const [where, call, sent, chips] of cases) {
      await openScreen('admin', where);
      await waitFor(() => expect(main().getByText('0 entries'))).catch(() =>
        faults.push(`${where}: ${bar().textContent}`),
      );
      for (const [name, says] of Object.entries(chips))
        if (!says.test(chip(name)?.textContent ?? '')) faults.push(`${where}: ${chip(name)?.textContent}`);
      for (const [name, value] of Object.entries(sent))
        if (lastQuery(call)[name] !== value) faults.push(`${call}: ${name} ${String(lastQuery(call)[name])}`);
      closeScreen();
    }
    expect(faults).toEqual([]);
  });

  it('should lead from a bank export to its withdrawals', async () => {
    const bankExport = idOf(31);
    answer('listBankExports', {
      details: [record('BankExport', { _id: bankExport, count: 3 })],
      total: 1,
    });
    answer('listWithdrawals', ({ query }) => ({
      details: [record('Withdrawal', { _id: idOf(1), status: 1 })],
      total: query['export'] === bankExport ? 3 : 50,
    }));
    await openScreen('admin', '/admin/bankexports');
    const menu = await main().findByRole('button', { name: /^More actions/ });
    expect(menu.closest('[data-row]')?.textContent).toContain('3');
    menu.focus();
    await key('s');
    await waitFor(() => expect(address()).toMatch(/\/approved\?export=[0-9a-f]{24}$/));
    await waitFor(() => expect(bar().textContent).toContain('In one bank export'));
    await main().findByText(/of 3 entries/);
  });
});

describe('a filter by a record', () => {
  const agencies = [
    record('Agency', { _id: idOf(1), uniqueId: 'AG100001', name: 'Nova Artists' }),
    record('Agency', { _id: idOf(2), uniqueId: 'AG100002', name: 'Coral Talent' }),
  ];
  const find = (search: unknown) =>
    agencies.filter(({ name, uniqueId }) => !search || `${name} ${uniqueId}`.includes(String(search)));
  beforeEach(() => {
    answer('listWithdrawals', { details: [record('Withdrawal', { _id: idOf(1), status: 0 })], total: 1 });
    answer('listAgencies', ({ query }) => {
      const details = find(query['search']);
      return { details, total: details.length };
    });
  });
  const LIST = '/admin/widthdrawal/pending';

  it('should be picked by name in three steps, and say the name while the address has the code', async () => {
    await openScreen('admin', LIST);
    await open('Agency');
    await pick('Agency', 'Coral', dialog());
    await dialogCloses();
    await at(`${LIST}?agencyCode=AG100002`);
    await chipSays('Agency', 'Agency: Coral Talent');
    await waitFor(() => expect(lastQuery('listWithdrawals')).toMatchObject({ agencyCode: 'AG100002' }));
  });

  it('should say a code that no agency has', async () => {
    await openScreen('admin', `${LIST}?agencyCode=AG999999`);
    await waitFor(() => expect(lastQuery('listAgencies')).toMatchObject({ search: 'AG999999' }));
    await chipSays('Agency', 'Agency: AG999999');
  });

  it('should say when nothing is found, and search again after a failure', async () => {
    await openScreen('admin', LIST);
    await open('Agency');
    const field = await (await dialog()).findByRole('combobox', { name: 'Agency' });
    fireEvent.change(field, { target: { value: 'Zzz' } });
    await (await dialog()).findByText('No matches');
    answer('listAgencies', () => {
      throw new Failure(500, 'INTERNAL');
    });
    fireEvent.change(field, { target: { value: 'Nov' } });
    await (await dialog()).findByText('The search failed. Type again to retry.');
    answer('listAgencies', { details: agencies, total: 2 });
    await pick('Agency', 'Nova', dialog());
    await at(`${LIST}?agencyCode=AG100001`);
  });

  it('should be typed as a code when the reader may not read agencies', async () => {
    await openScreen('admin', LIST, { rights: ['withdrawals.read'] });
    await typeInto('Agency', { Agency: 'AG100001' });
    await at(`${LIST}?agencyCode=AG100001`);
    await chipSays('Agency', 'Agency: AG100001');
    expect(callsOf('listAgencies')).toHaveLength(0);
  });
});

describe('a window without room for chips', () => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
  afterEach(() => happyDOM.setViewport({ width: 1440 }));
  it.each([1024, 360])('should fold the filters into one button at %d pixels', async (width) => {
    happyDOM.setViewport({ width });
    await openScreen('admin', '/admin/audit?role=agency&kind=host&target=66f0c0ffee00000000000005');
    const button = await main().findByRole('button', { name: 'Filters (3)' });
    expect(bar().querySelectorAll('button')).toHaveLength(1);
    fireEvent.click(button);
    await type('Who', 'Meera Nair', dialog());
    await press('Show rows', dialog());
    await dialogCloses();
    await waitFor(() => expect(lastQuery('listAudit')).toMatchObject({ who: 'Meera Nair', role: 'agency' }));
    fireEvent.click(await main().findByRole('button', { name: 'Filters (4)' }));
    await press('Clear filters', dialog());
    await at('/admin/audit');
    await main().findByRole('button', { name: 'Filters' });
  });
});

describe('a filtered list', () => {
  it('should not be reordered', async () => {
    answer('listGifts', {
      details: [record('Gift', { _id: idOf(1), title: 'Rose', shown: true })],
      total: 1,
    });
    const handles = () => main().queryAllByRole('button', { name: /^Move / }).length;
    await openScreen('admin', '/admin/manageGift');
    await waitFor(() => expect(handles()).toBeGreaterThan(0));
    await typeInto('Coin', { From: '1' });
    await chipSays('Coin', 'Coin: at least 1');
    await waitFor(() => expect(handles()).toBe(0));
    expect(lastQuery('listGifts')).toMatchObject({ coinFrom: '1' });
    await clear('Coin');
    await waitFor(() => expect(handles()).toBeGreaterThan(0));
  });

  it.each<[PanelKey, string, string, string, string]>([
    ['bd', '/bd/manageagencyadmin', 'listAgencyAdminsOfBd', 'data', 'AgencyAdmin'],
    ['agencyadmin', '/agencyadmin/manageagency', 'listAgencies', 'details', 'Agency'],
  ])('should show the %s its disabled accounts', async (panel, list, call, field, schema) => {
    answerList(call, field, schema, 'disabled');
    await openScreen(panel, list, { uniqueId: 'BD100001' });
    await main().findByText(/of 1 entries/);
    await choose('Status', 'Disabled');
    await at(`${list}?disabled=true`);
    await main().findByText(/^0 entries/);
    expect(String(lastQuery(call)['disabled'])).toBe('true');
    await press('Clear filters', within(bar()));
    await at(list);
    await main().findByText(/of 1 entries/);
  });

  it('should pause its export while it is empty', async () => {
    answerList('listUsers', 'users', 'User', 'search');
    await openScreen('admin', '/admin/manageUser');
    const exports = () => main().findByRole<HTMLButtonElement>('button', { name: 'Export' });
    await waitFor(async () => expect((await exports()).disabled).toBe(false));
    closeScreen();
    await openScreen('admin', '/admin/manageUser?search=nobody-has-this-name');
    await main().findAllByText(/No match/);
    expect((await exports()).disabled).toBe(true);
  });
});
