// Users buy, own and wear frames, entry effects, themes and VIP packs.
import { Types } from 'mongoose';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { DAY, daysOf, ItemWorld } from './item-world.js';

const w = new ItemWorld();
beforeAll(() => w.start());
beforeEach(() => w.newUser());
afterAll(() => w.stop());

describe('a purchase', () => {
  it('should move the price to the platform and give the days of the record', async () => {
    const frame = await w.add('frames');
    const answer = expectSuccess(await w.buy('frames', frame, { price: 100 }));
    expect(answer).toMatchObject({ message: 'You have the frame Golden', coin: 9900 });
    expect(await w.own()).toMatchObject([{ kind: 'frames', id: frame, title: 'Golden', worn: false }]);
    const [record] = await w.records();
    expect(daysOf(record!)).toBe(10);
    expect(record).toMatchObject({ source: 'purchase', price: 100, kind: 'frames' });
    const entry = await w.app.stored('ledgerentries', record!.purchase!);
    expect(entry).toMatchObject({
      kind: 'itemPurchase',
      ...{ from: `user:${w.user.id}`, to: 'platform', coins: 100 },
      subjects: [{ kind: 'frames', id: frame, label: 'Golden' }],
    });
    expect(await w.differences()).toBe(0);
  });

  it('should add its days to those that the user has', async () => {
    const frame = await w.add('frames');
    await w.buyTimes(3, frame);
    const records = await w.records();
    expect(records.map(daysOf)).toEqual([10, 10, 10]);
    expect(records[1]!.from).toEqual(records[0]!.until);
    expect(records[2]!.from).toEqual(records[1]!.until);
    expect(await w.own()).toMatchObject([{ until: records[2]!.until!.toISOString() }]);
  });

  it('should be made once for a key, and 100 times for 100 keys at the same time', async () => {
    const frame = await w.add('frames', { price: 7 });
    const twice = await Promise.all([1, 2].map(() => w.buy('frames', frame, { key: 'once-purchase-key' })));
    expect(twice[0]!.body).toEqual(twice[1]!.body);
    expect(await w.records()).toHaveLength(1);
    const answers = await Promise.all(Array.from({ length: 99 }, () => w.buy('frames', frame)));
    answers.forEach((answer) => expectSuccess(answer));
    const records = await w.records();
    expect(records).toHaveLength(100);
    records.slice(1).forEach(({ from }, at) => expect(from).toEqual(records[at]!.until));
    expect(await w.coins()).toBe(10_000 - 700);
    expect(await w.differences()).toBe(0);
  });

  it('should last for good with a validity of 0, and for a theme', async () => {
    for (const [kind, fields] of [
      ['frames', { valid: 0 }],
      ['themes', {}],
    ] as const) {
      const id = await w.add(kind, fields);
      expectSuccess(await w.buy(kind, id));
      expectFailure(await w.buy(kind, id), 'INVALID_TRANSITION');
      expect((await w.own()).find((one) => one.id === id)).not.toHaveProperty('until');
    }
  });

  it('should cost nothing at a price of 0, and leave no entry', async () => {
    const frame = await w.add('frames', { price: 0 });
    expectSuccess(await w.buy('frames', frame, { key: 'free-purchase-key' }));
    expectSuccess(await w.buy('frames', frame, { key: 'free-purchase-key' }));
    expect(await w.records()).toMatchObject([{ price: 0 }]);
    expect(await w.coins()).toBe(10_000);
    expect(await w.differences()).toBe(0);
  });

  it('should be refused with the reason, and change nothing', async () => {
    const dear = await w.add('frames', { price: 10_001 });
    const given = await w.add('entry-effects', { type: 'ADMIN' });
    const hidden = await w.add('frames', { shown: false });
    const deleted = await w.add('frames', { deletedAt: new Date() });
    const free = await w.add('themes', { type: 'FREE' });
    const vip = await w.add('vips', { levelreq: 5 });
    const frame = await w.add('frames');
    const refused = [
      [await w.buy('frames', dear), 'INSUFFICIENT_COINS'],
      [await w.buy('entry-effects', given), 'FORBIDDEN'],
      [await w.buy('frames', hidden), 'NOT_FOUND'],
      [await w.buy('frames', deleted), 'NOT_FOUND'],
      [await w.buy('frames', new Types.ObjectId().toHexString()), 'NOT_FOUND'],
      [await w.buy('themes', free), 'INVALID_TRANSITION'],
      [await w.buy('vips', vip), 'INVALID_TRANSITION'],
    ] as const;
    for (const [answer, code] of refused) expectFailure(answer, code);
    expectFailure(refused[6][0], 'INVALID_TRANSITION', 'level');
    expect(refused[6][0].body).toMatchObject({ message: 'This needs level 5. You have level 0' });
    expectFailure(await w.buy('frames', frame, { price: 99 }), 'VERSION_CONFLICT', 'price');
    expectFailure(
      await w.user.agent.post('/api/app/items').send({ kind: 'gifts', id: frame }),
      'VALIDATION_FAILED',
      'kind',
    );
    expect(await w.records()).toEqual([]);
    expect(await w.coins()).toBe(10_000);
  });
});

