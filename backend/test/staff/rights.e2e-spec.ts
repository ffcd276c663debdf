// Sets of rights within the role of the admin: who holds which, who changes them, and when a change counts.
import { Types } from 'mongoose';
import { RIGHT_NAMES } from '../../src/core/rights.js';
import type { Admin } from '../../src/modules/staff/admins/admin.schema.js';
import { BUILT_IN_SETS, OWNER_SET } from '../../src/modules/staff/admins/rights/built-in-sets.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';

interface SetAnswer {
  _id: string;
  name: string;
  rights: string[];
  version: number;
  admins: number;
  fixed: boolean;
}

let app: TestApp;
let owner: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  owner = await app.as('admin', await app.create.admin());
});
afterAll(() => app.close());

let names = 0;
/** A new set with these rights. */
const newSet = async (rights: string[]): Promise<SetAnswer> =>
  expectSuccess(await owner.agent.post('/api/admin/rightsets').send({ name: `Set ${(names += 1)}`, rights }))
    .details as SetAnswer;
const setOf = (name: string) => BUILT_IN_SETS.find((set) => set.name === name)!;
const give = ({ agent }: Actor<'admin'>, id: string, ids: unknown[], more: object = {}) =>
  agent.put(`/api/admin/admins/${id}/sets`).send({ sets: ids.map(String), ...more });
/** A signed-in admin who holds these sets only. */
async function adminWith(...sets: unknown[]): Promise<Actor<'admin'>> {
  const admin = await app.as('admin', await app.create.admin());
  expectSuccess(await give(owner, admin.id, sets));
  return admin;
}
const rightsOf = async ({ agent }: Actor<'admin'>) =>
  (expectSuccess(await agent.get('/api/auth/me')).details as { rights: string[] }).rights;
const newAdmin = (fields: object = {}) => ({
  name: 'New Admin',
  number: `9177${100_000 + (names += 1)}00`,
  password: PASSWORD,
  ...fields,
});
const audited = (action: string, id: string) =>
  app.connection.collection('audit').countDocuments({ action, 'target.id': id });

describe('the first admin', () => {
  it('should be an Owner with all rights', async () => {
    expect((await rightsOf(await app.as('admin'))).toSorted()).toEqual(RIGHT_NAMES.toSorted());
  });
});

describe('GET /api/auth/me', () => {
  it('should name the rights of an admin and none of other roles', async () => {
    const admin = await adminWith((await newSet(['audit.read']))._id);
    expect((await rightsOf(admin)).toSorted()).toEqual(['audit.read', 'own']);
    const { agent } = await app.as('agency');
    expect(expectSuccess(await agent.get('/api/auth/me')).details).not.toHaveProperty('rights');
  });
});

describe('a call without its right', () => {
  it('should return 403 with the name of the right', async () => {
    const { agent } = await adminWith(setOf('Content')._id);
    const refused = await agent.get('/api/admin/withdrawal/counts');
    expectFailure(refused, 'FORBIDDEN');
    expect((refused.body as { message: string }).message).toContain('withdrawals.read');
    expectSuccess(await agent.get('/api/admin/banner/getbanner'));
  });

  it('should return 403 to an admin without sets, except for the own account', async () => {
    const { agent, id } = await app.as('admin', await app.create.admin({ sets: [] }));
    expectFailure(await agent.get('/api/admin/users'), 'FORBIDDEN');
    expectSuccess(await agent.post('/api/admin/profile/editprofile').send({ id, bio: 'Without rights' }));
  });
});

describe('GET /api/admin/rightsets', () => {
  it('should list the built-in sets with all meanings', async () => {
    const { details, rights } = expectSuccess(await owner.agent.get('/api/admin/rightsets')) as {
      details: SetAnswer[];
      rights: { right: string }[];
    };
    expect(details.slice(0, 5).map(({ name }) => name)).toEqual(BUILT_IN_SETS.map(({ name }) => name));
    expect(details[0]).toMatchObject({ fixed: true, rights: [...RIGHT_NAMES] });
    expect(details[0]!.admins).toBeGreaterThan(0);
    expect(rights.map(({ right }) => right)).toEqual(RIGHT_NAMES);
  });
});

