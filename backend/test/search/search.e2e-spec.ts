// What the search over all kinds of records finds, in which order, and what it refuses. Scopes: search-scope.e2e-spec.ts.
import { Types } from 'mongoose';
import { PLATFORM } from '../../src/modules/ledger/accounts.js';
import { searchReads } from '../../src/modules/search/search.service.js';
import type { User } from '../../src/modules/users/user.schema.js';
import { expectFailure } from '../support/errors.js';
import { idOf, PATH, PATIENT, SearchWorld } from './search-world.js';

/** Longer than a search key, so that a search compares the texts themselves. */
const SLOW = 'slow'.repeat(8);
const world = new SearchWorld();
let anita: User;

beforeAll(async () => {
  await world.start();
  const joined = { createdAt: new Date('2020-01-01') };
  const known = { username: 'anita', name: 'Anita Rao', number: '919812345678' };
  anita = await world.app.create.user({ ...known, ...joined });
});
afterEach(() => {
  searchReads.milliseconds = PATIENT;
});
afterAll(() => world.app.close());

describe('GET /api/search', () => {
  it('should find records of each kind for the admin, with what their links need', async () => {
    const withdrawal = await world.app.create.withdrawal(world.own.user, { coins: 30 });
    const video = await world.app.create.video(world.own.user, { caption: 'Evening song' });
    const { results, more, incomplete } = await world.read({ search: 'meera' });
    expect({ more, incomplete }).toEqual({ more: [], incomplete: [] });
    const shown = (kind: string) => results.find((one) => one.kind === kind);
    const { uniqueId } = world.own.agency;
    const user = idOf(world.own.user);
    const title = 'meera.host';
    expect(shown('user')).toMatchObject({ _id: user, title, subtitle: 'Known as meera', state: '' });
    expect(shown('host')).toMatchObject({
      ...{ parent: user, agency: idOf(world.own.agency), title, state: 'pending' },
      subtitle: `Real meera · ${uniqueId}`,
    });
    expect(shown('agency')).toMatchObject({ title: 'Stars of meera', subtitle: uniqueId });
    expect(shown('agencyadmin')).toMatchObject({ _id: idOf(world.own.agencyadmin) });
    expect(shown('bd')).toMatchObject({ _id: idOf(world.own.bd) });
    expect(shown('coin')).toMatchObject({ subtitle: world.own.coin.uniqueId });
    expect(shown('withdrawal')).toMatchObject({
      _id: idOf(withdrawal),
      parent: user,
      coins: 30,
      state: 'pending',
    });
    expect(shown('transfer')).toMatchObject({
      _id: idOf(world.own.sale),
      title,
      subtitle: world.own.coin.uniqueId,
      coins: 5,
    });
    expect(shown('video')).toMatchObject({ _id: idOf(video), subtitle: 'Evening song', state: 'pending' });
  });

  it('should find catalogue records by title, levels by number, and items with their pack', async () => {
    const gift = await world.app.create.gift({ title: 'Silver Rose' });
    expect((await world.read({ search: 'silver ro' })).results).toMatchObject([
      { kind: 'catalogue', catalogue: 'gifts', _id: idOf(gift), title: 'Silver Rose' },
    ]);
    const pack = { title: 'Gold pack', deletedAt: null, createdAt: new Date(), order: 0 };
    const { insertedId } = await world.app.connection.collection('vips').insertOne(pack);
    const item = {
      name: 'Crown',
      searchKeys: ['crown'],
      vip: insertedId,
      deletedAt: null,
      createdAt: new Date(),
    };
    await world.app.connection.collection('vipItems').insertOne(item);
    expect((await world.read({ search: 'crown' })).results).toMatchObject([
      { catalogue: 'vip-items', title: 'Crown', parent: insertedId.toHexString() },
    ]);
    const level = { level: 4711, levelKey: 4711, deletedAt: null, createdAt: new Date(), order: 0 };
    await world.app.connection.collection('levels').insertOne(level);
    expect((await world.read({ search: '4711' })).results).toMatchObject([
      { catalogue: 'levels', title: 'Level 4711' },
    ]);
  });

  it('should find a catalogue record when staff hide it from the app', async () => {
    const gift = await world.app.create.gift({ title: 'Hidden Rose', shown: false });
    expect(await world.ids('hidden ro')).toEqual([idOf(gift)]);
  });

  it.each([
    '919812345678',
    '+91 98123 45678',
    '98123-45678',
    '(98123) 45678',
    '098123 45678',
    '0091 98123 45678',
    '123456',
  ])('should find a user by the phone number %s', async (search) => {
    expect(await world.ids(search)).toEqual([idOf(anita)]);
  });

  it('should find a number that is stored without the typed country code', async () => {
    const local = await world.app.create.user({ number: '9700000123' });
    expect(await world.ids('+91 97000 00123')).toEqual([idOf(local)]);
    expect(await world.ids('+91 97000 00124')).toEqual([]);
  });

  it('should find a transfer by the current name and phone of its recipient', async () => {
    const user = await world.app.create.user({ name: 'Before', number: '918777666555' });
    const transfer = await world.send(PLATFORM, user);
    await world.app.connection
      .collection('users')
      .updateOne({ _id: user._id }, { $set: { username: 'kavya' } });
    expect(await world.ids('+91 87776 66555', world.admin, 'transfer')).toEqual([idOf(transfer)]);
  });

  it('should find the sends to a phone number when names at the time of older sends contain it', async () => {
    const named = await world.app.create.user({ username: 'x98111112222' });
    await world.send(PLATFORM, named);
    await world.send(PLATFORM, named);
    const phoned = await world.app.create.user({ number: '98111112222' });
    const newest = await world.send(PLATFORM, phoned);
    const { results, more } = await world.read({ search: '98111112222', kinds: 'transfer', limit: 1 });
    expect(results.map(({ _id }) => _id)).toEqual([idOf(newest)]);
    expect(more).toEqual(['transfer']);
  });

  it('should return the newest records first, after a user with exactly this username', async () => {
    const at = (month: number) => ({ createdAt: new Date(Date.UTC(2024, month)) });
    const old = await world.app.create.user({ username: 'anita.old', ...at(1) });
    const recent = await world.app.create.user({ username: 'anita.recent', ...at(9) });
    const between = await world.app.create.user({ username: 'anita.between', ...at(5) });
    expect(await world.ids('ANITA', world.admin, 'user')).toEqual([anita, recent, between, old].map(idOf));
    const { results, more } = await world.read({ search: 'anita', kinds: 'user,host', limit: 2 });
    expect(results.map(({ title }) => title)).toEqual(['anita', 'anita.recent']);
    expect(more).toEqual(['user']);
  });

  it('should find a record of any kind by its _id', async () => {
    for (const record of [
      world.own.user,
      world.own.host,
      world.own.agency,
      world.own.bd,
      world.own.coin,
      world.own.sale,
    ])
      expect(await world.ids(idOf(record).toUpperCase())).toEqual([idOf(record)]);
    expect(await world.ids(new Types.ObjectId().toHexString())).toEqual([]);
  });

  it('should not find deleted records', async () => {
    const gone = await world.app.create.agency({ name: 'Gone agency', deleted: true });
    const gift = await world.app.create.gift({ title: 'Gone gift', deletedAt: new Date() });
    const video = await world.app.create.video(world.own.user, { caption: 'Gone video', status: 3 });
    expect(await world.ids('gone ')).toEqual([]);
    for (const record of [gone, gift, video]) expect(await world.ids(idOf(record))).toEqual([]);
  });

  it('should not find a withdrawal by its bank account', async () => {
    await world.app.create.withdrawal(anita, { accountNo: '5550001234567' });
    expect(await world.ids('5550001234567')).toEqual([]);
    expect(await world.ids('4567', world.admin, 'withdrawal')).toEqual([]);
  });

  it('should name a kind that it could not search in time', async () => {
    const bd = await world.app.create.bd({ name: SLOW });
    const many = Array.from({ length: 5_000 }, (_, n) => ({
      ...{ user: anita._id, username: 'slow', status: 0, createdAt: new Date() },
      // The index finds all of these videos. Then each text is compared.
      ...{ searchKeys: [SLOW.slice(0, 24)], caption: '', file: `slow-${n}`, poster: `slow-${n}` },
    }));
    await world.app.connection.collection('videos').insertMany(many);
    searchReads.milliseconds = 1;
    const late = (await world.read({ search: SLOW, kinds: 'video' })).incomplete;
    searchReads.milliseconds = PATIENT;
    const { results, incomplete } = await world.read({ search: SLOW, kinds: 'video,bd' });
    await world.app.connection.collection('videos').deleteMany({ username: 'slow' });
    expect(late).toEqual(['video']);
    expect(incomplete).toEqual([]);
    expect(results).toMatchObject([{ kind: 'bd', _id: idOf(bd) }]);
  });

  it('should return 400 at the field for an empty or too long search, an unknown kind and a bad limit', async () => {
    const fails = async (query: object, field: string) =>
      expectFailure(await world.admin.agent.get(PATH).query(query), 'VALIDATION_FAILED', field);
    await fails({}, 'search');
    await fails({ search: '  ' }, 'search');
    await fails({ search: 'x'.repeat(101) }, 'search');
    await fails({ search: 'a', kinds: 'user,admin' }, 'kinds');
    await fails({ search: 'a', limit: 21 }, 'limit');
  });

  it('should return 401 to a guest and 403 to a user of the app', async () => {
    expectFailure(await world.app.guest().get(PATH).query({ search: 'a' }), 'UNAUTHENTICATED');
    const user = await world.app.as('user', anita);
    expectFailure(await user.agent.get(PATH).query({ search: 'a' }), 'FORBIDDEN');
  });
});
