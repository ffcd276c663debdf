// Money that goes back: refunds by staff and in Stripe, disputes, and the coins that follow.
import { Gift } from '../../src/modules/catalogues/gifts/gift.schema.js';
import { OrderChecks } from '../../src/modules/orders/order-checks.service.js';
import type { Actor } from '../support/app.js';
import { everyCase } from '../support/every-case.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { setLimits } from '../support/set-limits.js';
import { expectBalanced } from '../ledger/ledger.js';
import { COINS, OrderWorld, PRICE } from './order-world.js';

const w = new OrderWorld();
beforeAll(() => w.start());
afterAll(() => w.stop());
beforeEach(() => w.newBuyer());
afterEach(() => expectBalanced(w.app));

const refundOf = (payment: { id: string }, amount: number, more: object = {}) => ({
  ...{ id: `re_${payment.id}_${amount}`, object: 'refund', amount, status: 'succeeded' },
  ...{ payment_intent: payment.id, metadata: {}, ...more },
});
const disputeOf = (payment: { id: string }, status: string, amount = PRICE) => ({
  ...{ id: `du_${payment.id}`, object: 'dispute', amount, status, payment_intent: payment.id },
});
const asks = async () =>
  w.buyer.agent.post('/api/app/withdrawals').send({
    ...{ coins: 10, accountNo: '001234567890', bankName: 'State Bank', ifscCode: 'SBIN0001234' },
  });

