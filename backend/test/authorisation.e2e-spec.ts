// Access rules, generated from the routes: every call by every role and by a guest, on own and on foreign records.
// New calls are covered automatically. A call that is limited to own records needs an entry in authorisation/entries/.
import type { Response } from 'supertest';
import { type Agent, startWatched, type TestApp } from './app.js';
import { ENTRIES, faultsOf } from './authorisation/entries.js';
import { type Entry, fill, foreignRequests, recordsIn, send, spellingsOf } from './authorisation/requests.js';
import { accessOf, agreedRules, declaredRules } from './authorisation/rules.js';
import { State } from './authorisation/state.js';
import { World } from './authorisation/world.js';
import { CALLS } from './document.js';
import { expectFailure, expectSuccess } from './errors.js';
import type { Role } from '../src/core/roles.js';
import { ROLES } from './sign-in.js';

let app: TestApp;
let world: World;
let state: State;
beforeAll(async () => {
  app = await startWatched();
  world = await World.make(app);
  state = await State.of(app.connection);
});
afterAll(async () => {
  await app.connection.dropDatabase();
  await app.close();
});

/** Returns the answer of a call and restores the records that the call changed. */
async function answerOf(call: Promise<Response>): Promise<Response> {
  const answer = await call;
  await state.restore();
  return answer;
}

const isCsv = ({ headers }: Response) => String(headers['content-type']).startsWith('text/csv');

/** A success; a CSV file has no body with `success`. Returns the body. */
function expectDone(answer: Response): Record<string, unknown> {
  if (!isCsv(answer)) return expectSuccess(answer);
  expect(answer.status).toBe(200);
  return {};
}

const holdsAny = (text: string, traces: string[]) => traces.filter((trace) => text.includes(trace));

describe.each(CALLS.filter(({ secured }) => secured))('$method $path', (call) => {
  const entry: Entry | undefined = ENTRIES[call.operationId];
  const ask = (agent: Agent, request: ReturnType<typeof fill>) => send(agent, call, request, entry);
  const callerOf = (role: Role) =>
    role === 'user' && entry?.asStreamer ? world.streamer : world.callers[role];
  const sendOwn = (agent: Agent, role = ROLES[0]!) =>
    ask(agent, fill(entry ?? {}, { role, from: world.own }));

  it('should return 401 to a guest', async () => {
    expectFailure(await sendOwn(app.guest()), 'UNAUTHENTICATED');
  });

  const refused = ROLES.filter((role) => accessOf(call, role) === 'refused');
  for (const role of refused) {
    it(`should return 403 to ${role}`, async () => {
      expectFailure(await sendOwn(callerOf(role), role), 'FORBIDDEN');
    });
  }

  it('should change nothing when it refuses a caller', async () => {
    expect(await state.restore()).toEqual([]);
  });

  for (const role of ROLES.filter((one) => !refused.includes(one))) {
    const access = accessOf(call, role);
    if (!entry) {
      it(`should accept ${role}`, async () => {
        const answer = await answerOf(sendOwn(callerOf(role), role));
        expect([401, 403]).not.toContain(answer.status);
      });
      continue;
    }

    if (access === 'everything') {
      it(`should let ${role} reach everything`, async () => {
        for (const from of [world.own, ...world.foreignTo(role)]) {
          expectDone(await answerOf(ask(callerOf(role), fill(entry, { role, from }))));
        }
      });
      continue;
    }

    it(`should return only own records to ${role}`, async () => {
      for (const spelling of spellingsOf(entry)) {
        const answer = await answerOf(ask(callerOf(role), fill(entry, { role, from: world.own, spelling })));
        const body = expectDone(answer);
        expect(holdsAny(answer.text, world.tracesForeignTo(role))).toEqual([]);
        // An empty list would pass the check above.
        if (call.isList || isCsv(answer)) expect(holdsAny(answer.text, world.ownTraces)).not.toEqual([]);
        if (entry.answers) expect(body).toMatchObject(entry.answers(world.agenciesOf(role), role));
      }
    });

    if (!recordsIn(entry).some(({ record }) => record.owned)) continue;
    it(`should hide foreign records from ${role} and change nothing`, async () => {
      const requests = foreignRequests(entry, world, role);
      expect(requests).not.toEqual([]);
      let changes: unknown;
      try {
        for (const request of requests) {
          const answer = await ask(callerOf(role), request);
          if (entry.refuses) entry.refuses(answer);
          else expectFailure(answer, 'NOT_FOUND');
          const named = JSON.stringify(request);
          const traces = holdsAny(answer.text, world.tracesForeignTo(role));
          expect(traces.filter((trace) => !named.includes(trace))).toEqual([]);
        }
      } finally {
        changes = await state.restore();
      }
      expect(changes).toEqual([]);
    });
  }
});

describe.each(CALLS.filter(({ secured }) => !secured))('$method $path', (call) => {
  it('should be declared public and accept a guest', async () => {
    expect(agreedRules(call) ?? declaredRules(call)).toEqual(['public']);
    const { status, text } = await send(app.guest(), call, fill({}, { role: 'user', from: world.own }));
    expect(status).not.toBe(403);
    expect(text).not.toBe('');
  });
});

describe('the roles of a call', () => {
  it('should match the contract', () => {
    const differ = CALLS.flatMap((call) => {
      const [agreed, declared] = [agreedRules(call), declaredRules(call)];
      return agreed && agreed.toSorted().join() !== declared.toSorted().join()
        ? [{ call: `${call.method} ${call.path}`, agreed, declared }]
        : [];
    });
    expect(differ).toEqual([]);
  });

  it('should be declared exactly for calls that require a token', () => {
    expect(CALLS.filter(({ secured, roles }) => secured !== roles.length > 0)).toEqual([]);
  });
});

describe('the table of entries', () => {
  it('should have an entry for every call on owned records and none for a removed call', () => {
    const faults = faultsOf(CALLS, ENTRIES);
    if (faults.length) throw new Error(faults.join('\n'));
  });

  const call = CALLS.find(({ operationId }) => operationId === 'updateAgencyProfile')!;
  const known = { updateAgencyProfile: ENTRIES.updateAgencyProfile! };

  it('should report what to add for a call without an entry', () => {
    expect(faultsOf([call], {})).toEqual([
      expect.stringContaining('updateAgencyProfile: agency* reach only their own here'),
    ]);
  });

  it('should report a field that names a record without an owner', () => {
    expect(faultsOf([call], { updateAgencyProfile: { body: known.updateAgencyProfile.body! } })).toEqual([
      expect.stringContaining('whose record is path.id?'),
    ]);
  });

  it('should report an entry whose call was removed', () => {
    expect(faultsOf([call], { ...known, gone: {} })).toEqual([expect.stringContaining('gone: there is no')]);
  });
});
