// The queue of withdrawals: payouts that are confirmed with their amount, several at once, and lost answers.
import { fireEvent, waitFor } from '@testing-library/dom';
import { choose, dialog, dialogCloses, fieldOf, key, main, press, toasts, type } from '../../../test/actions';
import { record, type Json } from '../../../test/documented-calls';
import { answer, callsOf, NoAnswer } from '../../../test/fake-api';
import { idOf, openScreen } from '../../../test/open-screen';
import type { Withdrawal } from '../../api/withdrawals.gen';

let requests: Withdrawal[];
const decide = (id: unknown, status: Withdrawal['status']) => {
  requests = requests.map((one) => (one._id === id ? { ...one, status } : one));
};

beforeEach(() => {
  requests = [21, 22, 23].map((coins) =>
    record<Withdrawal>('Withdrawal', {
      _id: idOf(coins),
      coins,
      status: 0,
      bankName: 'State Bank of India',
      userId: { _id: idOf(1), username: 'meera', name: 'Meera', picture: '' },
    }),
  );
  answer('listWithdrawals', ({ query }) => {
    const details = requests.filter(({ status }) => String(status) === query['status']);
    return { details, total: details.length };
  });
  answer('decideWithdrawal', ({ pathname, query }) => {
    const status = Number(query['status']);
    decide(pathname.split('/').at(-1), status as Withdrawal['status']);
    return { message: `Withdrawal of meera ${status === 1 ? 'approved' : 'rejected'}` };
  });
});

const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row]:is(tr, li)')];
const shows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
const waiting = () => requests.filter(({ status }) => status === 0).map(({ coins }) => coins);
const said = (text: string) => toasts().findByText(text);
const asked = (text: string | RegExp) => dialog().then((open) => open.findByText(text));
const button = (coins: number, action: string) =>
  main().findByRole('button', { name: new RegExp(`^${action} .*\\b${coins}\\b`) });
const sent = () =>
  callsOf('decideWithdrawal').map(({ pathname, query, body }) => [
    pathname.split('/').at(-1),
    query['status'],
    body['reason'],
  ]);

async function open() {
  await openScreen('admin', '/admin/widthdrawal/pending');
  await shows(3);
}

describe.each(['pending', 'approved', 'rejected'])('the list of %s withdrawals', (path) => {
  it('should show the agency of each host, and a dash for a user without one', async () => {
    const status = ['pending', 'approved', 'rejected'].indexOf(path) as Withdrawal['status'];
    requests = [
      { ...requests[0]!, status, agencyCode: 'AG100001', agencyName: 'Star Agency' },
      { ...requests[1]!, status },
    ];
    await openScreen('admin', `/admin/widthdrawal/${path}`);
    await shows(2);
    const heads = [...document.querySelectorAll('main thead th')].map(({ textContent }) => textContent);
    const at = heads.indexOf('Agency');
    expect(heads[at - 1]).toBe('Name');
    const [host, other] = rows().map((row) => row.querySelectorAll('td')[at]?.textContent);
    expect(host).toBe('AG100001Star Agency');
    expect(other).toBe('–');
  });
});

describe('a payout', () => {
  it('should name its amount and its bank, and pay nothing on Cancel', async () => {
    await open();
    fireEvent.click(await button(21, 'Approve'));
    await asked('Pay out 21 coins to meera?');
    await asked(/State Bank of India/);
    await press('Cancel', dialog());
    await said('Cancelled. Nothing was approved');
    expect(waiting()).toEqual([21, 22, 23]);
  });

  it('should be confirmed after A, and go on with the next row', async () => {
    await open();
    await key('j');
    await key('a');
    await asked('Pay out 21 coins to meera?');
    await press('Approve 21 coins', dialog());
    await said('Withdrawal of meera approved');
    await dialogCloses();
    expect(sent()).toEqual([[idOf(21), '1', undefined]]);
    await shows(2);
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-row]')?.textContent ?? '').toContain('22'),
    );
  });
});

describe('several payouts', () => {
  it('should be confirmed with their sum, and say which one was skipped', async () => {
    answer('decideWithdrawals', ({ body }): Json => {
      const ids = body['ids'] as string[];
      const isSkipped = (id: string) => id === idOf(22);
      for (const id of ids) decide(id, isSkipped(id) ? 2 : 1);
      return {
        details: ids.map((id) => ({
          id,
          done: !isSkipped(id),
          needsSecond: false,
          message: isSkipped(id) ? 'This withdrawal was rejected by Priya Shah' : 'Withdrawal approved',
          code: isSkipped(id) ? 'INVALID_TRANSITION' : '',
        })),
      };
    });
    await open();
    fireEvent.click(main().getByRole('checkbox', { name: 'Select All' }));
    await main().findByText('3 selected');
    await key('A', { shiftKey: true });
    await asked('Approve 3 withdrawals?');
    await asked(/This pays out 66 coins\./);
    await press('Approve 66 coins', dialog());
    await dialogCloses();
    const outcome = await main().findByRole('alert');
    expect(outcome.textContent).toContain('2 done, 1 skipped');
    expect(outcome.textContent).toMatch(/22 coins: This withdrawal was rejected by Priya Shah/);
    await shows(0);
    const [decided] = callsOf('decideWithdrawals').map(({ body }) => body);
    expect(decided?.['status']).toBe('1');
    expect([decided?.['ids']].flat().toSorted()).toEqual([idOf(21), idOf(22), idOf(23)]);
  });
});

describe('a rejection whose answer is lost', () => {
  it('should keep its reason, and be repeated under the same key', async () => {
    await open();
    await choose(await button(21, 'More actions:'), 'Reject');
    await type(/^Reason/, 'The account number is not valid', dialog());
    answer('decideWithdrawal', () => {
      throw new NoAnswer();
    });
    await press('Reject', dialog());
    await toasts().findByRole('alert');
    expect((await fieldOf(/^Reason/, dialog())).value).toBe('The account number is not valid');
    answer('decideWithdrawal', ({ pathname }) => {
      decide(pathname.split('/').at(-1), 2);
      return { message: 'Withdrawal of meera rejected' };
    });
    await press('Reject', dialog());
    await said('Withdrawal of meera rejected');
    await shows(2);
    const once = [idOf(21), '2', 'The account number is not valid'];
    expect(sent()).toEqual([once, once]);
    const keys = callsOf('decideWithdrawal').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  });
});