describe('POST /api/admin/rightsets', () => {
  it('should add a set and record it', async () => {
    const set = await newSet(['users.read']);
    expect(set).toMatchObject({ rights: ['users.read'], builtIn: false, admins: 0, version: 0 });
    expect(await audited('rightset.create', set._id)).toBe(1);
  });

  it.each([
    ['name', { name: '', rights: [] }],
    ['rights', { name: 'Takes over', rights: ['admins.manage'] }],
    ['rights', { name: 'Unknown', rights: ['everything'] }],
    ['rights', { name: 'Twice', rights: ['users.read', 'users.read'] }],
    ['builtIn', { name: 'Kept', rights: [], builtIn: true }],
  ])('should return 400 for a wrong %s in %j', async (field, set) => {
    expectFailure(await owner.agent.post('/api/admin/rightsets').send(set), 'VALIDATION_FAILED', field);
  });

  it('should return 409 for the name of another set', async () => {
    const twin = await owner.agent.post('/api/admin/rightsets').send({ name: 'fINANCE', rights: [] });
    expectFailure(twin, 'DUPLICATE', 'name');
  });
});

describe('PUT /api/admin/rightsets/:id', () => {
  const change = (id: unknown, fields: object) =>
    owner.agent.put(`/api/admin/rightsets/${String(id)}`).send(fields);

  it('should count at the next request of each holder', async () => {
    const [set, other] = [await newSet(['users.read']), await newSet(['audit.read'])];
    const [one, both] = [await adminWith(set._id), await adminWith(set._id, other._id)];
    expectSuccess(await one.agent.get('/api/admin/users'));
    expectSuccess(await change(set._id, { rights: ['videos.read'], versionSeen: set.version }));
    expectFailure(await one.agent.get('/api/admin/users'), 'FORBIDDEN');
    expectSuccess(await one.agent.get('/api/admin/video'));
    expect((await rightsOf(both)).toSorted()).toEqual(['audit.read', 'own', 'videos.read']);
    expect(await audited('rightset.update', set._id)).toBe(1);
  });

  it('should count at the next request to another process', async () => {
    const set = await newSet(['users.read']);
    const admin = await adminWith(set._id);
    const other = await startApp({ MONGODB_URI: app.databaseUri });
    try {
      const elsewhere = other.withToken(admin.accessToken);
      expectSuccess(await elsewhere.get('/api/admin/users'));
      expectSuccess(await change(set._id, { rights: [] }));
      expectFailure(await elsewhere.get('/api/admin/users'), 'FORBIDDEN');
    } finally {
      await other.close();
    }
  });

  it('should change what a built-in set holds, but not its name', async () => {
    const { _id, rights } = setOf('Support');
    expectSuccess(await change(_id, { rights: [...rights, 'audit.read'] }));
    expectFailure(await change(_id, { name: 'Helpers' }), 'VALIDATION_FAILED', 'name');
    expectSuccess(await change(_id, { rights }));
  });

  it('should return 409 for the set of the Owners and for an old version', async () => {
    expectFailure(await change(OWNER_SET, { rights: [] }), 'INVALID_TRANSITION');
    const set = await newSet([]);
    expectSuccess(await change(set._id, { rights: ['users.read'], versionSeen: 0 }));
    const stale = await change(set._id, { rights: ['users.ban'], versionSeen: 0 });
    expectFailure(stale, 'VERSION_CONFLICT');
    expect(stale.body).toMatchObject({ details: { rights: ['users.read'], version: 1 } });
  });

  it('should return 404 for an unknown set', async () => {
    expectFailure(await change(new Types.ObjectId(), { rights: [] }), 'NOT_FOUND');
  });
});

describe('DELETE /api/admin/rightsets/:id', () => {
  const remove = (id: unknown) => owner.agent.delete(`/api/admin/rightsets/${String(id)}`);

  it('should delete a set that no admin holds', async () => {
    const { _id } = await newSet([]);
    expectSuccess(await remove(_id));
    expectFailure(await remove(_id), 'NOT_FOUND');
    expect(await audited('rightset.delete', _id)).toBe(1);
  });

  it('should return 409 for a set that an admin holds and for a built-in set', async () => {
    const { _id } = await newSet([]);
    await adminWith(_id);
    expectFailure(await remove(_id), 'IN_USE');
    expectFailure(await remove(setOf('Content')._id), 'INVALID_TRANSITION');
  });
});