describe('a VIP pack', () => {
  it('should bring its things for its days, and their days end with it', async () => {
    await w.newUser({ level: 5 });
    const [vip, frame, gone] = [
      await w.add('vips', { levelreq: 5 }),
      await w.add('frames'),
      await w.add('frames'),
    ];
    await w.brings(vip, 'frames', frame);
    await w.app.connection
      .collection('frames')
      .updateOne({ _id: new Types.ObjectId(gone) }, { $set: { deletedAt: new Date() } });
    await w.brings(vip, 'frames', gone);
    expectSuccess(await w.buy('vips', vip));
    expect((await w.own()).map(({ kind, id }) => [kind, id]).sort()).toEqual([
      ['frames', frame],
      ['vips', vip],
    ]);
    expectSuccess(await w.wear('frames', frame));
    expectSuccess(await w.wear('vips', vip));
    await w.passed(10 * DAY - 60_000);
    expect(await w.worn()).toHaveLength(2);
    await w.passed(60_000);
    expect(await w.worn()).toEqual([]);
    expect(await w.own()).toEqual([]);
  });
});

describe('what a user wears', () => {
  it('should be one thing at a place, own or a free theme', async () => {
    const [one, other] = [await w.add('frames'), await w.add('frames')];
    const free = await w.add('themes', { type: 'FREE' });
    const [paid, unknown] = [await w.add('themes'), new Types.ObjectId().toHexString()];
    for (const id of [one, other]) expectSuccess(await w.buy('frames', id));
    expectSuccess(await w.wear('frames', one));
    expectSuccess(await w.wear('frames', other));
    expectSuccess(await w.wear('themes', free));
    expect(await w.worn()).toEqual([
      { place: 'frame', id: other },
      { place: 'theme', id: free },
    ]);
    for (const [kind, id] of [
      ['themes', paid],
      ['frames', unknown],
      ['entry-effects', one],
    ] as const)
      expectFailure(await w.wear(kind, id), 'NOT_FOUND');
    expect((await w.own()).filter(({ worn }) => worn)).toMatchObject([{ id: other }]);
    expectSuccess(await w.wear('frames', ''));
    expect(await w.worn()).toEqual([{ place: 'theme', id: free }]);
  });

  it('should end to the minute with its last day, with one message', async () => {
    const frame = await w.add('frames');
    await w.buyTimes(2, frame);
    expectSuccess(await w.wear('frames', frame));
    await w.passed(10 * DAY);
    expect(await w.worn()).toHaveLength(1);
    await w.passed(10 * DAY);
    expect(await w.worn()).toEqual([]);
    expect(await w.own()).toEqual([]);
    const { details } = expectSuccess(await w.user.agent.get('/api/app/notifications'));
    expect(details).toMatchObject([
      { title: 'Your frame has ended', description: 'The days of Golden are over.' },
    ]);
  });

  it('should be reported once when all its days ended while the product was down', async () => {
    const frame = await w.add('frames');
    await w.buyTimes(3, frame);
    await w.passed(40 * DAY);
    const { details } = expectSuccess(await w.user.agent.get('/api/app/notifications'));
    expect(details).toMatchObject([{ title: 'Your frame has ended' }]);
  });

  it('should not be shown of a user who is banned or unknown', async () => {
    const other = await w.app.as('user', await w.app.create.user());
    const banned = await w.app.create.user({ banned: true });
    for (const id of [banned._id.toHexString(), new Types.ObjectId().toHexString()])
      expectFailure(await other.agent.get(`/api/app/users/${id}`), 'NOT_FOUND');
    expectSuccess(await other.agent.get(`/api/app/users/${w.user.id}`));
  });
});

describe('a deleted record', () => {
  it('should stay with its files until the last user has no more of it', async () => {
    const frame = await w.add('frames');
    expectSuccess(await w.buy('frames', frame));
    const uses = async (id: string) =>
      expectSuccess(await w.admin.agent.get(`/api/admin/catalogues/uses?kind=frames&id=${id}`)).owned;
    const [{ createdAt } = { createdAt: new Date(0) }] = await w.records();
    expect(await uses(frame)).toEqual({ owners: 1, sold: 1, given: 0, last: createdAt.toISOString() });
    expect(await uses(await w.add('frames'))).toEqual({ owners: 0, sold: 0, given: 0 });
    expectSuccess(await w.admin.agent.delete(`/api/admin/frame/deleteframes/${frame}`));
    expect(await w.own()).toMatchObject([{ id: frame }]);
    const { CataloguesService } = await import('../../src/modules/catalogues/registry/catalogues.service.js');
    const purge = () =>
      w.app.nest
        .get(CataloguesService)
        .get('frames')
        .purge(new Date(Date.now() + DAY));
    await purge();
    expect(
      await w.app.connection.collection('frames').countDocuments({ _id: new Types.ObjectId(frame) }),
    ).toBe(1);
    await w.passed(10 * DAY);
    await purge();
    expect(
      await w.app.connection.collection('frames').countDocuments({ _id: new Types.ObjectId(frame) }),
    ).toBe(0);
  });
});
