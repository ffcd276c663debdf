// The story of a user over two starts of the built product: a VIP pack with its frame, gifts up to a level with its frame, and
// the end of the pack while the product is down.
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import type { User } from '../../src/modules/users/user.schema.js';
import { until } from '../support/until.js';
import { type Answer, itemServer, type Send } from './item-server.js';
import { DAY } from './item-world.js';

/** The longest time in milliseconds from a start until what has ended is taken off. */
const SOON = 60_000;
const FILES = { svga: 'uploads/frames/none.svga', image: 'uploads/frames/none.webp' };

const w = itemServer();

const own = async (send: Send) =>
  ((await send('GET', 'app/items')).details as { kind: string; id: string; worn: boolean }[]).map(
    ({ kind, id, worn }) => [kind, id, worn],
  );
const messagesOf = (user: Types.ObjectId) =>
  w.connection.collection('inbox').find({ user }).sort({ _id: 1 }).toArray();

/** Adds a live host. */
async function liveHost(): Promise<User> {
  const user = await w.create.user();
  const { uniqueId } = await w.create.agency();
  await w.create.host(user, uniqueId, { status: 1 });
  await w.create.liveSession(user, uniqueId);
  return user;
}

/** Moves the times of the user's things into the past while the product is down. */
async function passed(user: Types.ObjectId, milliseconds: number): Promise<void> {
  const items = w.connection.collection('useritems');
  for (const { _id, from, until: end, endDue } of await items.find({ user }).toArray()) {
    const moved = (time: Date) => new Date(time.getTime() - milliseconds);
    const $set = {
      ...{ from: moved(from as Date), until: end && moved(end as Date) },
      ...(endDue && { endDue: moved(endDue as Date) }),
    };
    await items.updateOne({ _id }, { $set });
  }
}

describe('a user with a VIP pack', () => {
  it('should keep the frame of a level when the pack ends while the product is down', async () => {
    await w.start();
    const [frame, vip] = [
      await w.frame(),
      await w.add('vips', { title: 'Gold', price: 100, valid: 10, levelreq: 0, ...FILES }),
    ];
    const brought = { itemKind: 'frames', itemId: new Types.ObjectId(frame) };
    await w.add('vipItems', { vip: new Types.ObjectId(vip), name: 'Frame', image: FILES.image, ...brought });
    const gift = await w.add('gifts', { title: 'Rose', coin: 10, image: FILES.image });
    const reward = await w.add('frameLevels', { level: 2, ...FILES });
    for (const [level, expFrom, expTo] of [
      [1, 10, 30],
      [2, 30, 1000],
    ])
      await w.add('levels', { level, expFrom, expTo, icon: FILES.image });
    const admin = await w.admin();
    const firstDay = new Date().toISOString().slice(0, 10);
    await admin('POST', 'admin/experience/rules', { kind: 'given', amount: 1, firstDay });

    const user = await w.create.user({ coin: 1000 });
    const { _id: host } = await liveHost();
    const send = await w.as(user);
    await send('POST', 'app/items', { kind: 'vips', id: vip }, randomUUID());
    await send('PUT', 'app/items/worn', { kind: 'frames', id: frame });
    await send('PUT', 'app/items/worn', { kind: 'vips', id: vip });
    for (let given = 0; given < 3; given += 1) {
      expect(await own(send)).toHaveLength(2);
      await send('POST', 'app/gift', { gift, userId: host.toHexString() }, randomUUID());
    }
    expect((await w.stored(user._id)).level).toBe(2);
    const rewarded = ['frame-levels', reward, false];
    expect(await own(send)).toEqual([rewarded, ['frames', frame, true], ['vips', vip, true]]);

    await w.kill();
    await passed(user._id, 10 * DAY);
    const before = await messagesOf(user._id);
    await w.start();
    const wornOf = async () => Object.keys((await w.stored(user._id)).worn ?? {});
    await until(async () => (await wornOf()).length === 0, SOON);
    expect(await own(send)).toEqual([rewarded]);
    const { details } = (await send('GET', `app/users/${user._id.toHexString()}`)) as { details: Answer };
    expect(details.worn).toEqual([]);
    expect((await messagesOf(user._id)).slice(before.length)).toMatchObject([
      { title: 'Your VIP pack has ended', description: 'The days of Gold are over.' },
    ]);

    await send('PUT', 'app/items/worn', { kind: 'frame-levels', id: reward });
    await w.kill();
    await w.start();
    expect(await own(send)).toEqual([['frame-levels', reward, true]]);
    expect(await messagesOf(user._id)).toHaveLength(before.length + 1);
    expect((await w.stored(user._id)).coin).toBe(1000 - 100 - 30);
    await w.expectVerified();
  }, 300_000);
});
