// kill -9 of the product while users buy items: each purchase is made exactly once.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { User } from '../../src/modules/users/user.schema.js';
import { type Answer, itemServer, type Send } from './item-server.js';

const PURCHASES = 100;
const USERS = 20;
const PRICE = 7;
const COINS = 10_000;
/** When the product is killed, in milliseconds after the first call. */
const KILLS = [30, 120, 250];

const w = itemServer();

interface Purchase {
  buy: Send;
  key: string;
  answer?: Answer;
}

/** Buys the frame for each purchase at once and kills the product meanwhile. Then makes all the same calls again. */
async function buyThroughKills(frame: string, buyers: readonly Send[]): Promise<number> {
  const body = { kind: 'frames', id: frame, price: PRICE };
  const purchases: Purchase[] = Array.from({ length: PURCHASES }, (_, at) => ({
    buy: buyers[at % buyers.length]!,
    key: randomUUID(),
  }));
  let lost = 0;
  const attempt = async (one: Purchase) => {
    const answer = await one.buy('POST', 'app/items', body, one.key);
    // The answer to a repeated call is the answer to the first one.
    if (one.answer) expect(answer).toEqual(one.answer);
    one.answer = answer;
  };
  for (const kill of KILLS) {
    const calls = purchases.map(attempt);
    const ended = Promise.allSettled(calls);
    await pause(kill);
    await w.kill();
    const failures = (await ended).flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    // Only a killed product may leave a call without its answer.
    expect(failures.filter(({ name }) => name !== 'TypeError')).toEqual([]);
    lost += failures.length;
    await w.start();
  }
  await Promise.all(purchases.map(attempt));
  return lost;
}

async function expectOnce({ _id }: User, frame: string, times: number): Promise<void> {
  const records = await w.items(_id);
  expect(records).toHaveLength(times);
  records.forEach((one) => expect(one).toMatchObject({ price: PRICE, source: 'purchase' }));
  records.slice(1).forEach(({ from }, at) => expect(from).toEqual(records[at]!.until));
  expect(new Set(records.map(({ purchase }) => String(purchase))).size).toBe(times);
  expect((await w.stored(_id)).coin).toBe(COINS - times * PRICE);
  const entries = w.connection.collection('ledgerentries');
  const paid = { kind: 'itemPurchase', from: `user:${_id.toHexString()}`, 'subjects.id': frame };
  expect(await entries.countDocuments(paid)).toBe(times);
}

describe('kill -9 while users buy an item', () => {
  it.each([1, USERS])(
    `should make each of ${PURCHASES} purchases once when the buyers are %i`,
    async (buyers) => {
      await w.start();
      const frame = await w.frame({ price: PRICE });
      const users = await Promise.all(Array.from({ length: buyers }, () => w.create.user({ coin: COINS })));
      const sends: Send[] = [];
      for (const user of users) sends.push(await w.as(user));
      expect(await buyThroughKills(frame, sends)).toBeGreaterThan(0);
      for (const user of users) await expectOnce(user, frame, PURCHASES / buyers);
      await w.expectVerified();
      await w.kill();
    },
    300_000,
  );
});
