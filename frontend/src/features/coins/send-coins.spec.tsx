// Coins from the platform: a wrong amount, the question, and a send whose answer was lost.
import { fireEvent, waitFor } from '@testing-library/dom';
import { describes, dialog, dialogCloses, fieldOf, main, press, toasts, type } from '../../../test/actions';
import { answer, callsOf, Failure, NoAnswer } from '../../../test/fake-api';
import { closeScreen, idOf, openScreen } from '../../../test/open-screen';

const SEND = '/admin/sendCoins';
const CODE = 'coin@100001';
const agency = { _id: idOf(3), uniqueId: CODE, name: 'Kite Coins', coins: 500 };

beforeEach(() => {
  answer('findCoinAgency', ({ query }) => {
    if (query['userId'] !== CODE) throw new Failure(404, 'NOT_FOUND', { message: 'no user found' });
    return { details: agency };
  });
  answer('checkCoinLimit', { details: { waits: false } });
  answer('listRecharges', { data: [], total: 0 });
  answer('suggestRecipients', { details: [] });
});

async function fill(coins: string, code = CODE) {
  await type(/^Code/, code);
  await type(/^Coins \*$/, coins);
}
const sent = () => callsOf('sendCoins');
/** The hint or the fault at the field of the coins. */
const saidOfCoins = async () => describes(await fieldOf(/^Coins \*$/));
const confirm = async (coins: string) => {
  await press('Send Coins');
  await press(`Send ${coins} coins`, dialog());
  await dialogCloses();
};

describe('a wrong amount', () => {
  it.each(['0', '-5', '1.5', '10²', '1000000001'])('should refuse %s without a question', async (coins) => {
    await openScreen('admin', SEND);
    await fill(coins);
    await press('Send Coins');
    await waitFor(async () =>
      expect((await fieldOf(/^Coins \*$/)).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(await saidOfCoins()).not.toBe('');
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('should show at the field what the server refuses, and keep what was typed', async () => {
    answer('sendCoins', () => {
      throw new Failure(400, 'VALIDATION_FAILED', {
        errors: [{ field: 'coin', message: 'Enter fewer coins' }],
      });
    });
    await openScreen('admin', SEND);
    await fill('1,200');
    await confirm('1,200');
    await waitFor(async () => expect(await saidOfCoins()).toContain('Enter fewer coins'));
    expect((await fieldOf(/^Code/)).value).toBe(CODE);
  });
});

describe('an unknown recipient', () => {
  it('should be named before anything is sent', async () => {
    await openScreen('admin', SEND);
    await fill('100', 'coin@999999');
    fireEvent.focusOut(await fieldOf(/^Code/));
    await press('Send Coins');
    await main().findByText(/no user found|No user/i);
    expect(sent()).toEqual([]);
  });
});

describe('a send', () => {
  it('should ask with the balance afterwards, send the number once, and empty the form', async () => {
    answer('sendCoins', { message: 'Coins sent' });
    await openScreen('admin', SEND);
    await fill('1,200');
    await press('Send Coins');
    const question = await dialog();
    for (const text of ['Send 1,200 coins?', 'Kite Coins', '500', '1,700']) await question.findByText(text);
    await press('Send 1,200 coins', question);
    await toasts().findByText('Coins sent');
    expect(sent().map(({ body }) => body)).toEqual([{ to: '1', userId: CODE, coin: 1200 }]);
    await waitFor(async () => expect((await fieldOf(/^Code/)).value).toBe(''), { timeout: 3000 });
  });
});

describe('a lost answer', () => {
  const lose = async () => {
    answer('sendCoins', () => {
      throw new NoAnswer();
    });
    await openScreen('admin', SEND);
    await fill('100');
    await confirm('100');
    await main().findByText(/No reply from the server/);
  };
  const keys = () => sent().map(({ headers }) => headers.get('Idempotency-Key'));

  it('should be checked with the same key, also after the tab was closed', async () => {
    await lose();
    closeScreen();
    await openScreen('admin', SEND);
    await main().findByText(/No reply from the server/);
    answer('sendCoins', { message: 'Coins sent' });
    await press('Check again');
    await toasts().findByText('Coins sent');
    const [first, second, ...more] = keys();
    expect(first).toBeTruthy();
    expect([second, more]).toEqual([first, []]);
    await waitFor(() => expect(main().queryByText(/No reply from the server/)).toBeNull());
  });
});
