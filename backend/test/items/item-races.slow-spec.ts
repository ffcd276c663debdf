// Items that end while their users put them on or buy more days: what has ended is taken off, what goes on stays on.
import { setTimeout as pause } from 'node:timers/promises';
import { Types } from 'mongoose';
import type { Caller } from '../../src/core/caller.js';
import { ItemEnds } from '../../src/modules/items/item-ends.js';
import { ItemPurchases } from '../../src/modules/items/item-purchases.service.js';
import { WornItems } from '../../src/modules/items/worn-items.js';
import { inTransaction } from '../../src/platform/database/transaction.js';
import { DAY, ItemWorld } from './item-world.js';

/** How long before the end of the item the user's call begins, and how long its transaction stays open after the end. */
const [BEFORE, AFTER] = [700, 300];

const w = new ItemWorld();
let frame: string;
beforeAll(async () => {
  await w.start();
  frame = await w.add('frames');
});
beforeEach(() => w.newUser());
afterAll(() => w.stop());

/** Gives the user a frame that ends at a time. */
async function endsAt(until: Date): Promise<void> {
  const from = new Date(until.getTime() - DAY);
  const of = { user: new Types.ObjectId(w.user.id), kind: 'frames', item: new Types.ObjectId(frame) };
  await w.app.connection.collection('useritems').insertOne({
    ...of,
    ...{
      title: 'Golden',
      from,
      until,
      endDue: until,
      source: 'grant',
      reason: '',
      price: 0,
      createdAt: from,
    },
  });
}

/** Does this shortly before the end of an item in a transaction that commits after the end, while the item ends. */
async function atTheLastMoment(work: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + BEFORE + 200;
  await endsAt(new Date(end));
  await pause(200);
  await Promise.all([
    inTransaction(w.app.connection, async () => {
      await work();
      await pause(Math.max(0, end + AFTER - Date.now()));
    }),
    pause(end + 5 - Date.now()).then(() => w.app.nest.get(ItemEnds).look()),
  ]);
  await w.app.nest.get(ItemEnds).look();
}

describe('an item that ends', () => {
  it('should be taken off a user who put it on at its last moment', async () => {
    await atTheLastMoment(() => w.app.nest.get(WornItems).wear(w.user.id, 'frames', frame));
    expect(await w.own()).toEqual([]);
    expect(await w.worn()).toEqual([]);
  });

  it('should stay on a user who bought more days at its last moment, without a message', async () => {
    const { id, record } = w.user;
    const caller: Caller = { role: 'user', id, code: '', name: record.name, sessionId: '' };
    const worn = { kind: 'frames', item: new Types.ObjectId(frame) };
    await w.app.connection
      .collection('users')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: { 'worn.frame': worn } });
    await atTheLastMoment(() =>
      w.app.nest.get(ItemPurchases).buy(caller, { kind: 'frames', id: frame }, undefined, () => ({})),
    );
    const [first, second] = await w.records();
    expect(second!.from).toEqual(first!.until);
    expect(await w.worn()).toEqual([{ place: 'frame', id: frame }]);
    const { details } = await w.user.agent.get('/api/app/notifications').then(({ body }) => body);
    expect(details).toEqual([]);
  });
});
