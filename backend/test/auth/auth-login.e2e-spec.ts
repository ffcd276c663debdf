import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Response } from 'supertest';
import { RIGHT_NAMES } from '../../src/core/rights.js';
import { isStaffRole, type Role } from '../../src/core/roles.js';
import { startApp, type TestApp } from '../support/app.js';
import { resolve, schemaOf } from '../support/document.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { ROLES, SIGN_IN } from '../support/sign-in.js';

const run = promisify(execFile);

/** Status and body of a failure without the request id, which differs for each request. */
const said = ({ status, body }: Response) => ({ status, ...(body as object), requestId: undefined });

/** The profile fields that the API document lists for this role in the answer of auth/me. */
function profileInDocument(role: Role): string[] {
  const { mapping } = schemaOf('MeResponse').properties!.details!.discriminator!;
  const { role: ofRole, profile } = schemaOf(mapping[role]!).properties!;
  expect(ofRole!.enum).toEqual([role]);
  return Object.keys(resolve(profile!.allOf![0]).properties!);
}

describe.each(ROLES)('sign-in as %s', (role) => {
  const { path, login, key } = SIGN_IN[role];
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ RATE_LIMIT: 'off' });
  });
  afterAll(() => app.close());

  describe(`POST ${path}`, () => {
    it(`should return the profile under ${key}, tokens in the body and no cookie`, async () => {
      const account = await app.create.account(role);
      const response = await app.login(role, account);
      const body = expectSuccess(response);
      expect(Object.keys(body).sort()).toEqual(
        ['success', 'message', key, 'accessToken', 'refreshToken', 'expiresIn'].sort(),
      );
      expect(body[key]).toMatchObject({ _id: account._id.toHexString(), name: account.name });
      expect(body.expiresIn).toBe(600);
      expect(response.headers['set-cookie']).toBeUndefined();
      expect(response.headers['cache-control']).toBe('no-store');
    });

    it('should return a valid access token and the same profile as auth/me', async () => {
      const response = await app.login(role, await app.create.account(role));
      const body = expectSuccess(response);
      const me = expectSuccess(await app.withToken(String(body.accessToken)).get('/api/auth/me'));
      const rights = role === 'admin' ? { rights: RIGHT_NAMES } : {};
      expect(me.details).toEqual({ role, profile: body[key], ...rights });
      expect(Object.keys(body[key] as object).sort()).toEqual(profileInDocument(role).sort());
    });

    it('should accept every usual spelling of the login name', async () => {
      const { number, ...rest } = await app.create.account(role);
      const code = 'uniqueId' in rest ? rest.uniqueId : '';
      const typed =
        login === 'number'
          ? [`+${number}`, ` ${number.slice(0, 4)} ${number.slice(4)} `, Number(number)]
          : [code.toLowerCase(), code.toUpperCase(), ` ${code} `];
      for (const name of typed)
        expectSuccess(
          await app
            .guest()
            .post(path)
            .send({ [login]: name, password: PASSWORD }),
        );
    });

    it('should return 400 when a field is missing, empty or of the wrong type', async () => {
      const send = (body: object) => app.guest().post(path).send(body);
      expectFailure(await send({}), 'VALIDATION_FAILED', login, 'password');
      expectFailure(await send({ [login]: '', password: '' }), 'VALIDATION_FAILED', login, 'password');
      expectFailure(
        await send({ [login]: '919800000000', password: { $gt: '' } }),
        'VALIDATION_FAILED',
        'password',
      );
      expectFailure(await send({ [login]: { $ne: null }, password: PASSWORD }), 'VALIDATION_FAILED', login);
    });

    it('should return 400 when X-Panel names another panel', async () => {
      const account = await app.create.account(role);
      const others = [
        ...ROLES.filter((other) => other !== role || !isStaffRole(role)),
        'nobody',
        'ADMIN',
        '',
      ];
      for (const panel of others) {
        const response = await app.login(role, account, { headers: { 'X-Panel': panel } });
        expectFailure(response, 'VALIDATION_FAILED', 'X-Panel');
        expect(response.headers['set-cookie']).toBeUndefined();
      }
    });

    it('should return the same 401 for a wrong password, an unknown name and an unusable account', async () => {
      const account = await app.create.account(role);
      const unusable =
        role === 'user'
          ? [await app.create.user({ active: false })]
          : [
              await app.create.account(role, { disabled: true }),
              await app.create.account(role, { deleted: true }),
            ];
      const wrong = await app.login(role, account, { password: 'wrong-password' });
      expectFailure(wrong, 'INVALID_CREDENTIALS');
      expect((wrong.body as { message: string }).message).toBe('Invalid Credentials');
      const unknown = { number: '911111111111', uniqueId: 'XX000000' };
      for (const other of [unknown, ...unusable]) {
        expect(said(await app.login(role, other))).toEqual(said(wrong));
      }
    });
  });
});

describe('the check of a password outside of tests', () => {
  it('should have the cost that OWASP recommends, and take as long without an account', async () => {
    const script = join(import.meta.dirname, 'password-cost.mjs');
    const { stdout } = await run(process.execPath, [script], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const { stored, wrong, unknown } = JSON.parse(stdout) as {
      stored: string;
      wrong: number;
      unknown: number;
    };
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    // CPU time instead of elapsed time: CPU time does not depend on the load of the machine.
    expect(unknown / wrong).toBeGreaterThan(0.7);
  });
});
