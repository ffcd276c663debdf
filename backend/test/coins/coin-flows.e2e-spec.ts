// The flows of coins that the figures sum, as lists: movements, reversals and the sum of their coins.
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { listRecords } from '../support/list-records.js';
import { sharedApp } from '../support/shared-app.js';

type Stored = Record<string, unknown>;

let app: TestApp;
let made: Awaited<ReturnType<typeof listRecords>>;
let admin: Actor;
let coin: Actor;
beforeAll(async () => {
  app = await sharedApp();
  made = await listRecords(app, 240);
  admin = await app.as('admin');
  coin = await app.as('coin', made.coinAgency);
});
afterAll(() => app.close());

const DAYS = { from: '2026-01-10', to: '2026-01-12' };
const inDays = ({ createdAt }: Stored) => {
  const time = (createdAt as Date).toISOString();
  return time >= '2026-01-10' && time < '2026-01-13';
};
const get = async ({ agent }: Actor, path: string, query: object) =>
  expectSuccess(await agent.get(`/api/${path}`).query({ limit: 1, ...query }));
const post = async ({ agent }: Actor, path: string, body: object) =>
  expectSuccess(await agent.post(`/api/${path}`).send({ limit: 100, ...body }));

describe('the lists of movements of coins', () => {
  const LIST = 'admin/recharge/getrechargeHistory';
  const byId = () => new Map(made.ledgerentries.map((one) => [String(one._id), one]));
  /** The coins of each movement that the flow counts: negative for what undoes another movement. */
  function coinsOf(flow: string, isWanted: (entry: Stored) => boolean): number[] {
    const originals = byId();
    return made.ledgerentries.filter(isWanted).flatMap((entry) => {
      const of = entry.kind === 'reversal' ? originals.get(String(entry.reversalOf))! : entry;
      const isOf = {
        soldToAgencies: of.kind === 'send' && String(of.to).startsWith('coinAgency:'),
        soldToUsers: of.kind === 'send' && String(of.to).startsWith('user:'),
        returned: of.kind === 'return',
        gifted: of.kind === 'gift',
        askedFor: of.kind === 'hold',
        paidOut: of.kind === 'payout' || of.kind === 'refund',
      }[flow];
      if (!isOf) return [];
      return [
        entry.kind === 'reversal' || entry.kind === 'refund' ? -Number(entry.coins) : Number(entry.coins),
      ];
    });
  }
  const sumOf = (coins: number[]) => coins.reduce((sum, one) => sum + one, 0);

  it.each(['soldToAgencies', 'soldToUsers', 'returned', 'gifted', 'askedFor', 'paidOut'])(
    'should list %s with the sum of its coins, less what was undone',
    async (flow) => {
      for (const [query, isWanted] of [
        [{}, () => true],
        [DAYS, (entry: Stored) => inDays(entry)],
      ] as const) {
        const coins = coinsOf(flow, isWanted);
        expect(await get(admin, LIST, { flow, ...query })).toMatchObject({
          total: coins.length,
          coins: sumOf(coins),
        });
      }
    },
  );

  it('should return each movement once over all pages, newest first, when some are reversed', async () => {
    const whole = await get(admin, LIST, { flow: 'gifted', limit: 100 });
    const all = (whole.data as Stored[]).map(({ _id }) => _id);
    expect(coinsOf('gifted', () => true).some((coins) => coins < 0)).toBe(true);
    expect(all).toHaveLength(coinsOf('gifted', () => true).length);
    const times = (whole.data as Stored[]).map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
    const limit = 4;
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(all.length / limit) + 1 }, async (_, at) => {
        const { data } = await get(admin, LIST, { flow: 'gifted', limit, page: at + 1 });
        return (data as Stored[]).map(({ _id }) => _id);
      }),
    );
    expect(pages.flat()).toEqual(all);
    expect(pages.at(-1)).toEqual([]);
  });

  it('should show a reversal with the sides of the movement that it undoes', async () => {
    const { data } = await get(admin, LIST, { flow: 'gifted', limit: 100 });
    const reversal = (data as Stored[]).find(({ kind }) => kind === 'reversal')!;
    const entry = byId().get(String(reversal._id))!;
    expect(reversal).toMatchObject({ coin: -Number(entry.coins), account: entry.from, to: 2, returnable: 0 });
  });

  it('should list the movements of one coin agency for the admin and for itself', async () => {
    const account = `coinAgency:${String(made.coinAgency._id)}`;
    const coinAgency = made.coinAgency.uniqueId;
    const own = (entry: Stored) => [entry.from, entry.to].includes(account);
    for (const flow of ['soldToAgencies', 'soldToUsers', 'returned']) {
      const coins = coinsOf(flow, own);
      const wanted = { total: coins.length, coins: sumOf(coins) };
      expect(coins.length).toBeGreaterThan(0);
      expect(await get(admin, LIST, { flow, coinAgency })).toMatchObject(wanted);
      const name = flow === 'soldToAgencies' ? 'received' : 'history';
      expect(await post(coin, `coin/recharge/${name}`, { flow })).toMatchObject(wanted);
    }
    const sent = made.ledgerentries.filter(
      (one) => one.kind === 'send' && one.from === account && inDays(one),
    );
    expect(await post(coin, 'coin/recharge/history', DAYS)).toMatchObject({
      total: sent.length,
      coins: sumOf(sent.map((one) => Number(one.coins))),
    });
  });

  it('should answer without a sum and without reversals when no filter is given', async () => {
    const body = await get(admin, LIST, { limit: 100 });
    expect(body.total).toBe(made.ledgerentries.filter(({ kind }) => kind === 'send').length);
    expect(body).not.toHaveProperty('coins');
    expect((body.data as Stored[]).every((row) => !('kind' in row))).toBe(true);
  });

  it('should find movements of a flow by the code of a side', async () => {
    const { uniqueId } = made.coinAgency;
    const found = await get(admin, LIST, { flow: 'soldToAgencies', search: uniqueId });
    const account = `coinAgency:${String(made.coinAgency._id)}`;
    expect(found.total).toBe(
      coinsOf('soldToAgencies', ({ from, to }) => [from, to].includes(account)).length,
    );
  });

  it('should return 404 for an unknown coin agency and 400 for an unknown flow', async () => {
    const ask = (query: object) => admin.agent.get(`/api/${LIST}`).query(query);
    expectFailure(await ask({ coinAgency: 'coin@000000' }), 'NOT_FOUND', 'coinAgency');
    expectFailure(await ask({ flow: 'lost' }), 'VALIDATION_FAILED', 'flow');
  });
});
