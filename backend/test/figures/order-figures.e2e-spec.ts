// The money of orders over time: what was paid, by plan, and what went back.
import { Types } from 'mongoose';
import { dayAfter } from '../../src/core/days.js';
import { FiguresCheck } from '../../src/modules/figures/figures-check.js';
import type { MeasureName } from '../../src/modules/figures/measures.js';
import { everyCase } from '../support/every-case.js';
import { expectSuccess } from '../support/errors.js';
import { OrderWorld, PRICE } from '../orders/order-world.js';
import type { Payment } from '../orders/stripe-stand-in.js';
import { calendar, readFigures, storeFigures, today, ZONE } from './figures.js';

const w = new OrderWorld();
beforeAll(() => w.start({ TIME_ZONE: ZONE }));
afterAll(() => w.stop());
beforeEach(() => w.newBuyer());

const read = (measure: MeasureName, query: object = {}) => readFigures(w.admin, measure, query);
/** Revenue, paid orders and refunds over all days. */
const totals = async () => {
  const measures = ['revenue', 'ordersPaid', 'moneyRefunded'] as const;
  const series = await Promise.all(measures.map((measure) => read(measure)));
  return series.map(({ total }) => total ?? 0);
};

/** Reports refunds and disputes of a payment as Stripe does. */
const reporting = ({ id }: Payment) => ({
  refund: (amount: number, status = 'succeeded') =>
    w.report('refund.updated', {
      ...{ id: `re_${id}_${amount}`, object: 'refund', amount, status, payment_intent: id, metadata: {} },
    }),
  /** Only the sum of the refunds. */
  sum: (amount_refunded: number) =>
    w.report('charge.refunded', { id: `ch_${id}`, object: 'charge', amount_refunded, payment_intent: id }),
  dispute: (status: string) =>
    w.report('charge.dispute.updated', {
      ...{ id: `du_${id}`, object: 'dispute', amount: PRICE, status, payment_intent: id },
    }),
});
type Reporting = ReturnType<typeof reporting>;

/** What happens to the money of a paid order, and how much of it has gone back then. */
const CASES: Record<string, { happens: (at: Reporting) => Promise<void>; back: number }> = {
  nothing: { happens: () => Promise.resolve(), back: 0 },
  'two refunds': {
    happens: async ({ refund }) => {
      await refund(100);
      await refund(250, 'pending');
    },
    back: 350,
  },
  'a refund that fails': {
    happens: async ({ refund }) => {
      await refund(100, 'pending');
      await refund(100, 'failed');
    },
    back: 0,
  },
  'a refund that the sum of Stripe names too': {
    happens: async ({ refund, sum }) => {
      await sum(100);
      await refund(100);
    },
    back: 100,
  },
  'a sum that no refund names in full': {
    happens: async ({ refund, sum }) => {
      await refund(100);
      await sum(180);
      await sum(210);
    },
    back: 210,
  },
  'a dispute': { happens: ({ dispute }) => dispute('needs_response'), back: PRICE },
  'a dispute that is won': {
    happens: async ({ dispute }) => {
      await dispute('needs_response');
      await dispute('won');
    },
    back: 0,
  },
  'a refund and a lost dispute': {
    happens: async ({ refund, dispute }) => {
      await refund(1000);
      await dispute('lost');
    },
    back: PRICE,
  },
  'a sum that a dispute hid until it was won': {
    happens: async ({ sum, dispute }) => {
      await dispute('needs_response');
      await sum(70);
      await dispute('won');
    },
    back: 70,
  },
};

/** Moves all that has happened to an order to another time. */
async function moveTo(at: Date, id: string): Promise<void> {
  const { _id, entry } = await w.stored(id);
  const { connection } = w.app;
  await connection.collection('ledgerentries').updateOne({ _id: entry! }, { $set: { createdAt: at } });
  const parts = { 'refunds.$[].at': at, 'disputes.$[].at': at, 'events.$[].at': at };
  const times = { createdAt: at, paidAt: at, changedAt: at };
  await connection.collection('orders').updateOne({ _id }, { $set: { ...times, ...parts } });
}

