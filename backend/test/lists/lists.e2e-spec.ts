// What staff keep of the lists of their panel, and their views.
import { Types } from 'mongoose';
import { ListRights } from '../../src/modules/lists/list-rights.js';
import type { Right } from '../../src/core/rights.js';
import type { KeptListDto, ListViewDto } from '../../src/modules/lists/lists.dto.js';
import type { Actor, TestApp } from '../support/app.js';
import { CALLS } from '../support/document.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

const PATH = '/api/lists';
const UNKNOWN_ID = '66f0c0ffee00000000000001';

let app: TestApp;
let bd: Actor<'bd'>;
let colleague: Actor<'bd'>;
let agency: Actor<'agency'>;
let admin: Actor<'admin'>;
let otherAdmin: Actor<'admin'>;
beforeAll(async () => {
  app = await sharedApp();
  bd = await app.as('bd');
  colleague = await app.as('bd', await app.create.bd());
  agency = await app.as('agency');
  admin = await app.as('admin');
  otherAdmin = await app.as('admin', await app.create.admin());
});
afterEach(async () => {
  await app.connection.collection('keptlists').deleteMany({});
  await app.connection.collection('listviews').deleteMany({});
});
afterAll(() => app.close());

interface Choices {
  limit: number;
  lists: KeptListDto[];
  views: ListViewDto[];
}
const read = async (by: Actor = bd) => expectSuccess(await by.agent.get(PATH)).details as Choices;
const keep = (list: string, change: object, by: Actor = bd) =>
  by.agent.patch(`${PATH}/kept/${list}`).send(change);
const add = (view: object, by: Actor = bd) =>
  by.agent.post(`${PATH}/views`).send({ list: 'users', name: 'Rich users', ...view });
const added = async (view: object = {}, by: Actor = bd) =>
  expectSuccess(await add(view, by)).details as ListViewDto;
const at = (id: string) => `${PATH}/views/${id}`;
const adminWith = async (...rights: Right[]) =>
  app.as('admin', await app.create.admin({ sets: [new Types.ObjectId()], rights }));
const columns = [{ field: 'coin', state: 'shown', width: 160 }, { field: 'username' }];

describe('a shared view of an admin', () => {
  it('should be seen by those only who may open its list', async () => {
    const [none, support] = [await adminWith(), await adminWith('users.read')];
    const [users, payouts, inbox] = [
      await added({ name: 'Users', shared: true }, admin),
      await added(
        { list: 'pending-withdrawals', name: 'Payouts', query: 'search=Anita', shared: true },
        admin,
      ),
      await added({ list: 'inbox', name: 'Inbox', shared: false }, admin),
    ];
    const seen = async (by: Actor) => (await read(by)).views.map(({ _id }) => _id).sort();
    expect(await seen(none)).toEqual([]);
    expect(await seen(support)).toEqual([users._id]);
    expect(await seen(otherAdmin)).toEqual([users._id, payouts._id].sort());
    for (const { _id } of [users, payouts, inbox]) expectFailure(await none.agent.get(at(_id)), 'NOT_FOUND');
    expectSuccess(await support.agent.get(at(users._id)));
    expectFailure(await support.agent.get(at(payouts._id)), 'NOT_FOUND');
  });

  it('should not be made for a list that the admin may not open', async () => {
    const none = await adminWith();
    expectFailure(await add({ shared: true }, none), 'VALIDATION_FAILED', 'shared');
    const { _id } = await added({}, none);
    expectFailure(await none.agent.patch(at(_id)).send({ shared: true }), 'VALIDATION_FAILED', 'shared');
    expectFailure(await add({ list: 'inbox', shared: true }, admin), 'VALIDATION_FAILED', 'shared');
  });

  it('should be possible for every list of the panel that is not personal', () => {
    const own = new Set(
      CALLS.filter(({ roles }) => roles.includes('admin')).flatMap(({ list }) => list?.names ?? []),
    );
    const rights = app.nest.get(ListRights);
    expect([...own].filter((name) => !rights.of(name)).sort()).toEqual(['inbox', 'own-sign-ins']);
  });
});

