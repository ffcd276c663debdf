// Access rules, generated from the routes: every call by every role and by a guest, on own and on foreign records.
// New calls are covered automatically. A call that is limited to own records needs an entry in authorisation/entries/.
import type { Response } from 'supertest';
import { type Agent, freshUri, startWatched, type TestApp } from '../support/app.js';
import { ENTRIES, faultsOf } from './entries.js';
import { type Entry, fill, foreignRequests, recordsIn, send, spellingsOf } from './requests.js';
import { accessOf, agreedRules, declaredRules } from './rules.js';
import { State } from './state.js';
import { World } from './world.js';
import { CALLS } from '../support/document.js';
import { setStripeKeys, startStripe, type StripeStandIn } from '../orders/stripe-stand-in.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { callName, everyCase } from '../support/every-case.js';
import type { Role } from '../../src/core/roles.js';
import { ROLES } from '../support/sign-in.js';

/** The milliseconds for a rule over all calls and roles. */
const LONG = 600_000;

let app: TestApp;
let world: World;
let state: State;
let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripe();
  app = await startWatched(freshUri(), { STRIPE_URL: stripe.url });
  await setStripeKeys(app);
  world = await World.make(app);
  state = await State.of(app.connection);
});
afterAll(async () => {
  await app.connection.dropDatabase();
  await app.close();
  await stripe.close();
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

/** A secured call by one role. */
interface Case {
  call: (typeof CALLS)[number];
  role: Role;
  entry: Entry;
}

const SECURED = CALLS.filter(({ secured }) => secured);
const caseName = ({ call, role }: Pick<Case, 'call' | 'role'>) => `${callName(call)} by ${role}`;
const CASES = SECURED.flatMap((call) =>
  ROLES.map((role) => ({ call, role, entry: ENTRIES[call.operationId], access: accessOf(call, role) })),
);
const isKnown = <T extends { entry: Entry | undefined }>(one: T): one is T & { entry: Entry } => !!one.entry;
const LET_IN = CASES.filter(({ access }) => access !== 'refused');
const OF_OWN = LET_IN.filter(isKnown).filter(({ access }) => access !== 'everything');

const callerOf = ({ role, entry }: { role: Role; entry?: Entry | undefined }) =>
  role === 'user' && entry?.asStreamer ? world.streamer : world.callers[role];
const ask = (
  agent: Agent,
  { call, entry }: { call: Case['call']; entry?: Entry | undefined },
  request: ReturnType<typeof fill>,
) => send(agent, call, request, entry);
const sendOwn = (agent: Agent, one: { call: Case['call']; role: Role; entry?: Entry | undefined }) =>
  ask(agent, one, fill(one.entry ?? {}, { role: one.role, from: world.own }));

describe('a call that needs a session', () => {
  it(
    'should return 401 to a guest and change nothing',
    () =>
      everyCase(SECURED, callName, async (call) => {
        const [role] = ROLES as [Role];
        expectFailure(
          await sendOwn(app.guest(), { call, role, entry: ENTRIES[call.operationId] }),
          'UNAUTHENTICATED',
        );
        expect(await state.restore()).toEqual([]);
      }),
    LONG,
  );

  it(
    'should return 403 to every other role and change nothing',
    () =>
      everyCase(
        CASES.filter(({ access }) => access === 'refused'),
        caseName,
        async (one) => {
          expectFailure(await sendOwn(callerOf(one), one), 'FORBIDDEN');
          expect(await state.restore()).toEqual([]);
        },
      ),
    LONG,
  );

  it(
    'should let its roles in when it names no record',
    () =>
      everyCase(
        LET_IN.filter((one) => !isKnown(one)),
        caseName,
        async (one) => {
          const answer = await answerOf(sendOwn(callerOf(one), one));
          expect([401, 403]).not.toContain(answer.status);
        },
      ),
    LONG,
  );

  it(
    'should let a role that reaches everything reach all records',
    () =>
      everyCase(
        LET_IN.filter(isKnown).filter(({ access }) => access === 'everything'),
        caseName,
        async (one) => {
          for (const from of [world.own, ...world.foreignTo(one.role)])
            expectDone(await answerOf(ask(callerOf(one), one, fill(one.entry, { role: one.role, from }))));
        },
      ),
    LONG,
  );

  it(
    'should return only own records to a role that reaches no others',
    () =>
      everyCase(OF_OWN, caseName, async (one) => {
        const { call, role, entry } = one;
        for (const spelling of spellingsOf(entry)) {
          const request = fill(entry, { role, from: world.own, spelling });
          const answer = await answerOf(ask(callerOf(one), one, request));
          const body = expectDone(answer);
          expect(holdsAny(answer.text, world.tracesForeignTo(role))).toEqual([]);
          // An empty list would pass the check above.
          if (call.isList || isCsv(answer)) expect(holdsAny(answer.text, world.ownTraces)).not.toEqual([]);
          if (entry.answers) expect(body).toMatchObject(entry.answers(world.agenciesOf(role), role));
        }
      }),
    LONG,
  );

  it(
    'should hide the records of others from such a role and change nothing',
    () =>
      everyCase(
        OF_OWN.filter(({ entry }) => recordsIn(entry).some(({ record }) => record.owned)),
        caseName,
        async (one) => {
          const { role, entry } = one;
          const requests = foreignRequests(entry, world, role);
          expect(requests).not.toEqual([]);
          let changes: unknown;
          try {
            for (const request of requests) {
              const answer = await ask(callerOf(one), one, request);
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
        },
      ),
    LONG,
  );
});

describe('a public call', () => {
  it('should be declared public and accept a guest', () =>
    everyCase(
      CALLS.filter(({ secured }) => !secured),
      callName,
      async (call) => {
        expect(agreedRules(call) ?? declaredRules(call)).toEqual(['public']);
        const { status, text } = await send(app.guest(), call, fill({}, { role: 'user', from: world.own }));
        expect(status).not.toBe(403);
        expect(text).not.toBe('');
      },
    ));
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
