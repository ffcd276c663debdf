// One order: what staff must know about it, and a refund.
import { waitFor, within } from '@testing-library/dom';
import { describes, dialog, dialogCloses, fieldOf, main, press, toasts, type } from '../../../test/actions';
import { record, type Json } from '../../../test/documented-calls';
import { answer, callsOf, Failure } from '../../../test/fake-api';
import { idOf, openScreen } from '../../../test/open-screen';
import type { OrderDetails } from '../../api/orders.gen';

const ADDRESS = `/admin/orders/one?id=${idOf(1)}`;
const paid: Json = {
  ...{
    _id: idOf(1),
    planTitle: 'Starter',
    coins: 1000,
    amount: 2999,
    status: 'paid',
    problem: '',
    late: false,
  },
  ...{
    entry: idOf(2),
    moneyBack: 0,
    coinsBack: 0,
    owed: 0,
    marks: [],
    refunds: [],
    disputes: [],
    events: [],
  },
  ...{ refundable: 2999, balance: 1000, waiting: '' },
  user: { _id: idOf(3), username: 'anita.sharma', name: 'Anita Sharma', picture: '' },
};
const open = async (fields: Json = {}) => {
  answer('fetchOrder', { details: record<OrderDetails>('OrderDetails', { ...paid, ...fields }) });
  await openScreen('admin', ADDRESS);
  await main().findByRole('heading', { level: 1, name: 'Order of Starter' });
};
const refundButton = () => main().queryByRole('button', { name: 'Refund' });
const refunds = () => callsOf('refundOrder').map(({ body }) => body);

it('should say what staff must do, and offer a refund only where one can be made', async () => {
  const at = new Date().toISOString();
  const disputes = [{ stripeId: 'du_1', amount: 2999, state: 'open', at }];
  const cases: [Json, string, boolean][] = [
    [{ disputes, moneyBack: 2999, marks: ['disputed'] }, 'The buyer disputes this payment', false],
    [{ waiting: idOf(4) }, 'A refund awaits a second admin', false],
    [{ owed: 700, moneyBack: 2999, refundable: 0, marks: ['debt'] }, 'anita.sharma owes 700 coins', false],
    [{ problem: 'amount', problemNote: '5000 usd', refundable: 5000 }, 'Stripe reports 5000 usd', true],
    [{}, '₹29.99', true],
  ];
  const faults: string[] = [];
  for (const [fields, text, isOffered] of cases) {
    await open(fields);
    if (!document.querySelector('main')!.textContent.includes(text)) faults.push(`${text} is not shown`);
    if ((refundButton() !== null) !== isOffered) faults.push(`${text}: the button is wrong`);
  }
  expect(faults).toEqual([]);
});

it('should refund the typed part in paise, with its reason', async () => {
  answer('refundOrder', { message: '₹10.50 refunded', details: { state: 'succeeded', id: idOf(5) } });
  await open({ balance: 300 });
  await press('Refund');
  const question = await dialog();
  await question.findByText(/anita.sharma has 300 coins/);
  expect((await fieldOf(/^Amount in rupees/, question)).value).toBe('29.99');
  await type(/^Amount in rupees/, '₹10.50', question);
  await type(/^Reason/, ' Bought twice ', question);
  await press('Refund', question);
  await dialogCloses();
  await toasts().findByText('₹10.50 refunded');
  expect(refunds()).toEqual([{ order: idOf(1), amount: 1050, reason: 'Bought twice' }]);
});

it('should show at the field what the server refuses, and keep what was typed', async () => {
  answer('refundOrder', () => {
    throw new Failure(400, 'VALIDATION_FAILED', {
      errors: [{ field: 'amount', message: '₹5.00 can be refunded at most' }],
    });
  });
  await open();
  await press('Refund');
  const question = await dialog();
  for (const amount of ['0', '30', '1.005', 'x']) {
    await type(/^Amount in rupees/, amount, question);
    await type(/^Reason/, 'Bought twice', question);
    await press('Refund', question);
    await waitFor(async () =>
      expect((await fieldOf(/^Amount in rupees/, question)).getAttribute('aria-invalid')).toBe('true'),
    );
  }
  expect(refunds()).toEqual([]);
  await type(/^Amount in rupees/, '20', question);
  await press('Refund', question);
  await waitFor(async () =>
    expect(describes(await fieldOf(/^Amount in rupees/, question))).toContain(
      '₹5.00 can be refunded at most',
    ),
  );
  expect((await fieldOf(/^Reason/, question)).value).toBe('Bought twice');
});

it('should list refunds and disputes with their states', async () => {
  const refund = { _id: idOf(6), amount: 1000, by: 'Meera Nair', reason: 'Bought twice' };
  const disputed = { stripeId: 'du_1', amount: 1999, state: 'won', at: '2026-11-02T10:00:00.000Z' };
  await open({
    refunds: [
      { ...refund, state: 'succeeded', at: '2026-11-01T10:00:00.000Z' },
      { ...refund, _id: idOf(7), by: '', reason: '', state: 'failed', at: '2026-11-03T10:00:00.000Z' },
    ],
    disputes: [disputed],
  });
  const region = await main().findByRole('region', { name: 'Refunds and disputes' });
  const rows = within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  const shown = [
    ['₹10.00', 'Refunded', 'Meera Nair', 'Bought twice'],
    ['₹19.99', 'Won, the money came back'],
    ['₹10.00', 'Failed, nothing went back', 'Made in Stripe'],
  ];
  expect(rows).toHaveLength(shown.length);
  expect(shown.flatMap((texts, at) => texts.filter((text) => !rows[at]!.includes(text)))).toEqual([]);
});
