// Who may do what, generated from the routes: every call, every role and nobody, one's own records and foreign ones.
// A new call is in here by itself. One that somebody may make on its own records only needs a line in authorisation/entries/.
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

/** The answer of a call that may change something; what it changed is taken back. */
async function answerOf(call: Promise<Response>): Promise<Response> {
  const answer = await call;
  await state.restore();
  return answer;
}

const holdsAny = (text: string, traces: string[]) => traces.filter((trace) => text.includes(trace));

describe.each(CALLS.filter(({ secured }) => secured))('$method $path', (call) => {
  const entry: Entry | undefined = ENTRIES[call.operationId];
  const ask = (agent: Agent, request: ReturnType<typeof fill>) => send(agent, call, request, entry);
  const callerOf = (role: Role) =>
    role === 'user' && entry?.asStreamer ? world.streamer : world.callers[role];
  const sendOwn = (agent: Agent, role = ROLES[0]!) =>
    ask(agent, fill(entry ?? {}, { role, from: world.own }));

  it('should ask who calls', async () => {
    expectFailure(await sendOwn(app.guest()), 'UNAUTHENTICATED');
  });

  const refused = ROLES.filter((role) => accessOf(call, role) === 'refused');
  for (const role of refused) {
    it(`should refuse ${role}`, async () => {
      expectFailure(await sendOwn(callerOf(role), role), 'FORBIDDEN');
    });
  }

  it('should have changed nothing for those whom it refused', async () => {
    expect(await state.restore()).toEqual([]);
  });

  for (const role of ROLES.filter((one) => !refused.includes(one))) {
    const access = accessOf(call, role);
    if (!entry) {
      it(`should let ${role} in`, async () => {
        const answer = await answerOf(sendOwn(callerOf(role), role));
        expect([401, 403]).not.toContain(answer.status);
      });
      continue;
    }

    if (access === 'everything') {
      it(`should let ${role} reach everything`, async () => {
        for (const from of [world.own, ...world.foreignTo(role)]) {
          expectSuccess(await answerOf(ask(callerOf(role), fill(entry, { role, from }))));
        }
      });
      continue;
    }

    it(`should let ${role} reach its own, and tell it of nothing else`, async () => {
      for (const spelling of spellingsOf(entry)) {
        const answer = await answerOf(ask(callerOf(role), fill(entry, { role, from: world.own, spelling })));
        const body = expectSuccess(answer);
        expect(holdsAny(answer.text, world.tracesForeignTo(role))).toEqual([]);
        // Or an empty list would pass as one's own.
        if (call.isList) expect(holdsAny(answer.text, world.ownTraces)).not.toEqual([]);
        if (entry.answers) expect(body).toMatchObject(entry.answers(world.agenciesOf(role)));
      }
    });

    if (!recordsIn(entry).some(({ record }) => record.owned)) continue;
    it(`should hide foreign records from ${role}, and change nothing`, async () => {
      const requests = foreignRequests(entry, world, role);
      expect(requests).not.toEqual([]);
      let changes: unknown;
      try {
        for (const request of requests) {
          const answer = await ask(callerOf(role), request);
          if (entry.refuses) entry.refuses(answer);
          else expectFailure(answer, 'NOT_FOUND');
          const named = JSON.stringify(request);
          const told = holdsAny(answer.text, world.tracesForeignTo(role));
          expect(told.filter((trace) => !named.includes(trace))).toEqual([]);
        }
      } finally {
        changes = await state.restore();
      }
      expect(changes).toEqual([]);
    });
  }
});

describe.each(CALLS.filter(({ secured }) => !secured))('$method $path', (call) => {
  it('should be open to everybody, and say so', async () => {
    expect(agreedRules(call) ?? declaredRules(call)).toEqual(['public']);
    const { status, text } = await send(app.guest(), call, fill({}, { role: 'user', from: world.own }));
    expect(status).not.toBe(403);
    expect(text).not.toBe('');
  });
});

describe('the roles of a call', () => {
  it('should be those of the contract', () => {
    const differ = CALLS.flatMap((call) => {
      const [agreed, declared] = [agreedRules(call), declaredRules(call)];
      return agreed && agreed.toSorted().join() !== declared.toSorted().join()
        ? [{ call: `${call.method} ${call.path}`, agreed, declared }]
        : [];
    });
    expect(differ).toEqual([]);
  });

  it('should be named exactly where a token is asked for', () => {
    expect(CALLS.filter(({ secured, roles }) => secured !== roles.length > 0)).toEqual([]);
  });
});

describe('the table of entries', () => {
  it('should know how to own a record in every call, and no call that is gone', () => {
    const faults = faultsOf(CALLS, ENTRIES);
    if (faults.length) throw new Error(faults.join('\n'));
  });

  const call = CALLS.find(({ operationId }) => operationId === 'updateAgencyProfile')!;
  const known = { updateAgencyProfile: ENTRIES.updateAgencyProfile! };

  it('should say what to add for a call that it does not know', () => {
    expect(faultsOf([call], {})).toEqual([
      expect.stringContaining('updateAgencyProfile: agency* reach only their own here'),
    ]);
  });

  it('should say which field names a record that nobody owns', () => {
    expect(faultsOf([call], { updateAgencyProfile: { body: known.updateAgencyProfile.body! } })).toEqual([
      expect.stringContaining('whose record is path.id?'),
    ]);
  });

  it('should say which entry has lost its call', () => {
    expect(faultsOf([call], { ...known, gone: {} })).toEqual([expect.stringContaining('gone: there is no')]);
  });
});