describe('the figures of orders', () => {
  it('should be the price of each credited order, and the money of it that went back', async () => {
    await everyCase(
      Object.entries(CASES),
      ([name]) => name,
      async ([, { happens, back }]) => {
        await w.newBuyer();
        const before = await totals();
        const { id, payment } = await w.paid();
        await happens(reporting(payment));
        const after = await totals();
        expect(after.map((total, at) => total - (before[at] ?? 0))).toEqual([PRICE, 1, back]);
        expect((await w.stored(id)).moneyBack).toBe(back);
      },
    );
  });

  it('should leave out payments that credited no coins, whatever went back of them', async () => {
    const before = await totals();
    await w.order();
    const { payment } = await w.order();
    await w.report('payment_intent.succeeded', w.stripe.pay(payment, { amount: 5000, currency: 'usd' }));
    await reporting(payment).refund(5000);
    const after = await totals();
    expect(after).toEqual(before);
  });

  it('should compare plans under the title that they have, or that a plan without a record had', async () => {
    const plans = w.app.connection.collection('plans');
    await w.paid();
    const [own, [rest]] = [w.plan, await totals()];
    const add = async (title: string, rs: number) => {
      const plan = { title, coins: 10, rs, order: 1, shown: true, deletedAt: null };
      w.plan = (await plans.insertOne(plan)).insertedId.toHexString();
      await w.paid();
      return w.plan;
    };
    const [renamed, trashed] = [await add('Gold', 9000), await add('Silver', 8000)];
    const purged = await add('Old', 7000);
    w.plan = own;
    await plans.updateOne({ _id: new Types.ObjectId(renamed) }, { $set: { title: 'Platinum' } });
    expectSuccess(await w.admin.agent.delete(`/api/admin/plan/deleteplan/${trashed}`));
    await plans.deleteOne({ _id: new Types.ObjectId(purged) });
    expect((await read('revenue', { group: 'plan' })).groups).toMatchObject([
      { of: `plan:${renamed}`, name: 'Platinum', code: '', total: 900_000 },
      { of: `plan:${trashed}`, name: 'Silver', code: '', total: 800_000 },
      { of: `plan:${purged}`, name: 'Old', code: '', total: 700_000 },
      { of: `plan:${own}`, name: 'Starter', code: '', total: rest },
    ]);
    expect(await read('ordersPaid', { of: `plan:${renamed}` })).toMatchObject({ total: 1 });
  });

  it('should change on the day on which the money went when the refund fails or the dispute is won', async () => {
    const day = dayAfter(today(), -5);
    const at = new Date(calendar.startOf(day).getTime() + 3_600_000);
    const [failed, won, unnamed] = [await w.paid(), await w.paid(), await w.paid()];
    await reporting(failed.payment).refund(400);
    await reporting(won.payment).dispute('lost');
    await reporting(unnamed.payment).sum(90);
    for (const { id } of [failed, won, unnamed]) await moveTo(at, id);
    await storeFigures(w.app);
    const onDay = async (measure: MeasureName) => (await read(measure, { from: day, to: day })).total;
    expect([await onDay('revenue'), await onDay('moneyRefunded')]).toEqual([3 * PRICE, 490 + PRICE]);
    await reporting(failed.payment).refund(400, 'failed');
    await reporting(won.payment).dispute('won');
    await storeFigures(w.app);
    expect([await onDay('revenue'), await onDay('moneyRefunded')]).toEqual([3 * PRICE, 90]);
    // A part of the payment goes back later.
    const before = (await totals())[2] ?? 0;
    await reporting(won.payment).refund(150);
    await storeFigures(w.app);
    expect([await onDay('moneyRefunded'), (await totals())[2]]).toEqual([90, before + 150]);
    expect(await w.app.nest.get(FiguresCheck).verify()).toMatchObject({ differences: [] });
  });
});
