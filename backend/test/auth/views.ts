// A view: an Owner looks at the panel of another account.
import type { Response } from 'supertest';
import type { StaffRole } from '../../src/core/roles.js';
import type { Actor, Agent, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';

type StaffRecord = Awaited<ReturnType<TestApp['create']['account']>>;

export const REASON = 'Their list of hosts looks empty';

/** The call that opens a view of this account. */
export const viewAs = ({ agent }: Pick<Actor, 'agent'>, role: StaffRole, id: string): Promise<Response> =>
  agent.post('/api/auth/view-as').send({ role, id, reason: REASON });

export interface OpenView {
  /** The viewed account. */
  account: StaffRecord;
  id: string;
  /** _id of the view. */
  view: string;
  expiresAt: string;
  /** The caller inside the view. */
  agent: Agent;
}

/** A view of this account, by default of a new one, that a client with a bearer token has opened. */
export async function openView(
  app: TestApp,
  owner: Pick<Actor, 'agent'>,
  role: StaffRole,
  account?: StaffRecord,
): Promise<OpenView> {
  const viewed = account ?? (await app.create.account(role));
  const id = viewed._id.toHexString();
  const body = expectSuccess(await viewAs(owner, role, id));
  const { _id: view, expiresAt } = body.details as { _id: string; expiresAt: string };
  return { account: viewed, id, view, expiresAt, agent: app.withToken(body.accessToken as string) };
}