describe('PUT /api/admin/admins/:id/sets', () => {
  it('should count at the next request and be recorded', async () => {
    const admin = await adminWith(setOf('Finance')._id);
    expectSuccess(await admin.agent.get('/api/admin/withdrawal/counts'));
    const { details } = expectSuccess(await give(owner, admin.id, [setOf('Content')._id]));
    expect(details).toMatchObject({ _id: admin.id, sets: [String(setOf('Content')._id)] });
    expectFailure(await admin.agent.get('/api/admin/withdrawal/counts'), 'FORBIDDEN');
    expect(await audited('admin.update', admin.id)).toBe(2);
  });

  it.each([[[]], [['x']], [['66f0c0ffee00000000000001']], ['not a list']])(
    'should return 400 for the sets %j',
    async (sets) => {
      const { agent } = owner;
      const other = await app.create.admin();
      const answer = await agent.put(`/api/admin/admins/${String(other._id)}/sets`).send({ sets });
      expectFailure(answer, 'VALIDATION_FAILED', 'sets');
    },
  );

  it('should return 409 for oneself, so that an Owner always remains', async () => {
    expectFailure(await give(owner, owner.id, [setOf('Support')._id]), 'IN_USE');
    expect(await rightsOf(owner)).toContain('admins.manage');
  });

  it('should return 404 for an unknown admin and 409 for an old version', async () => {
    expectFailure(await give(owner, '66f0c0ffee00000000000001', [OWNER_SET]), 'NOT_FOUND');
    const admin = await adminWith(setOf('Support')._id);
    expectFailure(await give(owner, admin.id, [OWNER_SET], { versionSeen: 0 }), 'VERSION_CONFLICT');
  });

  it('should let only one of two Owners succeed who demote each other', async () => {
    const other = await app.as('admin', await app.create.admin());
    const support = [setOf('Support')._id];
    const answers = await Promise.all([give(owner, other.id, support), give(other, owner.id, support)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const held = [await rightsOf(owner), await rightsOf(other)];
    expect(held.filter((rights) => rights.includes('admins.manage'))).toHaveLength(1);
  });

  it('should leave one Owner when one demotes and the other disables', async () => {
    const other = await app.as('admin', await app.create.admin());
    const answers = await Promise.all([
      give(owner, other.id, [setOf('Support')._id]),
      other.agent.post(`/api/admin/admins/${owner.id}/disable`).send({ reason: 'Race' }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('should give the rights of the changed set when the set changes at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const set = await newSet(['users.read']);
      const admin = await app.as('admin', await app.create.admin());
      const answers = await Promise.all([
        give(owner, admin.id, [set._id]),
        owner.agent.put(`/api/admin/rightsets/${set._id}`).send({ rights: ['audit.read'] }),
      ]);
      answers.forEach((answer) => expectSuccess(answer));
      expect((await rightsOf(admin)).toSorted()).toEqual(['audit.read', 'own']);
    }
  });
});

describe('POST /api/admin/admins', () => {
  const add = (fields: object = {}) => owner.agent.post('/api/admin/admins').send(newAdmin(fields));
  const stored = (id: string) => app.stored('admins', id) as unknown as Promise<Admin>;

  it('should give the sets of the only Owner, who adds, when none are named', async () => {
    const others = { _id: { $ne: owner.record._id } };
    await app.connection.collection('admins').updateMany(others, { $set: { deleted: true } });
    const { _id, sets } = expectSuccess(await add()).details as { _id: string; sets: string[] };
    expect(sets).toEqual([String(OWNER_SET)]);
    expect((await stored(_id)).sets).toEqual([OWNER_SET]);
  });

  it('should give the named sets', async () => {
    const { _id, rights } = setOf('Moderator');
    const { details } = expectSuccess(await add({ sets: [String(_id)] }));
    const admin = await stored((details as { _id: string })._id);
    expect(admin.rights).toEqual(rights);
  });

  it('should return 400 for an unknown set', async () => {
    expectFailure(await add({ sets: ['66f0c0ffee00000000000001'] }), 'VALIDATION_FAILED', 'sets');
  });
});

describe('GET /api/admin/admins', () => {
  it('should show the sets of each admin', async () => {
    const admin = await adminWith(setOf('Finance')._id);
    const { details } = expectSuccess(await owner.agent.get('/api/admin/admins?limit=1')) as {
      details: { _id: string; sets: string[] }[];
    };
    expect(details).toMatchObject([{ _id: admin.id, sets: [String(setOf('Finance')._id)] }]);
  });
});
