// Sales of items over time: purchases and coins, by item, and coins that returned.
import { Types } from 'mongoose';
import { dayAfter } from '../../src/core/days.js';
import { FiguresCheck } from '../../src/modules/figures/figures-check.js';
import type { MeasureName } from '../../src/modules/figures/measures.js';
import { ItemWorld } from '../items/item-world.js';
import { expectSuccess } from '../support/errors.js';
import { calendar, readFigures, storeFigures, today, ZONE } from './figures.js';

const w = new ItemWorld();
beforeAll(() => w.start({ TIME_ZONE: ZONE }));
afterAll(() => w.stop());
beforeEach(() => w.newUser());

const read = (measure: MeasureName, query: object = {}) => readFigures(w.admin, measure, query);
/** Purchases and coins of a period, all days unless the query says otherwise. */
const sales = async (query: object = {}) => [
  (await read('itemsSold', query)).total ?? 0,
  (await read('itemCoins', query)).total ?? 0,
];
/** Revokes the newest thing of the user. */
const revokeLast = async (refund: boolean) => {
  const [last] = await w.had();
  expectSuccess(await w.staff('revoke', { id: last!._id, reason: 'Bought by mistake', refund }));
  return last!._id;
};

describe('the figures of items', () => {
  it('should be the purchases and what they cost, less the coins that returned', async () => {
    const frame = await w.add('frames', { price: 300 });
    const free = await w.add('entry-effects', { price: 0 });
    await w.buyTimes(3, frame);
    expectSuccess(await w.buy('entry-effects', free));
    expect(await sales()).toEqual([4, 900]);
    await revokeLast(false);
    expect(await sales()).toEqual([4, 900]);
    const other = await w.add('frames', { price: 50 });
    expectSuccess(await w.buy('frames', other));
    await revokeLast(true);
    expect(await sales()).toEqual([5, 900]);
    expect(await sales({ of: `item:${other}` })).toEqual([1, 0]);
  });

  it('should leave out grants and what a VIP pack brings', async () => {
    const before = await sales();
    const [vip, frame] = [await w.add('vips', { price: 700 }), await w.add('frames')];
    await w.brings(vip, 'frames', frame);
    const granted = { user: w.user.id, kind: 'frames', id: frame, reason: 'Winner' };
    expectSuccess(await w.staff('grant', granted));
    expectSuccess(await w.buy('vips', vip));
    expect(await sales({ of: `item:${frame}` })).toEqual([0, 0]);
    expect(await sales()).toEqual([before[0]! + 1, before[1]! + 700]);
    const pack = (await w.had()).find(({ kind }) => kind === 'vips')!;
    expectSuccess(await w.staff('revoke', { id: pack._id, reason: 'Mistake', refund: true }));
    expect(await sales({ of: `item:${frame}` })).toEqual([0, 0]);
    expect((await sales())[1]).toBe(before[1]);
  });

  it('should compare items under their kind and the title that they have or had', async () => {
    await w.newUser({ coin: 1_000_000 });
    const renamed = await w.add('frames', { title: 'Old', price: 90_000 });
    const pack = await w.add('vips', { title: 'Diamond', price: 80_000 });
    const purged = await w.add('entry-effects', { title: 'Gone', price: 70_000 });
    expectSuccess(await w.buy('frames', renamed));
    expectSuccess(await w.buy('vips', pack));
    expectSuccess(await w.buy('entry-effects', purged));
    const into = (name: string) => w.app.connection.collection(name);
    await into('frames').updateOne({ _id: new Types.ObjectId(renamed) }, { $set: { title: 'New' } });
    await into('entryEffects').deleteOne({ _id: new Types.ObjectId(purged) });
    const { groups } = await read('itemCoins', { group: 'item' });
    expect(groups!.slice(0, 3)).toMatchObject([
      { of: `item:${renamed}`, name: 'New (frame)', code: '', total: 90_000 },
      { of: `item:${pack}`, name: 'Diamond (VIP pack)', code: '', total: 80_000 },
      { of: `item:${purged}`, name: 'Gone (entry effect)', code: '', total: 70_000 },
    ]);
    expect((await read('itemsSold', { group: 'item' })).groups).toContainEqual(
      expect.objectContaining({ of: `item:${pack}`, total: 1 }),
    );
  });

  it('should subtract coins on the day of their return, and keep the day of the purchase', async () => {
    const [bought, returned] = [dayAfter(today(), -9), dayAfter(today(), -4)];
    const noon = (day: string) => new Date(calendar.startOf(day).getTime() + 12 * 3_600_000);
    const frame = await w.add('frames', { price: 120 });
    expectSuccess(await w.buy('frames', frame));
    const _id = new Types.ObjectId(await revokeLast(true));
    const moved = { createdAt: noon(bought), 'revoked.at': noon(returned) };
    await w.app.connection.collection('useritems').updateOne({ _id }, { $set: moved });
    await storeFigures(w.app);
    expect(await sales({ from: bought, to: bought })).toEqual([1, 120]);
    expect(await sales({ from: returned, to: returned })).toEqual([0, -120]);
    expect(await w.app.nest.get(FiguresCheck).verify()).toMatchObject({ differences: [] });
  });
});
