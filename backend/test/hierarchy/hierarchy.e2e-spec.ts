// The hierarchy: one account, the accounts without a parent, and the search with the path to each result.
import { expectFailure } from '../support/errors.js';
import { hierarchyCalls, type Node } from './hierarchy-calls.js';

const calls = hierarchyCalls();
const counts = { hosts: 2, pendingHosts: 1 };

describe('GET /api/admin/hierarchy/node', () => {
  it('should return an account as its level does', async () => {
    const { bd, first, agency } = await calls.branch();
    const one = async (kind: string, { _id }: { _id: object }) =>
      (await calls.read('node', { kind, id: String(_id) })).details;
    expect(await one('bd', bd)).toEqual(await calls.node({ kind: 'bd' }, bd.uniqueId));
    expect(await one('agencyadmin', first)).toMatchObject({ code: first.uniqueId, agencies: 2, ...counts });
    expect(await one('agency', agency)).toMatchObject({ code: agency.uniqueId, ...counts });
  });

  it('should return 404 when the account is deleted or of another kind', async () => {
    const { bd, agency } = await calls.branch();
    const ask = (kind: string, { _id }: { _id: object }) =>
      calls.admin.agent.get('/api/admin/hierarchy/node').query({ kind, id: String(_id) });
    expectFailure(await ask('bd', agency), 'NOT_FOUND');
    await calls.remove('bds', bd);
    expectFailure(await ask('bd', bd), 'NOT_FOUND');
  });
});

describe('GET /api/admin/hierarchy/unattached', () => {
  it('should count the accounts whose parent is deleted', async () => {
    const { first, agency, bd } = await calls.branch();
    const count = async () => (await calls.read('unattached')).details as Record<string, number>;
    const before = await count();
    await calls.remove('bds', bd);
    await calls.remove('agencyadmins', first);
    await calls.remove('agencies', agency);
    expect(await count()).toEqual({
      agencyAdmins: before.agencyAdmins! + 1,
      agencies: before.agencies! + 1,
      hosts: before.hosts! + 3,
    });
  });
});

describe('GET /api/admin/hierarchy/search', () => {
  const find = async (search: string) => (await calls.read('search', { search })).details as Node[];
  const stepTo = (kind: string, { uniqueId, name }: { uniqueId: string; name: string }) => ({
    kind,
    code: uniqueId,
    name,
  });

  it('should find accounts of every kind with the path to them', async () => {
    const { bd, first, agency, hosts } = await calls.branch();
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

  it('should begin the path at "none" when a parent is deleted', async () => {
    const { first, agency } = await calls.branch();
    await calls.remove('agencyadmins', first);
    const hits = await find(agency.uniqueId);
    const lost = { kind: 'agencyadmin', code: 'none', name: '' };
    expect(hits.find(({ kind }) => kind === 'agency')).toMatchObject({ path: [lost] });
    expect(hits.find(({ kind }) => kind === 'host')).toMatchObject({ path: [lost, { kind: 'agency' }] });
    expect(await find(first.uniqueId)).toEqual([]);
  });

  it('should match special characters literally and return 400 without a text', async () => {
    expect(await find('.*')).toEqual([]);
    expectFailure(
      await calls.admin.agent.get('/api/admin/hierarchy/search?search='),
      'VALIDATION_FAILED',
      'search',
    );
  });
});
