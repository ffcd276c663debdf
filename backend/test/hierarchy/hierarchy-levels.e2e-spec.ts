// The levels of the hierarchy: the accounts below a BD, an agency admin or an agency, with their counts and coins.
import { expectFailure } from '../support/errors.js';
import { hierarchyCalls, type Node } from './hierarchy-calls.js';

const calls = hierarchyCalls();
const counts = { hosts: 2, pendingHosts: 1 };
const nothing = { hosts: 0, pendingHosts: 0 };

describe('GET /api/admin/hierarchy/level', () => {
  it('should count the accounts below a BD, an agency admin and an agency', async () => {
    const { bd, first, second, agency, empty } = await calls.branch();
    expect(await calls.node({ kind: 'bd' }, bd.uniqueId)).toEqual({
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
    expect(await calls.node(ofBd, first.uniqueId)).toMatchObject({
      kind: 'agencyadmin',
      parent: bd.uniqueId,
      agencyAdmins: 0,
      agencies: 2,
      ...counts,
    });
    expect(await calls.node(ofBd, second.uniqueId)).toMatchObject({ agencies: 0, ...nothing });
    const ofFirst = { kind: 'agency', parent: first.uniqueId.toLowerCase() };
    expect(await calls.node(ofFirst, agency.uniqueId)).toMatchObject({ parent: first.uniqueId, ...counts });
    expect(await calls.node(ofFirst, empty.uniqueId)).toMatchObject(nothing);
  });

  it('should list the hosts of an agency: pending first, without rejected', async () => {
    const { agency, hosts } = await calls.branch();
    const answer = await calls.read('level', { kind: 'host', parent: agency.uniqueId });
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

  it('should return each host once when hosts applied at the same time', async () => {
    const { uniqueId: parent } = await calls.app.create.agency();
    const createdAt = new Date();
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { _id } = await calls.app.create.host(await calls.app.create.user(), parent, { createdAt });
      ids.push(_id.toHexString());
    }
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const { details } = await calls.read('level', { kind: 'host', parent, page, limit: 1 });
      seen.push(...(details as { _id: string }[]).map(({ _id }) => _id));
    }
    expect(seen).toEqual(ids.reverse());
  });

  it('should sort by name, page and search within the level', async () => {
    const { uniqueId: parent } = await calls.app.create.bd();
    for (const name of ['Chitra', 'Anu', 'Bela'])
      await calls.app.create.agencyAdmin({ createBy: parent, name });
    const kind = 'agencyadmin';
    expect((await calls.nodes({ kind, parent })).map(({ name }) => name)).toEqual(['Anu', 'Bela', 'Chitra']);
    const second = await calls.read('level', { kind, parent, page: 2, limit: 2 });
    expect(second).toMatchObject({ total: 3, pages: 2, details: [{ name: 'Chitra' }] });
    expect(await calls.read('level', { kind, parent, search: 'EL' })).toMatchObject({
      total: 1,
      details: [{ name: 'Bela' }],
    });
    const { agency, hosts } = await calls.branch();
    const { username } = hosts[0]!.user;
    expect(await calls.nodes({ kind: 'host', parent: agency.uniqueId, search: username })).toMatchObject([
      { code: username },
    ]);
  });

  it('should list under "none" the accounts whose parent is deleted', async () => {
    const { bd, first, second, agency, empty, hosts } = await calls.branch();
    await calls.remove('bds', bd);
    const lost = { kind: 'agencyadmin', parent: 'none' };
    expect(await calls.node({ kind: 'bd' }, bd.uniqueId)).toBeUndefined();
    expect(await calls.node(lost, first.uniqueId)).toMatchObject({ parent: bd.uniqueId, ...counts });
    expect(await calls.node(lost, second.uniqueId)).toBeDefined();
    await calls.remove('agencyadmins', first);
    expect(await calls.node(lost, first.uniqueId)).toBeUndefined();
    expect(await calls.node({ kind: 'agency', parent: 'none' }, agency.uniqueId)).toMatchObject(counts);
    await calls.remove('agencies', agency);
    expect(await calls.node({ kind: 'agency', parent: 'none' }, agency.uniqueId)).toBeUndefined();
    expect(await calls.node({ kind: 'agency', parent: 'none' }, empty.uniqueId)).toBeDefined();
    const lostHosts = { kind: 'host', parent: 'none', search: hosts[0]!.user.username };
    expect(await calls.nodes(lostHosts)).toMatchObject([{ parent: agency.uniqueId }]);
  });

  it('should return 400 when the level does not exist', async () => {
    const ask = (query: object) => calls.admin.agent.get('/api/admin/hierarchy/level').query(query);
    expectFailure(await ask({}), 'VALIDATION_FAILED', 'kind');
    expectFailure(await ask({ kind: 'coin' }), 'VALIDATION_FAILED', 'kind');
    expectFailure(await ask({ kind: 'agency' }), 'VALIDATION_FAILED', 'parent');
    expectFailure(await ask({ kind: 'bd', parent: 'BD100001' }), 'VALIDATION_FAILED', 'parent');
    expectFailure(await ask({ kind: 'bd', limit: 101 }), 'VALIDATION_FAILED', 'limit');
  });
});

describe('GET /api/admin/hierarchy/coins', () => {
  const sums = async (query: Record<string, unknown>) =>
    (await calls.read('coins', query)).details as { _id: string; coins: number }[];
  const of = (account: { _id: { toHexString(): string } }, coins: number) => ({
    _id: account._id.toHexString(),
    coins,
  });

  it('should sum the earnings of the approved hosts below each node of a level', async () => {
    const { bd, first, second, agency, empty } = await calls.branch();
    expect(await sums({ kind: 'bd', search: bd.uniqueId })).toEqual([of(bd, 350)]);
    const ofBd = await sums({ kind: 'agencyadmin', parent: bd.uniqueId });
    expect(ofBd).toHaveLength(2);
    expect(ofBd).toEqual(expect.arrayContaining([of(first, 350), of(second, 0)]));
    const ofFirst = await sums({ kind: 'agency', parent: first.uniqueId });
    expect(ofFirst).toEqual(expect.arrayContaining([of(agency, 350), of(empty, 0)]));
    await calls.remove('bds', bd);
    expect(await sums({ kind: 'agencyadmin', parent: 'none', search: first.uniqueId })).toEqual([
      of(first, 350),
    ]);
  });

  it('should return 400 for hosts, whose level contains their coins', async () => {
    const ask = calls.admin.agent
      .get('/api/admin/hierarchy/coins')
      .query({ kind: 'host', parent: 'AG100001' });
    expectFailure(await ask, 'VALIDATION_FAILED', 'kind');
  });
});