describe('a refund by staff', () => {
  it('should give the money back at Stripe and take the coins, rounded up', async () => {
    const { id, payment } = await w.paid();
    const { details } = expectSuccess(await w.refund({ order: id, amount: 1 }));
    expect(details).toMatchObject({ state: 'succeeded' });
    expect(await w.user()).toMatchObject({ coin: COINS - 1 });
    expectSuccess(await w.refund({ order: id, amount: 1498 }));
    // 1499 of 2999 paise are 499.8 coins.
    expect(await w.user()).toMatchObject({ coin: 500 });
    expectSuccess(await w.refund({ order: id }));
    expect((await w.user()).coin).toBe(0);
    const amounts = [...w.stripe.refunds.values()].filter((one) => one.payment_intent === payment.id);
    expect(amounts.map(({ amount }) => amount)).toEqual([1, 1498, 1500]);
    expect(await w.stored(id)).toMatchObject({
      moneyBack: PRICE,
      coinsBack: COINS,
      owed: 0,
      marks: ['refunded'],
    });
    expectFailure(await w.refund({ order: id }), 'INVALID_TRANSITION');
  });

  it('should be made once for a repeated call and be traced to who asked', async () => {
    const { id } = await w.paid();
    const body = { order: id, amount: 1000, reason: 'Paid by mistake' };
    const answers = await Promise.all([w.refund(body, 'once'), w.refund(body, 'once')]);
    const again = await w.refund(body, 'once');
    const [one, two, three] = [...answers, again].map((answer) => expectSuccess(answer).details);
    expect([two, three]).toEqual([one, one]);
    expect((await w.stored(id)).refunds).toMatchObject([
      { amount: 1000, by: 'Administrator', reason: body.reason },
    ]);
    const record = await w.app.connection
      .collection('audit')
      .findOne({ action: 'order.refund', 'target.id': id });
    expect(record).toMatchObject({ reason: body.reason, after: { amount: 1000, coinsBack: 334 } });
    const page = expectSuccess(await w.admin.agent.get('/api/admin/orders/one').query({ id })).details;
    expect(page).toMatchObject({ refundable: PRICE - 1000, balance: COINS - 334, waiting: '' });
  });

  it('should be refused with a clear reason, and change nothing', async () => {
    const { id } = await w.paid();
    const open = await w.order();
    const cases: Record<string, [object, string, string?]> = {
      'more than is left': [{ order: id, amount: PRICE + 1 }, 'VALIDATION_FAILED', 'amount'],
      nothing: [{ order: id, amount: 0 }, 'VALIDATION_FAILED', 'amount'],
      'a part of a paisa': [{ order: id, amount: 1.5 }, 'VALIDATION_FAILED', 'amount'],
      'no reason': [{ order: id, reason: ' ' }, 'VALIDATION_FAILED', 'reason'],
      'no order': [{ order: 'x' }, 'VALIDATION_FAILED', 'order'],
      'an unknown order': [{ order: '0'.repeat(24) }, 'NOT_FOUND'],
      'not paid yet': [{ order: open.id }, 'INVALID_TRANSITION'],
    };
    await everyCase(
      Object.entries(cases),
      ([name]) => name,
      async ([, [body, code, field]]) => {
        expectFailure(
          await w.refund(body as { order: string }),
          code as 'NOT_FOUND',
          ...(field ? [field] : []),
        );
      },
    );
    const support = await w.app.as('admin', await w.app.create.admin({ sets: [] }));
    expectFailure(await w.refund({ order: id }, undefined, support), 'FORBIDDEN');
    expect(await w.stored(id)).toMatchObject({ moneyBack: 0, refunds: [] });
  });

  it('should give the coins back when Stripe does not accept it', async () => {
    const { id, payment } = await w.paid();
    payment.amount_received = 10;
    const refused = await w.refund({ order: id });
    expectFailure(refused, 'INVALID_TRANSITION');
    expect(refused.body).toMatchObject({
      message: expect.stringContaining('Refund is more than is left') as string,
    });
    expect(await w.user()).toMatchObject({ coin: COINS });
    expect(await w.stored(id)).toMatchObject({ moneyBack: 0, coinsBack: 0, refunds: [{ state: 'failed' }] });
  });

  it('should take the coins at once and reach Stripe later when it does not answer', async () => {
    const { id } = await w.paid();
    w.stripe.failWith = 500;
    expect(expectSuccess(await w.refund({ order: id })).details).toMatchObject({ state: 'asked' });
    expect((await w.user()).coin).toBe(0);
    const { refunds } = await w.stored(id);
    expect(refunds).toMatchObject([{ state: 'asked' }]);
    w.stripe.failWith = 0;
    await w.app.connection
      .collection('orders')
      .updateOne({ _id: (await w.stored(id))._id }, { $set: { dueAt: new Date() } });
    await w.app.nest.get(OrderChecks).look();
    expect(await w.stored(id)).toMatchObject({ refunds: [{ state: 'succeeded' }] });
    expect((await w.stored(id)).dueAt).toBeUndefined();
  });

  it('should refund a payment that did not fit, for which no coins were credited', async () => {
    const { id, payment } = await w.order();
    await w.report('payment_intent.succeeded', w.stripe.pay(payment, { amount: 500 }));
    expectSuccess(await w.refund({ order: id }));
    expect([...w.stripe.refunds.values()].at(-1)).toMatchObject({ amount: 500 });
    expect(await w.stored(id)).toMatchObject({ moneyBack: 500, coinsBack: 0, marks: ['amount', 'refunded'] });
  });

  it('should wait for a second admin when its coins exceed the limit for sending', async () => {
    const second = await w.app.as('admin', await w.app.create.admin({ name: 'Second Admin' }));
    await setLimits(w.app, w.admin, second, { send: 100 });
    const { id } = await w.paid();
    const asked = expectSuccess(await w.refund({ order: id, amount: 1500 }));
    const { id: waiting } = asked.details as { id: string };
    expect(asked.details).toMatchObject({ state: 'waiting' });
    expectFailure(await w.refund({ order: id, amount: 400 }), 'INVALID_TRANSITION');
    expect((await w.user()).coin).toBe(COINS);
    const decide = ({ agent }: Actor, approve: boolean) =>
      agent.post(`/api/admin/recharge/waiting/${waiting}`).send({ approve });
    expectFailure(await decide(w.admin, true), 'NEEDS_SECOND_ADMIN');
    const { details } = expectSuccess(await second.agent.get('/api/admin/recharge/waiting'));
    expect(details).toMatchObject([
      { order: id, userId: 'Starter, ₹15.00', coin: 501, refundReason: 'Bought twice', mayConfirm: true },
    ]);
    expectSuccess(await decide(second, true));
    await w.app.nest.get(OrderChecks).look();
    expect(await w.stored(id)).toMatchObject({
      coinsBack: 501,
      refunds: [{ state: 'succeeded', by: 'Administrator' }],
    });
    expectSuccess(await w.refund({ order: id, amount: 10 }));
    await setLimits(w.app, w.admin, second, { send: '' });
  });
});

