// Orders of coins: made by users, paid at Stripe, credited once.
import { Types } from 'mongoose';
import { LedgerCheckService } from '../../src/modules/ledger/ledger-check.service.js';
import { OrderChecks } from '../../src/modules/orders/order-checks.service.js';
import { Plan } from '../../src/modules/catalogues/plans/plan.schema.js';
import { SecretSettingsService } from '../../src/modules/settings/secret-settings.service.js';
import type { User } from '../../src/modules/users/user.schema.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { everyCase } from '../support/every-case.js';
import { PASSWORD } from '../support/factories/factory.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import {
  eventOf,
  type Payment,
  SECRET_KEY,
  signatureOf,
  startStripe,
  type StripeStandIn,
  WEBHOOK_SECRET,
} from './stripe-stand-in.js';

const HOUR = 3_600_000;
let app: TestApp;
let stripe: StripeStandIn;
let admin: Actor<'admin'>;
let buyer: Actor<'user'>;
let plan: string;

beforeAll(async () => {
  stripe = await startStripe();
  app = await startApp({ STRIPE_URL: stripe.url });
  admin = await app.as('admin');
  plan = await addPlan({ title: 'Starter', coins: 1000, rs: 99.5 });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.failWith = 0;
  await setKeys({ stripeKey: SECRET_KEY, stripeWebhookSecret: WEBHOOK_SECRET });
  buyer = await app.as('user', await app.create.user());
});

async function setKeys(keys: object) {
  const settings = app.nest.get(SecretSettingsService);
  await admin.agent.put(`/api/admin/secretfile/${await settings.id()}`).send(keys);
}

async function addPlan(fields: object): Promise<string> {
  const added = await app.connection.model<Plan>(Plan.name).create({ ...fields, order: 1 });
  return added._id.toHexString();
}

const order = (body: object = { plan }, key?: string, actor = buyer) => {
  const request = actor.agent.post('/api/app/orders').send(body);
  return key ? request.set('Idempotency-Key', key) : request;
};
const made = async () => expectSuccess(await order()).details as { _id: string; clientSecret: string };
const send = (event: string, signature = signatureOf(event)) =>
  app
    .guest()
    .post('/api/app/stripe/webhook')
    .set('Content-Type', 'application/json')
    .set('Stripe-Signature', signature)
    .send(event);
const succeeded = (payment: Payment) => eventOf('payment_intent.succeeded', payment);
const coinsOf = async (actor = buyer) => ((await app.stored('users', actor.id)) as unknown as User).coin;
const stored = (id: string) => app.stored('orders', id);
const check = () => app.nest.get(OrderChecks).look();
const isClean = async () => (await app.nest.get(LedgerCheckService).verify()).found;
const entriesOf = (id: string) =>
  app.connection.collection('ledgerentries').countDocuments({ 'subjects.id': id, kind: 'purchase' });

const each = <T>(cases: Record<string, T>, check: (one: T) => Promise<void>) =>
  everyCase(
    Object.entries(cases),
    ([name]) => name,
    ([, one]) => check(one),
  );

