// The details of a row, in the queue of withdrawals and in the list of users.
import { fireEvent, waitFor } from '@testing-library/dom';
import { dialog, key, main, press, toasts } from '../../../../test/actions';
import { record } from '../../../../test/documented-calls';
import { answer, callsOf } from '../../../../test/fake-api';
import { address, idOf, openScreen } from '../../../../test/open-screen';
import type { Bd } from '../../../api/bd.gen';
import type { Host } from '../../../api/hosts.gen';
import type { SentCoins } from '../../../api/recharge.gen';
import type { User } from '../../../api/users.gen';
import type { Video } from '../../../api/videos.gen';
import type { WithdrawalEvidence, Withdrawal } from '../../../api/withdrawals.gen';

const LIST = '/admin/widthdrawal/pending';
let requests: Withdrawal[];

beforeEach(() => {
  window.happyDOM.setViewport({ width: 1366, height: 768 });
  requests = [21, 22, 23].map((coins) =>
    record<Withdrawal>('Withdrawal', {
      _id: idOf(coins),
      coins,
      status: 0,
      accountNo: '••••••1234',
      userId: { _id: idOf(1), username: 'meera', name: 'Meera', picture: '' },
    }),
  );
  answer('listWithdrawals', ({ query }) => {
    const details = requests.filter(({ status }) => String(status) === query['status']);
    return { details, total: details.length };
  });
  answer('fetchWithdrawalEvidence', ({ query }) => {
    const request = requests.find(({ _id }) => _id === query['id'])!;
    return {
      details: record<WithdrawalEvidence>('WithdrawalEvidence', { request, totalPaid: 7000 + request.coins }),
    };
  });
  answer('decideWithdrawal', ({ pathname, query }) => {
    const id = pathname.split('/').at(-1);
    requests = requests.map((one) =>
      one._id === id ? { ...one, status: Number(query['status']) as Withdrawal['status'] } : one,
    );
    return { message: 'Withdrawal of meera approved' };
  });
});
afterEach(() => window.happyDOM.setViewport({ width: 1440, height: 900 }));

const panel = () => document.querySelector<HTMLElement>('[data-details]');
const shows = (coins: number) =>
  waitFor(() => expect(panel()?.getAttribute('aria-label')).toBe(`Details: meera, ${coins} coins`));
const closed = () => waitFor(() => expect(panel()).toBeNull());
const row = (coins: number) => document.querySelector<HTMLElement>(`tr[data-row="${idOf(coins)}"]`)!;
const focused = () => document.activeElement?.closest('[data-row]')?.getAttribute('data-row');

async function open(search = '') {
  await openScreen('admin', LIST + search);
  await waitFor(() => expect(document.querySelectorAll('tr[data-row]')).toHaveLength(3));
}

describe('the details of a row', () => {
  it('should open on a click next to the controls of the row, mark the row, and close on Escape', async () => {
    await open();
    fireEvent.click(row(22).querySelector('td:nth-child(4)')!);
    await shows(22);
    expect(address()).toBe(`${LIST}?open=${idOf(22)}`);
    expect(panel()?.getAttribute('role')).toBe('complementary');
    expect(row(22).getAttribute('aria-current')).toBe('true');
    await waitFor(() => expect(panel()?.textContent).toContain('7,022'));
    await key('Escape');
    await closed();
    await waitFor(() => expect(address()).toBe(LIST));
    expect(focused()).toBe(idOf(22));
  });

  it('should not open on a click on a control of the row', async () => {
    await open();
    fireEvent.click(row(22).querySelector('input[type=checkbox]')!);
    await main().findByText('1 selected');
    expect(address()).toBe(LIST);
  });

  it('should open by key with the focus inside, and follow j and k', async () => {
    await open();
    await key('j');
    await key('o');
    await shows(21);
    await waitFor(() => expect(document.activeElement?.closest('[data-details]')).toBe(panel()));
    await key('j');
    await shows(22);
    expect(focused()).toBe(idOf(22));
    await key('k');
    await shows(21);
    await waitFor(() => expect(address()).toBe(`${LIST}?open=${idOf(21)}`));
    // However many rows were shown, one step back closes the details.
    window.history.back();
    await closed();
    expect(address()).toBe(LIST);
  });

  it('should open from a shared address, and say so when the page does not show the record', async () => {
    await open(`?open=${idOf(23)}`);
    await shows(23);
    await key('Escape');
    await closed();
    await open(`?open=${idOf(99)}`);
    await waitFor(() =>
      expect(panel()?.textContent).toContain('This record is not on this page of the list'),
    );
    expect(callsOf('fetchWithdrawalEvidence').map(({ query }) => query['id'])).toEqual([idOf(23)]);
    await key('Escape');
    await closed();
  });

  it('should decide, and go on with the next row', async () => {
    await open(`?open=${idOf(21)}`);
    await shows(21);
    fireEvent.click(panel()!.querySelector('[aria-keyshortcuts=a]')!);
    await (await dialog()).findByText('Pay out 21 coins to meera?');
    await key('a');
    await toasts().findByText('Withdrawal of meera approved');
    await shows(22);
    expect(callsOf('decideWithdrawal')).toHaveLength(1);
  });

  it('should show the account number masked until it is revealed', async () => {
    answer('revealWithdrawal', () => ({
      details: {
        accountDetails: {
          accountNo: '000111222331234',
          ifscCode: 'SBIN0001234',
          bankName: 'SBI',
          panNumber: '',
        },
      },
    }));
    await open(`?open=${idOf(21)}`);
    await shows(21);
    const account = () =>
      panel()?.querySelector<HTMLInputElement>('input[readonly]')?.value ?? panel()!.textContent;
    await waitFor(() => expect(panel()?.textContent).toContain('Bank account'));
    expect(account()).not.toContain('000111222331234');
    await press('Reveal');
    await waitFor(() => expect(account()).toContain('000111222331234'));
    expect(callsOf('revealWithdrawal')).toHaveLength(1);
  });

  it('should cover the list as a dialog in a narrow window, and still follow the keys', async () => {
    window.happyDOM.setViewport({ width: 1024, height: 768 });
    await open(`?open=${idOf(21)}`);
    await shows(21);
    expect(panel()?.getAttribute('aria-modal')).toBe('true');
    await waitFor(() => expect(document.activeElement?.closest('[data-details]')).toBe(panel()));
    await key('j');
    await shows(22);
    expect(document.activeElement?.closest('[data-details]')).toBe(panel());
    await key('Escape');
    await closed();
    await waitFor(() => expect(focused()).toBe(idOf(22)));
  });
});