describe('a refund in Stripe', () => {
  it('should count once, whatever is repeated or comes in another order', async () => {
    const { id, payment } = await w.paid();
    const refund = refundOf(payment, 1500);
    for (let time = 0; time < 3; time += 1) {
      await w.report('charge.refunded', { id: 'ch_1', payment_intent: payment.id, amount_refunded: 1500 });
      await w.report('refund.updated', refund);
      await w.report('refund.created', { ...refund, status: 'pending' });
    }
    expect(await w.stored(id)).toMatchObject({
      moneyBack: 1500,
      coinsBack: 501,
      refunds: [{ state: 'succeeded' }],
    });
    const { events } = await w.stored(id);
    expect(events.map(({ kind }) => kind)).toEqual(['made', 'paid', 'refunded']);
    await w.report('charge.refund.updated', { ...refund, status: 'failed' });
    await w.report('refund.created', refund);
    expect(await w.user()).toMatchObject({ coin: COINS });
    expect(await w.stored(id)).toMatchObject({ moneyBack: 0, coinsBack: 0 });
  });

  it('should count when it comes before the payment', async () => {
    const { id, payment } = await w.order();
    await w.report('refund.created', refundOf(payment, 1500));
    expect(await w.stored(id)).toMatchObject({ moneyBack: 1500, coinsBack: 0 });
    await w.report('payment_intent.succeeded', w.stripe.pay(payment));
    expect(await w.user()).toMatchObject({ coin: COINS - 501 });
  });
});

describe('a dispute', () => {
  it('should take the coins while it is open, and give them back when it is won', async () => {
    const { id, payment } = await w.paid();
    await w.report('charge.dispute.created', disputeOf(payment, 'warning_needs_response'));
    expect((await w.user()).coin).toBe(COINS);
    await w.report('charge.dispute.created', disputeOf(payment, 'needs_response'));
    expect((await w.user()).coin).toBe(0);
    expectFailure(await w.refund({ order: id }), 'INVALID_TRANSITION');
    const notices = await w.app.connection.collection('notices').find({ about: id }).toArray();
    expect(new Set(notices.map(({ event }) => event as string))).toEqual(new Set(['orderDisputed']));
    expect(new Set(notices.map(({ recipient }) => String(recipient))).size).toBe(notices.length);
    await w.report('charge.dispute.closed', disputeOf(payment, 'won'));
    await w.report('charge.dispute.updated', disputeOf(payment, 'under_review'));
    expect((await w.user()).coin).toBe(COINS);
    expect(await w.stored(id)).toMatchObject({ coinsBack: 0, marks: ['disputed'] });
  });

  it('should keep the coins when it is lost, whichever event comes first', async () => {
    const { id, payment } = await w.paid();
    await w.report('charge.dispute.closed', disputeOf(payment, 'lost'));
    await w.report('charge.dispute.created', disputeOf(payment, 'needs_response'));
    expect((await w.user()).coin).toBe(0);
    const { events } = await w.stored(id);
    expect(events.map(({ kind }) => kind)).toEqual(['made', 'paid', 'disputeLost']);
  });
});