describe('an order', () => {
  it('should keep price and coins of the plan, and be paid with the secret of its payment', async () => {
    const { details } = expectSuccess(await order()) as { details: Record<string, unknown> };
    expect(details).toMatchObject({
      planTitle: 'Starter',
      coins: 1000,
      amount: 9950,
      currency: 'inr',
      status: 'open',
    });
    const payment = stripe.paymentOf(details._id as string);
    expect(payment).toMatchObject({ amount: 9950, currency: 'inr' });
    expect(details.clientSecret).toBe(payment.client_secret);
    await app.connection.model(Plan.name).updateOne({ _id: plan }, { coins: 1, rs: 1 });
    stripe.pay(payment);
    expectSuccess(await send(succeeded(payment)));
    await app.connection.model(Plan.name).updateOne({ _id: plan }, { coins: 1000, rs: 99.5 });
    expect(await coinsOf()).toBe(1000);
    const own = expectSuccess(await buyer.agent.get('/api/app/orders')) as unknown as {
      details: object[];
      total: number;
    };
    expect(own).toMatchObject({ total: 1, details: [{ _id: details._id, status: 'paid', late: false }] });
    expect(JSON.stringify(own)).not.toContain('secret');
    expect(await isClean()).toBe(0);
  });

  it('should be the same for a repeated call, and refused for another plan', async () => {
    const [one, two] = await Promise.all([order({ plan }, 'key-1'), order({ plan }, 'key-1')]);
    const again = await order({ plan }, 'key-1');
    const [first, second, third] = [one, two, again].map((answer) => expectSuccess(answer).details as object);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    stripe.pay(stripe.paymentOf((first as { _id: string })._id));
    expectSuccess(await send(succeeded(stripe.paymentOf((first as { _id: string })._id))));
    const paid = expectSuccess(await order({ plan }, 'key-1')).details;
    expect(paid).toMatchObject({ ...first, status: 'paid', paidAt: expect.any(String) as string });
    const other = await addPlan({ title: 'Other', coins: 5, rs: 5 });
    expectFailure(await order({ plan: other }, 'key-1'), 'IDEMPOTENCY_MISMATCH');
    expect(
      await app.connection.collection('orders').countDocuments({ user: new Types.ObjectId(buyer.id) }),
    ).toBe(1);
  });

  it('should be refused without a plan that the app shows, and while purchases are off', async () => {
    const hidden = await addPlan({ title: 'Hidden', coins: 5, rs: 5, shown: false });
    const deleted = await addPlan({ title: 'Deleted', coins: 5, rs: 5, deletedAt: new Date() });
    const unknown = new Types.ObjectId().toHexString();
    await each({ hidden, deleted, unknown }, async (id) => {
      expectFailure(await order({ plan: id }), 'NOT_FOUND');
    });
    expectFailure(await order({ plan: 'x' }), 'VALIDATION_FAILED', 'plan');
    expectFailure(await order({ plan, coins: 1 }), 'VALIDATION_FAILED', 'coins');
    await setKeys({ stripeKey: '' });
    const off = await order();
    expectFailure(off, 'UNAVAILABLE');
    expect(off.body).toMatchObject({ message: 'Purchases are off' });
  });

  it('should be refused as the eleventh that waits for its payment, also at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => order()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expectFailure(
      answers.find(({ status }) => status !== 200)!,
      'INVALID_TRANSITION',
    );
  });

  it('should stay and be continued when Stripe did not answer', async () => {
    stripe.failWith = 500;
    const away = await order({ plan }, 'key-2');
    expectFailure(away, 'UNAVAILABLE');
    expect(away.headers['retry-after']).toBe('30');
    stripe.failWith = 0;
    const { details } = expectSuccess(await order({ plan }, 'key-2')) as { details: { _id: string } };
    const next = expectSuccess(
      await buyer.agent.post('/api/app/orders/continue').send({ order: details._id }),
    );
    expect(next.details).toEqual(details);
    const stranger = await app.as('user', await app.create.user());
    expectFailure(
      await stranger.agent.post('/api/app/orders/continue').send({ order: details._id }),
      'NOT_FOUND',
    );
  });
});

describe('an event of Stripe', () => {
  it('should credit an order once when it comes twenty times at once and again a day later', async () => {
    const { _id } = await made();
    const payment = stripe.pay(stripe.paymentOf(_id));
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(succeeded(payment))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expectSuccess(await send(succeeded(payment)));
    expect([await coinsOf(), await entriesOf(_id)]).toEqual([1000, 1]);
    expect(await stored(_id)).toMatchObject({ status: 'paid', late: false });
    expect(await isClean()).toBe(0);
  });

  it('should count whatever the order of the events', async () => {
    const { _id } = await made();
    const payment = stripe.pay(stripe.paymentOf(_id));
    const failed = {
      ...payment,
      status: 'requires_payment_method',
      last_payment_error: { message: 'Declined' },
    };
    expectSuccess(await send(succeeded(payment)));
    const late = eventOf('payment_intent.payment_failed', failed, 'evt_once');
    for (let time = 0; time < 3; time += 1) expectSuccess(await send(late));
    const { status, events } = (await stored(_id)) as { status: string; events: { kind: string }[] };
    expect([status, events.map(({ kind }) => kind)]).toEqual(['paid', ['made', 'paid', 'failed']]);
  });

  it('should be refused when it is forged, changed or old, and change nothing', async () => {
    const { _id } = await made();
    const event = succeeded(stripe.pay(stripe.paymentOf(_id)));
    const cases = {
      'another secret': () => send(event, signatureOf(event, { secret: 'whsec_other' })),
      'another body': () => send(`${event} `, signatureOf(event)),
      'too old': () => send(event, signatureOf(event, { secondsAgo: 301 })),
      'no signature': () => send(event, ''),
      'no body': () => send('', signatureOf('x')),
    };
    await each(cases, async (answer) => {
      expectFailure(await answer(), 'VALIDATION_FAILED');
    });
    expectFailure(await send('x'.repeat(1024 * 1024 + 1)), 'TOO_LARGE');
    expect(await coinsOf()).toBe(0);
    await setKeys({ stripeWebhookSecret: '' });
    expectFailure(await send(event), 'VALIDATION_FAILED');
  });

  it('should be ignored with success when it is of another kind or of another payment', async () => {
    const { _id } = await made();
    const payment = stripe.paymentOf(_id);
    const paid = { ...payment, status: 'succeeded', amount_received: payment.amount };
    const cases = {
      'another kind': eventOf('customer.created', { id: 'cus_1' }),
      'a payment of nobody': succeeded({ ...paid, id: 'pi_other', metadata: {} }),
      'a payment of another order': succeeded({ ...paid, id: 'pi_other' }),
      'an order that is no id': succeeded({ ...paid, id: 'pi_other', metadata: { order: 'x' } }),
    };
    await each(cases, async (event) => {
      expectSuccess(await send(event));
    });
    expect(await coinsOf()).toBe(0);
  });

  it('should credit nothing and notify staff once when the amount or the currency differs', async () => {
    const cases = { less: { amount: 9949 }, more: { amount: 9951 }, currency: { currency: 'usd' } };
    await each(cases, async (paid) => {
      const { _id } = await made();
      const payment = stripe.pay(stripe.paymentOf(_id), paid);
      for (let time = 0; time < 2; time += 1) expectSuccess(await send(succeeded(payment)));
      expect(await stored(_id)).toMatchObject({ status: 'open', problem: 'amount' });
      const again = await buyer.agent.post('/api/app/orders/continue').send({ order: _id });
      expectFailure(again, 'INVALID_TRANSITION');
      const notices = await app.connection.collection('notices').find({ about: _id }).toArray();
      expect(notices.map(({ event }) => event as string)).toEqual(['orderProblem']);
    });
    expect(await coinsOf()).toBe(0);
  });
});