describe('the details in the other lists', () => {
  const label = (name: string) =>
    waitFor(() => expect(panel()?.getAttribute('aria-label')).toBe(`Details: ${name}`));
  const shown = (...parts: string[]) =>
    waitFor(() => {
      for (const part of parts) expect(panel()?.textContent).toContain(part);
    });
  const page = () => panel()?.querySelector('a[class*=page]')?.getAttribute('href');

  it('should show a user with what only the record holds, and link to the page', async () => {
    const user = record<User>('User', { _id: idOf(5), username: 'asha', number: '****432100**', bio: '' });
    answer('listUsers', () => ({ users: [user], total: 1 }));
    answer('fetchUser', () => ({ details: { ...user, number: '919876543210', bio: 'Sings in Surat' } }));
    await openScreen('admin', `/admin/manageUser?open=${idOf(5)}`);
    await label('asha');
    await shown('Sings in Surat', '98765 43210');
    expect(page()).toBe(`/admin/ViewUser?id=${idOf(5)}`);
  });

  it('should read no evidence for a host that is not listed', async () => {
    answer('listHosts', () => ({ details: [record<Host>('Host', { _id: idOf(6), status: 0 })], total: 1 }));
    await openScreen('agency', `/agency/pendingHost?open=${idOf(7)}`);
    await shown('you may not have access to it');
    expect(callsOf('fetchHostEvidence')).toEqual([]);
  });

  it('should show a video, a transfer and an account', async () => {
    const owner = { _id: idOf(5), username: 'asha', name: 'Asha' };
    const video = record<Video>('Video', {
      _id: idOf(1),
      userId: owner,
      caption: 'Garba',
      status: 1,
      reason: 'Fine',
    });
    answer('listVideos', () => ({ data: [video], details: [video], total: 1 }));
    await openScreen('admin', `/admin/videos?open=${idOf(1)}`);
    await label('Video of asha');
    await shown('Garba', 'Fine');
    const sent = record<SentCoins>('SentCoins', {
      _id: idOf(2),
      userId: 'asha',
      coin: 70,
      returned: 20,
      kind: undefined,
    });
    answer('listSentCoins', () => ({ history: [sent], total: 1 }));
    await openScreen('coin', `/coin/history?open=${idOf(2)}`);
    await label('asha');
    await shown('Can be returned', idOf(2));
    expect(page()).toBe(`/coin/receipt/${idOf(2)}`);
    const bd = record<Bd>('Bd', { _id: idOf(3), name: 'Ravi', uniqueId: 'BD100007', status: 'active' });
    answer('listBds', () => ({ data: [bd], total: 1 }));
    await openScreen('admin', `/admin/manageBd?open=${idOf(3)}`);
    await label('Ravi');
    await shown('BD100007');
  });
});
