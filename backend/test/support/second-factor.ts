// The second factor as tests use it: an authenticator app, and accounts that have one.
import { generate } from 'otplib';
import { Types } from 'mongoose';
import type { Response } from 'supertest';
import type { StaffRole } from '../../src/core/roles.js';
import type { Agent, TestApp } from './app.js';
import { expectSuccess } from './errors.js';
import { PASSWORD } from './factories/factory.js';

type StaffRecord = Awaited<ReturnType<TestApp['create']['account']>>;

/** An account whose second factor is on. */
export interface Protected {
  role: StaffRole;
  id: string;
  account: StaffRecord & { number: string };
  secret: string;
  recoveryCodes: string[];
  /** The session that turned the factor on. */
  agent: Agent;
}

/** The code that an authenticator app shows now. */
export const codeOf = (secret: string): Promise<string> => generate({ secret });

/** A code of six digits that no authenticator app shows now, just before or just after. */
export async function wrongCode(secret: string): Promise<string> {
  const near = await Promise.all(
    [-30, 0, 30].map((seconds) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + seconds })),
  );
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code))!;
}

export const begin = (agent: Agent, password = PASSWORD) =>
  agent.post('/api/auth/mfa/totp').send({ password });
export const confirm = (agent: Agent, code: string) =>
  agent.post('/api/auth/mfa/totp/confirm').send({ code });
export const verify = (agent: Agent, code: string): Promise<Response> =>
  agent.post('/api/auth/mfa/verify').send({ code });

/** An account of this role, by default a new one, with the second factor on. */
export async function protect(
  app: TestApp,
  role: StaffRole,
  given?: Protected['account'],
): Promise<Protected> {
  const account = given ?? (await app.create.account(role));
  const { agent, id } = await app.as(role, account as never);
  const { secret } = expectSuccess(await begin(agent)).details as { secret: string };
  const { recoveryCodes } = expectSuccess(await confirm(agent, await codeOf(secret))).details as {
    recoveryCodes: string[];
  };
  await forgetStep(app, id);
  return { role, id, account, secret, recoveryCodes, agent };
}

/** Lets the present code of an account count again, as if its last sign-in were a minute ago. */
export async function forgetStep(app: TestApp, id: string): Promise<void> {
  const factors = app.connection.collection('secondfactors');
  await factors.updateOne({ _id: new Types.ObjectId(id) }, { $set: { lastStep: 1 } });
}

/** Signs in with the password only. Returns a caller with the half-open session. */
export async function halfOpen(
  app: TestApp,
  { role, account }: Pick<Protected, 'role' | 'account'>,
  agent?: Agent,
): Promise<Agent> {
  const { accessToken } = expectSuccess(await app.login(role, account, { ...(agent && { agent }) }));
  return app.withToken(accessToken as string);
}

/** Signs in with password and code. */
export async function signInFully(app: TestApp, owner: Protected): Promise<Agent> {
  await forgetStep(app, owner.id);
  const opened = expectSuccess(await verify(await halfOpen(app, owner), await codeOf(owner.secret)));
  return app.withToken(opened.accessToken as string);
}