describe('coins that were spent before the money went back', () => {
  it('should be owed, paid by the next purchase, and keep the user from withdrawing until then', async () => {
    const first = await w.paid();
    await w.setCoins(300);
    expectSuccess(await w.refund({ order: first.id }));
    expect(await w.user()).toMatchObject({ coin: 0, owedCoins: 700 });
    expect(await w.stored(first.id)).toMatchObject({
      coinsBack: COINS,
      owed: 700,
      marks: ['refunded', 'debt'],
    });
    expect(expectSuccess(await w.buyer.agent.get('/api/app/wallet')).details).toMatchObject({ owed: 700 });
    await w.app.connection
      .collection('users')
      .updateOne({ _id: (await w.user())._id }, { $set: { receivingCoins: 50 } });
    const withdrawal = await asks();
    expectFailure(withdrawal, 'INVALID_TRANSITION');
    expect(withdrawal.body).toMatchObject({
      message: expect.stringContaining('You owe 700 coins') as string,
    });
    await w.app.connection
      .collection('users')
      .updateOne({ _id: (await w.user())._id }, { $set: { receivingCoins: 0 } });
    await w.paid();
    expect(await w.user()).toMatchObject({ coin: 300, owedCoins: 0 });
    expect(await w.stored(first.id)).toMatchObject({ owed: 0, marks: ['refunded'] });
  });

  it('should be paid by gifts that the user receives', async () => {
    const { id } = await w.paid();
    await w.setCoins(0);
    expectSuccess(await w.refund({ order: id, amount: 30 }));
    expect((await w.user()).owedCoins).toBe(11);
    const { uniqueId } = await w.app.create.agency();
    await w.app.create.host(w.buyer.record, uniqueId, { status: 1 });
    await w.app.create.liveSession(w.buyer.record, uniqueId);
    const { _id: gift } = await w.app.connection
      .model<Gift>(Gift.name)
      .create({ title: 'Rose', coin: 4, order: 1, image: 'x.webp' });
    const giver = await w.app.as('user', await w.app.create.user({ coin: 100 }));
    for (const [earned, owed] of [
      [0, 7],
      [0, 3],
      [1, 0],
      [5, 0],
    ]) {
      expectSuccess(await giver.agent.post('/api/app/gift').send({ gift, userId: w.buyer.id }));
      expect(await w.user()).toMatchObject({ receivingCoins: earned, owedCoins: owed });
    }
    expect(await w.stored(id)).toMatchObject({ owed: 0, coinsBack: 11 });
  });

  it('should be forgiven first when the money comes back', async () => {
    const { id, payment } = await w.paid();
    await w.setCoins(400);
    await w.report('charge.dispute.created', disputeOf(payment, 'needs_response'));
    expect(await w.user()).toMatchObject({ coin: 0, owedCoins: 600 });
    await w.report('charge.dispute.closed', disputeOf(payment, 'won'));
    expect(await w.user()).toMatchObject({ coin: 400, owedCoins: 0 });
    expect(await w.stored(id)).toMatchObject({ owed: 0, coinsBack: 0 });
  });

  it('should be taken from a frozen wallet too, and be written off with the account', async () => {
    const { id } = await w.paid();
    await w.setCoins(400);
    const account = `user:${w.buyer.id}`;
    const freeze = (verb: string) =>
      w.admin.agent.post(`/api/admin/ledger/${verb}`).send({ account, reason: 'Stolen phone' });
    expectSuccess(await freeze('freeze'));
    expectSuccess(await w.refund({ order: id }));
    expect(await w.user()).toMatchObject({ coin: 0, owedCoins: 600 });
    expectSuccess(await freeze('thaw'));
    expectSuccess(await w.buyer.agent.post('/api/app/account/delete').send({ password: PASSWORD }));
    expect(await w.stored(id)).toMatchObject({ owed: 0, writtenOff: 600, marks: ['refunded'] });
  });

  it('should show as a difference when the order, the user and the ledger disagree', async () => {
    const { id } = await w.paid();
    await w.setCoins(0);
    expectSuccess(await w.refund({ order: id }));
    const users = w.app.connection.collection('users');
    const verify = async () =>
      (
        expectSuccess(await w.admin.agent.post('/api/admin/ledger/verify')).details as {
          differences: { what: string }[];
        }
      ).differences.map(({ what }) => what);
    await users.updateOne({ _id: (await w.user())._id }, { $set: { owedCoins: 1 } });
    expect(await verify()).toEqual(['What a user owes differs from the orders']);
    const orders = w.app.connection.collection('orders');
    const order = (await w.stored(id))._id;
    await orders.updateOne({ _id: order }, { $set: { owed: 1 } });
    expect(await verify()).toEqual(['The coins of an order differ from its refunds']);
    await orders.updateOne({ _id: order }, { $set: { owed: COINS } });
    await users.updateOne({ _id: (await w.user())._id }, { $set: { owedCoins: COINS } });
  });
});
