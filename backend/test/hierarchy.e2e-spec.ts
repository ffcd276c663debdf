// The tree of BDs, agency admins, agencies and hosts: each level with its counts, and the search for a way through it.
import { HOST_STATUS } from '../src/modules/hosts/host.schema.js';
import { type Actor, startApp, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';

const { pending, approved, rejected } = HOST_STATUS;
type Node = Record<string, unknown> & { code: string; name: string };

describe('the hierarchy', () => {
  let app: TestApp;
  let admin: Actor<'admin'>;
  beforeAll(async () => {
    app = await startApp();
    admin = await app.as('admin');
  });
  afterAll(() => app.close());

  const read = async (call: string, query: Record<string, unknown> = {}) =>
    expectSuccess(await admin.agent.get(`/api/admin/hierarchy/${call}`).query(query));
  const level = (query: Record<string, unknown>) => read('level', query);
  const nodes = async (query: Record<string, unknown>) => (await level(query)).details as Node[];
  const node = async (query: Record<string, unknown>, code: string) =>
    (await nodes(query)).find((one) => one.code === code);
  const remove = (collection: string, { uniqueId }: { uniqueId: string }) =>
    app.connection.collection(collection).updateOne({ uniqueId }, { $set: { deleted: true } });

  /** A BD with two agency admins; the first has two agencies, of which the first has hosts in every state. */
  async function branch() {
    const { create } = app;
    const bd = await create.bd();
    const first = await create.agencyAdmin({ createBy: bd.uniqueId });
    const second = await create.agencyAdmin({ createBy: bd.uniqueId });
    const ofFirst = { bd: bd.uniqueId, admin: first.uniqueId };
    const agency = await create.agency(ofFirst);
    const empty = await create.agency(ofFirst);
    const host = async (status: 0 | 1 | 2, receivingCoins: number) => {
      const user = await create.user({ receivingCoins });
      return { user, host: await create.host(user, agency.uniqueId, { status }) };
    };
    const hosts = [
      await host(approved, 100),
      await host(approved, 250),
      await host(pending, 7),
      await host(rejected, 9),
    ];
    return { bd, first, second, agency, empty, hosts };
  }
  const counts = { hosts: 2, pendingHosts: 1 };
  const nothing = { hosts: 0, pendingHosts: 0 };

  describe('GET /api/admin/hierarchy/level', () => {
    it('should count what is below a BD, an agency admin and an agency', async () => {
      const { bd, first, second, agency, empty } = await branch();
      expect(await node({ kind: 'bd' }, bd.uniqueId)).toEqual({
        _id: bd._id.toHexString(),
        kind: 'bd',
        code: bd.uniqueId,
        name: bd.name,
        image: '',
        disabled: false,
        parent: '',
        agencyAdmins: 2,
        agencies: 2,
        ...counts,
      });
      const ofBd = { kind: 'agencyadmin', parent: bd.uniqueId };
      expect(await node(ofBd, first.uniqueId)).toMatchObject({
        kind: 'agencyadmin',
        parent: bd.uniqueId,
        agencyAdmins: 0,
        agencies: 2,
        ...counts,
      });
      expect(await node(ofBd, second.uniqueId)).toMatchObject({ agencies: 0, ...nothing });
      const ofFirst = { kind: 'agency', parent: first.uniqueId.toLowerCase() };
      expect(await node(ofFirst, agency.uniqueId)).toMatchObject({ parent: first.uniqueId, ...counts });
      expect(await node(ofFirst, empty.uniqueId)).toMatchObject(nothing);
    });

    it('should list the hosts of an agency, pending ones first and rejected ones not at all', async () => {
      const { agency, hosts } = await branch();
      const answer = await level({ kind: 'host', parent: agency.uniqueId });
      expect(answer).toMatchObject({ total: 3, pages: 1 });
      const [waiting, ...others] = answer.details as Node[];
      const third = hosts[2]!;
      expect(waiting).toEqual({
        _id: third.host._id.toHexString(),
        user: third.user._id.toHexString(),
        kind: 'host',
        code: third.user.username,
        name: third.host.realName,
        image: '',
        disabled: false,
        parent: agency.uniqueId,
        status: '0',
        agencyAdmins: 0,
        agencies: 0,
        hosts: 0,
        pendingHosts: 1,
        coins: 0,
      });
      expect(others.map(({ coins }) => coins).sort()).toEqual([100, 250]);
    });

    it('should page through hosts that applied at the same time, each once', async () => {
      const { uniqueId: parent } = await app.create.agency();
      const createdAt = new Date();
      const ids: string[] = [];
      for (let n = 0; n < 3; n += 1) {
        const { _id } = await app.create.host(await app.create.user(), parent, { createdAt });
        ids.push(_id.toHexString());
      }
      const seen: string[] = [];
      for (const page of [1, 2, 3]) {
        const { details } = await level({ kind: 'host', parent, page, limit: 1 });
        seen.push(...(details as { _id: string }[]).map(({ _id }) => _id));
      }
      expect(seen).toEqual(ids.reverse());
    });

    it('should page and search within the level, by name', async () => {
      const { uniqueId: parent } = await app.create.bd();
      for (const name of ['Chitra', 'Anu', 'Bela']) await app.create.agencyAdmin({ createBy: parent, name });
      const kind = 'agencyadmin';
      expect((await nodes({ kind, parent })).map(({ name }) => name)).toEqual(['Anu', 'Bela', 'Chitra']);
      const second = await level({ kind, parent, page: 2, limit: 2 });
      expect(second).toMatchObject({ total: 3, pages: 2, details: [{ name: 'Chitra' }] });
      expect(await level({ kind, parent, search: 'EL' })).toMatchObject({
        total: 1,
        details: [{ name: 'Bela' }],
      });
      const { agency, hosts } = await branch();
      const { username } = hosts[0]!.user;
      expect(await nodes({ kind: 'host', parent: agency.uniqueId, search: username })).toMatchObject([
        { code: username },
      ]);
    });

    it('should show those whose parent is deleted, where they can be moved from', async () => {
      const { bd, first, second, agency, empty, hosts } = await branch();
      await remove('bds', bd);
      const lost = { kind: 'agencyadmin', parent: 'none' };
      expect(await node({ kind: 'bd' }, bd.uniqueId)).toBeUndefined();
      expect(await node(lost, first.uniqueId)).toMatchObject({ parent: bd.uniqueId, ...counts });
      expect(await node(lost, second.uniqueId)).toBeDefined();
      await remove('agencyadmins', first);
      expect(await node(lost, first.uniqueId)).toBeUndefined();
      expect(await node({ kind: 'agency', parent: 'none' }, agency.uniqueId)).toMatchObject(counts);
      await remove('agencies', agency);
      expect(await node({ kind: 'agency', parent: 'none' }, agency.uniqueId)).toBeUndefined();
      expect(await node({ kind: 'agency', parent: 'none' }, empty.uniqueId)).toBeDefined();
      const lostHosts = { kind: 'host', parent: 'none', search: hosts[0]!.user.username };
      expect(await nodes(lostHosts)).toMatchObject([{ parent: agency.uniqueId }]);
    });

    it('should refuse a level that there is not', async () => {
      const ask = (query: object) => admin.agent.get('/api/admin/hierarchy/level').query(query);
      expectFailure(await ask({}), 'VALIDATION_FAILED', 'kind');
      expectFailure(await ask({ kind: 'coin' }), 'VALIDATION_FAILED', 'kind');
      expectFailure(await ask({ kind: 'agency' }), 'VALIDATION_FAILED', 'parent');
      expectFailure(await ask({ kind: 'bd', parent: 'BD100001' }), 'VALIDATION_FAILED', 'parent');
      expectFailure(await ask({ kind: 'bd', limit: 101 }), 'VALIDATION_FAILED', 'limit');
    });
  });

  describe('GET /api/admin/hierarchy/coins', () => {
    const sums = async (query: Record<string, unknown>) =>
      (await read('coins', query)).details as { _id: string; coins: number }[];
    const of = (account: { _id: { toHexString(): string } }, coins: number) => ({
      _id: account._id.toHexString(),
      coins,
    });

    it('should sum the earnings of the approved hosts below each node of a level', async () => {
      const { bd, first, second, agency, empty } = await branch();
      expect(await sums({ kind: 'bd', search: bd.uniqueId })).toEqual([of(bd, 350)]);
      const ofBd = await sums({ kind: 'agencyadmin', parent: bd.uniqueId });
      expect(ofBd).toHaveLength(2);
      expect(ofBd).toEqual(expect.arrayContaining([of(first, 350), of(second, 0)]));
      const ofFirst = await sums({ kind: 'agency', parent: first.uniqueId });
      expect(ofFirst).toEqual(expect.arrayContaining([of(agency, 350), of(empty, 0)]));
      await remove('bds', bd);
      expect(await sums({ kind: 'agencyadmin', parent: 'none', search: first.uniqueId })).toEqual([
        of(first, 350),
      ]);
    });

    it('should sum accounts only: hosts bring theirs along', async () => {
      const ask = admin.agent.get('/api/admin/hierarchy/coins').query({ kind: 'host', parent: 'AG100001' });
      expectFailure(await ask, 'VALIDATION_FAILED', 'kind');
    });
  });

  describe('GET /api/admin/hierarchy/node', () => {
    it('should tell of one account what its level would', async () => {
      const { bd, first, agency } = await branch();
      const one = async (kind: string, { _id }: { _id: object }) =>
        (await read('node', { kind, id: String(_id) })).details;
      expect(await one('bd', bd)).toEqual(await node({ kind: 'bd' }, bd.uniqueId));
      expect(await one('agencyadmin', first)).toMatchObject({ code: first.uniqueId, agencies: 2, ...counts });
      expect(await one('agency', agency)).toMatchObject({ code: agency.uniqueId, ...counts });
    });

    it('should answer 404 for a deleted one and for the id of another kind', async () => {
      const { bd, agency } = await branch();
      const ask = (kind: string, { _id }: { _id: object }) =>
        admin.agent.get('/api/admin/hierarchy/node').query({ kind, id: String(_id) });
      expectFailure(await ask('bd', agency), 'NOT_FOUND');
      await remove('bds', bd);
      expectFailure(await ask('bd', bd), 'NOT_FOUND');
    });
  });

  describe('GET /api/admin/hierarchy/unattached', () => {
    it('should count those without a living parent', async () => {
      const { first, agency, bd } = await branch();
      const count = async () => (await read('unattached')).details as Record<string, number>;
      const before = await count();
      await remove('bds', bd);
      await remove('agencyadmins', first);
      await remove('agencies', agency);
      expect(await count()).toEqual({
        agencyAdmins: before.agencyAdmins! + 1,
        agencies: before.agencies! + 1,
        hosts: before.hosts! + 3,
      });
    });
  });

  describe('GET /api/admin/hierarchy/search', () => {
    const find = async (search: string) => (await read('search', { search })).details as Node[];
    const stepTo = (kind: string, { uniqueId, name }: { uniqueId: string; name: string }) => ({
      kind,
      code: uniqueId,
      name,
    });

    it('should find every kind and the way to it', async () => {
      const { bd, first, agency, hosts } = await branch();
      const way = [stepTo('bd', bd), stepTo('agencyadmin', first), stepTo('agency', agency)];
      expect(await find(bd.uniqueId)).toMatchObject([{ kind: 'bd', name: bd.name, path: [] }]);
      expect(await find(first.uniqueId)).toMatchObject([{ kind: 'agencyadmin', path: way.slice(0, 1) }]);
      const ofAgency = await find(agency.uniqueId.toLowerCase());
      expect(ofAgency.find(({ kind }) => kind === 'agency')).toMatchObject({ path: way.slice(0, 2) });
      const { host, user } = hosts[0]!;
      const [hit] = await find(user.username);
      expect(hit).toEqual({
        _id: host._id.toHexString(),
        kind: 'host',
        code: user.username,
        name: host.realName,
        image: '',
        disabled: false,
        path: way,
      });
    });

    it('should begin the way with those without a parent where one is deleted', async () => {
      const { first, agency } = await branch();
      await remove('agencyadmins', first);
      const hits = await find(agency.uniqueId);
      const lost = { kind: 'agencyadmin', code: 'none', name: '' };
      expect(hits.find(({ kind }) => kind === 'agency')).toMatchObject({ path: [lost] });
      expect(hits.find(({ kind }) => kind === 'host')).toMatchObject({ path: [lost, { kind: 'agency' }] });
      expect(await find(first.uniqueId)).toEqual([]);
    });

    it('should take special characters literally and ask for a text', async () => {
      expect(await find('.*')).toEqual([]);
      expectFailure(
        await admin.agent.get('/api/admin/hierarchy/search?search='),
        'VALIDATION_FAILED',
        'search',
      );
    });
  });
});
