// Every call of the OpenAPI document answers every request in the documented format, and never with a 5xx.
import fc from 'fast-check';
import { SessionsService } from '../../src/platform/access/sessions.service.js';
import type { Role } from '../../src/core/roles.js';
import { type Answer, HttpClient } from '../../attack/http-client.mjs';
import { startApp, type TestApp } from '../support/app.js';
import type { Call } from '../support/document.js';
import { expectFailureShape } from '../support/errors.js';
import { malformedRequest, type MalformedRequest } from './requests.js';
import { ROLES } from '../support/sign-in.js';

const SEED = 2412;
const RUNS = process.env.PROOF ? 10_000 : 30;
/** The time limit for the proof of one call. */
const TIMEOUT = 60 * 60_000;

let app: TestApp;
let client: HttpClient;
let ids: string[] = [];
const accounts = new Map<Role, { id: string; role: Role; code: string; name: string }>();
const tokens = new Map<Role, string>();

/** Opens the session through the service, because a sign-in for each request would take longer than all the requests. */
async function tokenOf(role: Role): Promise<string> {
  const from = { remember: false, panel: false, userAgent: '', address: '' };
  const token =
    tokens.get(role) ?? (await app.nest.get(SessionsService).open(accounts.get(role)!, from)).accessToken;
  tokens.set(role, token);
  return token;
}

async function send({ method, path, headers, bytes, as }: MalformedRequest): Promise<Answer> {
  const attempt = async () =>
    client.send(
      method,
      path,
      as ? { ...headers, Authorization: `Bearer ${await tokenOf(as)}` } : headers,
      bytes,
    );
  const answer = await attempt();
  if (!as || answer.status !== 401) return answer;
  // An earlier request may have ended the session. With a new session, the request must be authenticated.
  tokens.delete(as);
  const again = await attempt();
  expect(again.status).not.toBe(401);
  return again;
}

/** Defines the tests of these calls. */
export function proveCalls(calls: Call[]): void {
  beforeAll(async () => {
    // Throttling is off, so that requests reach the calls behind it.
    app = await startApp({ RATE_LIMIT: 'off' });
    client = new HttpClient(app.url);
    for (const role of ROLES) {
      const { _id, name } = await app.create.account(role);
      accounts.set(role, { id: _id.toHexString(), role, code: '', name });
    }
    const tag = await app.create.tag();
    ids = [...[...accounts.values()].map(({ id }) => id), tag._id.toHexString(), '66f0c0ffee00000000000001'];
  });
  afterAll(async () => {
    client.close();
    await app.close();
  });

  describe.each(calls)('$method $path', (call) => {
    it(
      `should answer ${RUNS} malformed requests in the documented format, none with a 5xx`,
      async () => {
        let reached = 0;
        const property = fc.asyncProperty(malformedRequest(call, ids), async (request) => {
          const answer = await send(request);
          const type = String(answer.headers['content-type']);
          const isFile = call.files.some((file) => type.startsWith(file));
          if (answer.status < 300 && call.answers !== 'application/json') {
            expect(type).toContain(call.answers);
          } else if (answer.status < 300 && isFile) {
            expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=/);
          } else if (answer.status < 300) {
            expect(answer.body).toMatchObject({ success: 1, message: expect.stringMatching(/\S/) });
          } else {
            expect(answer.status).toBeGreaterThanOrEqual(400);
            expect(answer.status).toBeLessThan(500);
            expectFailureShape(answer);
          }
          if (![401, 403].includes(answer.status)) reached += 1;
        });
        await fc.assert(property, { seed: SEED, numRuns: RUNS });
        // Without this check, the test could prove only the guard. An unsecured refresh returns 401 without a token.
        if (call.secured) expect(reached).toBeGreaterThan(RUNS / 2);
      },
      TIMEOUT,
    );
  });
}
