// The rights of admins, generated from the OpenAPI document: every call that an admin may make, by an admin of each
// built-in set, is refused or let through as its right says. New calls and sets are covered automatically.
import { BUILT_IN_SETS, OWNER_SET } from '../../src/modules/staff/admins/rights/built-in-sets.js';
import { GRANTED_RIGHTS, RIGHT_NAMES } from '../../src/core/rights.js';
import { type Agent, startWatched, type TestApp } from '../support/app.js';
import { ENTRIES } from './entries.js';
import { fill, send } from './requests.js';
import { State } from './state.js';
import { World } from './world.js';
import { CALLS } from '../support/document.js';
import { expectFailure } from '../support/errors.js';
import { callName, everyCase } from '../support/every-case.js';

let app: TestApp;
let world: World;
let state: State;
/** By the name of the set, an admin who holds nothing else. */
const agents = new Map<string, Agent>();
beforeAll(async () => {
  app = await startWatched();
  world = await World.make(app);
  for (const { _id, name, rights } of BUILT_IN_SETS) {
    const admin = await app.create.admin({ sets: [_id], rights });
    agents.set(name, (await app.as('admin', admin)).agent);
  }
  state = await State.of(app.connection);
});
afterAll(async () => {
  await app.connection.dropDatabase();
  await app.close();
});

const OF_ADMINS = CALLS.filter(({ roles }) => roles.includes('admin'));

describe.each(BUILT_IN_SETS)('an admin of the set $name', ({ _id, name, rights }) => {
  const has = (right: string) =>
    _id.equals(OWNER_SET) || right === 'own' || rights.some((one) => one === right);
  const ask = (call: (typeof CALLS)[number]) => {
    const entry = ENTRIES[call.operationId];
    const request = fill(entry ?? {}, { role: 'admin', from: world.own });
    return send(agents.get(name)!, call, request, entry);
  };
  const refused = OF_ADMINS.filter(({ right }) => !has(right!));

  const isOwner = _id.equals(OWNER_SET);

  it('should get 403 from every other call, with the right that the call needs, and change nothing', async () => {
    // Owners may make every call.
    if (isOwner) expect(refused).toEqual([]);
    else
      await everyCase(refused, callName, async (call) => {
        const answer = await ask(call);
        expectFailure(answer, 'FORBIDDEN');
        expect((answer.body as { message: string }).message).toContain(call.right);
      });
    expect(await state.restore()).toEqual([]);
  });

  it('should be let through to the calls of its rights', () =>
    everyCase(
      OF_ADMINS.filter((call) => !refused.includes(call)),
      callName,
      async (call) => {
        const { status } = await ask(call);
        await state.restore();
        expect([401, 403]).not.toContain(status);
      },
    ));
});

describe('the rights', () => {
  it('should each be named by a call, and the call of no other right', () => {
    const named = new Set(OF_ADMINS.map(({ right }) => right));
    expect(RIGHT_NAMES.filter((right) => !named.has(right))).toEqual([]);
    expect([...named].filter((right) => !RIGHT_NAMES.includes(right!))).toEqual([]);
  });

  it('should be named exactly by calls that an admin may make', () => {
    expect(CALLS.filter(({ roles, right }) => roles.includes('admin') !== (right !== undefined))).toEqual([]);
  });

  it('should be known to each built-in set, and the management of admins only to the Owners', () => {
    for (const { _id, rights } of BUILT_IN_SETS.filter((set) => !set._id.equals(OWNER_SET))) {
      expect([_id, rights.filter((right) => !GRANTED_RIGHTS.includes(right))]).toEqual([_id, []]);
    }
  });
});