describe('an order that stays open', () => {
  const back = (id: string, milliseconds: number) =>
    app.connection
      .collection('orders')
      .updateOne(
        { _id: new Types.ObjectId(id) },
        { $set: { createdAt: new Date(Date.now() - milliseconds), dueAt: new Date() } },
      );

  it('should be credited when Stripe is asked and no event came', async () => {
    const { _id } = await made();
    stripe.pay(stripe.paymentOf(_id));
    await check();
    expect(await coinsOf()).toBe(0);
    await back(_id, HOUR);
    await check();
    expect(await coinsOf()).toBe(1000);
  });

  it('should be asked about less and less often, also while Stripe does not answer', async () => {
    const { _id } = await made();
    const waits: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      stripe.failWith = time === 1 ? 500 : 0;
      await back(_id, HOUR);
      await check();
      const { dueAt } = (await stored(_id)) as { dueAt: Date };
      waits.push(Math.round((dueAt.getTime() - Date.now()) / 60_000));
    }
    expect(waits).toEqual([10, 20, 40, 80]);
  });

  it('should end after a day, and be credited and marked when it is paid later', async () => {
    const { _id } = await made();
    const payment = stripe.paymentOf(_id);
    await back(_id, 24 * HOUR);
    await check();
    expect(await stored(_id)).toMatchObject({ status: 'ended' });
    expectFailure(
      await buyer.agent.post('/api/app/orders/continue').send({ order: _id }),
      'INVALID_TRANSITION',
    );
    expectSuccess(await send(succeeded(stripe.pay(payment))));
    expect(await stored(_id)).toMatchObject({ status: 'paid', late: true });
    expect(await coinsOf()).toBe(1000);
  });
});

describe('the orders of staff', () => {
  it('should be listed, filtered, found and shown with their events', async () => {
    const { _id } = await made();
    expectSuccess(await send(succeeded(stripe.pay(stripe.paymentOf(_id)))));
    const { username } = buyer.record;
    const list = async (query: object) =>
      (
        expectSuccess(await admin.agent.get('/api/admin/orders').query(query)) as unknown as {
          details: { _id: string }[];
        }
      ).details.map((one) => one._id);
    expect(await list({ search: username })).toEqual([_id]);
    expect(await list({ user: buyer.id, status: 'paid' })).toEqual([_id]);
    expect(await list({ user: buyer.id, status: 'open' })).toEqual([]);
    expect(await list({ user: buyer.id, plan, coinsFrom: 1000, coinsTo: 1000 })).toEqual([_id]);
    const columns = 'user.username:User,planTitle:Plan,amount:Price,status:State';
    const file = await admin.agent.get('/api/admin/orders').query({ user: buyer.id, format: 'csv', columns });
    expect(file.text.trim().split(/\r?\n/).at(-1)).toBe(`"${username}","Starter","99.50","Paid"`);
    const one = expectSuccess(await admin.agent.get('/api/admin/orders/one').query({ id: _id })).details;
    expect(one).toMatchObject({ user: { username }, events: [{ kind: 'made' }, { kind: 'paid' }] });
  });

  it('should stay without the person when the account is deleted, and credit no one', async () => {
    const { _id } = await made();
    expectSuccess(await buyer.agent.post('/api/app/account/delete').send({ password: PASSWORD }));
    expectSuccess(await send(succeeded(stripe.pay(stripe.paymentOf(_id)))));
    expect(await stored(_id)).toMatchObject({ username: 'deleted user', problem: 'account' });
  });
});