describe('the declarations of the lists', () => {
  /** The parameters that say which page or file to answer, and in which order. */
  const shown = ['page', 'limit', 'search', 'around', 'sort', 'format', 'columns', 'timeZone', 'daySums'];

  it('should give a reason for each thing that a list does not offer, and for nothing else', () => {
    const wrong = CALLS.flatMap(({ operationId, list, parameters, body = {} }) => {
      if (!list) return [];
      const takes = new Set([...parameters.map(({ name }) => name), ...Object.keys(body)]);
      const offers = {
        filters: [...takes].some((name) => !shown.includes(name)),
        orders: takes.has('sort'),
        live: list.live !== undefined,
        file: takes.has('format'),
      };
      const reasons = list.without ?? {};
      const faults = Object.entries(offers).filter(([what, offered]) => offered === what in reasons);
      // A documented search may stay unused: where each row has the same names, or where the panel searches.
      if (!takes.has('search') && !reasons.search) faults.push(['search', false]);
      return faults.map(([what]) => `${operationId}: ${what}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('GET /api/lists', () => {
  it('should return nothing when nothing is stored', async () => {
    expect(await read()).toEqual({ limit: 0, lists: [], views: [] });
  });

  it('should show no account the views of another one, except to admins', async () => {
    const roles = ['bd', 'agencyadmin', 'agency', 'coin'] as const;
    const leaks: string[] = [];
    for (const role of roles) {
      const [one, other] = [
        await app.as(role, (await app.create.account(role)) as never),
        await app.as(role, (await app.create.account(role)) as never),
      ];
      const { _id } = await added({ name: 'Competitor', query: 'search=secret', shared: true }, one);
      if ((await read(other)).views.length) leaks.push(`${role}: list`);
      if ((await other.agent.get(at(_id))).status !== 404) leaks.push(`${role}: fetch`);
      if ((await keep('users', { view: _id }, other)).status !== 404) leaks.push(`${role}: keep`);
      expect((await read(one)).views.map((view) => view._id)).toEqual([_id]);
      // A view that an earlier version let the other account choose.
      const own = { role, account: other.record._id, list: 'users' };
      expectSuccess(await keep('users', { limit: 20 }, other));
      const chosen = { $set: { view: new Types.ObjectId(_id) } };
      await app.connection.collection('keptlists').updateOne(own, chosen);
      if ((await read(other)).lists.some(({ view }) => view !== '')) leaks.push(`${role}: kept`);
    }
    expect(leaks).toEqual([]);
  });

  it('should return own choices, own views and views that colleagues share', async () => {
    await keep('users', { limit: 50 }, admin);
    await keep('users', { limit: 10 }, otherAdmin);
    const own = await added({}, admin);
    await added({ name: 'Private' }, otherAdmin);
    const shared = await added({ name: 'Shared', shared: true }, otherAdmin);
    await added({ name: 'Other panel', shared: true }, agency);
    const { lists, views } = await read(admin);
    expect(lists.map(({ limit }) => limit)).toEqual([50]);
    expect(views.map(({ _id, own: mine }) => [_id, mine])).toEqual([
      [own._id, true],
      [shared._id, false],
    ]);
  });

  it('should use an index for each of its reads', async () => {
    const account = { role: 'bd', account: bd.record._id };
    const plans = await Promise.all([
      app.connection.collection('keptlists').find(account).explain(),
      app.connection.collection('listviews').find(account).explain(),
      app.connection.collection('listviews').find({ role: 'bd', shared: true }).sort({ _id: -1 }).explain(),
    ]);
    for (const plan of plans) expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
  });
});

describe('PATCH /api/lists', () => {
  const keepAll = (limit: number, by: Actor = bd) => by.agent.patch(PATH).send({ limit });

  it('should replace the page sizes of the own lists, and nothing else', async () => {
    await keep('users', { limit: 20, sort: '-coin' });
    await keep('users', { limit: 20 }, colleague);
    expectSuccess(await keepAll(-1));
    const { limit, lists } = await read();
    expect([limit, lists.map((one) => [one.list, one.limit, one.sort])]).toEqual([
      -1,
      [['users', 0, '-coin']],
    ]);
    const { limit: other, lists: others } = await read(colleague);
    expect([other, others[0]?.limit]).toEqual([0, 20]);
  });

  it('should leave the later choice about one list, and forget the choice about all of them', async () => {
    expectSuccess(await keepAll(-1));
    expectSuccess(await keep('users', { limit: -1 }));
    expectSuccess(await keepAll(0));
    expect(await read()).toMatchObject({ limit: 0, lists: [{ list: 'users', limit: 0 }] });
  });

  it('should return 400 when the choice is a number of rows or missing', async () => {
    expectFailure(await keepAll(20), 'VALIDATION_FAILED', 'limit');
    expectFailure(await keepAll(-2), 'VALIDATION_FAILED', 'limit');
    expectFailure(await bd.agent.patch(PATH).send({}), 'VALIDATION_FAILED', 'limit');
  });
});

describe('PATCH /api/lists/kept/:list', () => {
  it('should change only the given choices', async () => {
    expectSuccess(await keep('users', { limit: 20, sort: '-coin' }));
    expectSuccess(await keep('users', { columns, density: 'compact' }));
    expect((await read()).lists).toEqual([
      {
        ...{ list: 'users', limit: 20, sort: '-coin', columns, density: 'compact', view: '' },
        askDelete: true,
      },
    ]);
  });

  it('should keep whether Delete asks, and ask until the person turned the question off', async () => {
    expectSuccess(await keep('moderation', { limit: 20 }));
    const asks = async () => {
      const { lists } = await read();
      return lists.find(({ list }) => list === 'moderation')?.askDelete;
    };
    expect(await asks()).toBe(true);
    expectSuccess(await keep('moderation', { askDelete: false }));
    expect(await asks()).toBe(false);
  });

  it('should choose a visible view of the list, and none', async () => {
    const { _id } = await added({ shared: true }, otherAdmin);
    expectSuccess(await keep('users', { view: _id }, admin));
    expect((await read(admin)).lists[0]?.view).toBe(_id);
    expectSuccess(await otherAdmin.agent.patch(at(_id)).send({ shared: false }));
    expect((await read(admin)).lists[0]?.view).toBe('');
    expectSuccess(await keep('users', { view: '' }, admin));
  });

  it('should return 400 when a choice is outside of its limits', async () => {
    expectFailure(await keep('users', { density: 'tiny' }), 'VALIDATION_FAILED', 'density');
    expectFailure(await keep('users', { limit: 101 }), 'VALIDATION_FAILED', 'limit');
    expectFailure(await keep('users', { unknown: 1 }), 'VALIDATION_FAILED', 'unknown');
    expectFailure(await keep('x'.repeat(61), { limit: 5 }), 'VALIDATION_FAILED', 'list');
    const many = Array.from({ length: 61 }, (_, index) => ({ field: `f${index}` }));
    expectFailure(await keep('users', { columns: many }), 'VALIDATION_FAILED', 'columns');
  });

  it('should return 400 when choices of 100 lists are stored', async () => {
    const owner = { role: 'bd', account: bd.record._id };
    await app.connection
      .collection('keptlists')
      .insertMany(Array.from({ length: 100 }, (_, index) => ({ ...owner, list: `list-${index}` })));
    expectFailure(await keep('one-more', { limit: 5 }), 'VALIDATION_FAILED', 'list');
    expectSuccess(await keep('list-7', { limit: 5 }));
  });

  it('should return 404 when the view is private to another person, or of another list', async () => {
    const foreign = await added({}, colleague);
    expectFailure(await keep('users', { view: foreign._id }), 'NOT_FOUND');
    const other = await added({ list: 'hosts' });
    expectFailure(await keep('users', { view: other._id }), 'NOT_FOUND');
    expect((await read()).lists).toEqual([]);
  });
});

describe('DELETE /api/lists/kept/:list', () => {
  it('should forget the choices of this list only, and keep the views', async () => {
    await keep('users', { limit: 20 });
    await keep('hosts', { limit: 20 });
    await added();
    expectSuccess(await bd.agent.delete(`${PATH}/kept/users`));
    const { lists, views } = await read();
    expect(lists.map(({ list }) => list)).toEqual(['hosts']);
    expect(views).toHaveLength(1);
  });
});

describe('POST /api/lists/views', () => {
  it('should save the query, the columns and the density', async () => {
    const view = {
      list: 'users',
      name: 'Rich users',
      query: 'limit=20&sort=-coin',
      columns,
      density: 'large',
    };
    expect(await added(view)).toEqual({ _id: expect.any(String), ...view, shared: false, own: true });
  });

  it('should return 400 when a field is too long', async () => {
    expectFailure(await add({ name: 'x'.repeat(61) }), 'VALIDATION_FAILED', 'name');
    expectFailure(await add({ query: 'x'.repeat(2001) }), 'VALIDATION_FAILED', 'query');
  });

  it('should return 400 when the caller has 50 views', async () => {
    const own = { role: 'bd', account: bd.record._id, list: 'users' };
    await app.connection
      .collection('listviews')
      .insertMany(Array.from({ length: 50 }, (_, index) => ({ ...own, name: `View ${index}` })));
    expectFailure(await add({}), 'VALIDATION_FAILED', 'name');
    await added({}, colleague);
  });

  it('should return 400 when the caller shares 20 views', async () => {
    const own = { role: 'admin', account: admin.record._id, list: 'users', shared: true };
    await app.connection
      .collection('listviews')
      .insertMany(Array.from({ length: 20 }, (_, index) => ({ ...own, name: `View ${index}` })));
    expectFailure(await add({ shared: true }, admin), 'VALIDATION_FAILED', 'shared');
    await added({ shared: true }, otherAdmin);
  });

  it('should return 400 when admins share 100 views', async () => {
    const others = { role: 'admin', account: otherAdmin.record._id, list: 'users', shared: true };
    await app.connection
      .collection('listviews')
      .insertMany(Array.from({ length: 100 }, (_, index) => ({ ...others, name: `View ${index}` })));
    expectFailure(await add({ shared: true }, admin), 'VALIDATION_FAILED', 'shared');
    const { _id } = await added({}, admin);
    expectFailure(await admin.agent.patch(at(_id)).send({ shared: true }), 'VALIDATION_FAILED', 'shared');
    await added({ shared: true }, agency);
  });

  it('should return 409 when the caller has a view of this name in this list', async () => {
    await added();
    expectFailure(await add({}), 'DUPLICATE', 'name');
    await added({ list: 'hosts' });
    await added({}, colleague);
  });
});

describe('GET /api/lists/views/:id', () => {
  it('should return an own view and one that a colleague shares, and no private one', async () => {
    const { _id, name } = await added({ shared: true }, otherAdmin);
    expect(expectSuccess(await admin.agent.get(at(_id))).details).toMatchObject({ _id, name, own: false });
    const own = await added();
    expect(expectSuccess(await bd.agent.get(at(own._id))).details).toMatchObject({ own: true });
    const secret = await added({ name: 'Private' }, otherAdmin);
    expectFailure(await admin.agent.get(at(secret._id)), 'NOT_FOUND');
  });

  it('should return 404 when the view belongs to another role or does not exist', async () => {
    const { _id } = await added({ shared: true });
    expectFailure(await agency.agent.get(at(_id)), 'NOT_FOUND');
    expectFailure(await bd.agent.get(at(UNKNOWN_ID)), 'NOT_FOUND');
  });
});

describe('PATCH and DELETE /api/lists/views/:id', () => {
  it('should change and delete an own view', async () => {
    const { _id } = await added();
    const change = { name: 'Richest', shared: true, query: 'limit=50' };
    expect(expectSuccess(await bd.agent.patch(at(_id)).send(change)).details).toMatchObject(change);
    expectSuccess(await bd.agent.delete(at(_id)));
    expect((await read()).views).toEqual([]);
  });

  it('should return 404 to everybody but the owner', async () => {
    const { _id } = await added({ shared: true });
    for (const other of [colleague, agency]) {
      expectFailure(await other.agent.patch(at(_id)).send({ name: 'Mine now' }), 'NOT_FOUND');
      expectFailure(await other.agent.delete(at(_id)), 'NOT_FOUND');
    }
    expect((await read()).views.map(({ name }) => name)).toEqual(['Rich users']);
  });

  it('should return 409 when the name is taken', async () => {
    await added();
    const { _id } = await added({ name: 'Other' });
    expectFailure(await bd.agent.patch(at(_id)).send({ name: 'Rich users' }), 'DUPLICATE', 'name');
  });
});

describe('the deletion of a staff account', () => {
  it('should delete its choices and views, also those that it shared', async () => {
    const leaving = await app.as('bd', await app.create.bd());
    const { _id } = await added({ shared: true }, leaving);
    await keep('users', { limit: 20 }, leaving);
    const staying = await added();
    const admin = await app.as('admin');
    const deletion = { kind: 'bd', id: leaving.id, reason: 'Left the company' };
    expectSuccess(await admin.agent.post('/api/admin/staffaccount/delete').send(deletion));
    expect((await read()).views.map((view) => view._id)).toEqual([staying._id]);
    expectFailure(await bd.agent.get(at(_id)), 'NOT_FOUND');
    expect(await app.connection.collection('keptlists').countDocuments()).toBe(0);
  });
});
