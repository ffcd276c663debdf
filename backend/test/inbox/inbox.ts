// The inbox of a member of staff over HTTP.
import type { Actor } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';

export const INBOX = '/api/staff/inbox';

export interface ShownNotice {
  _id: string;
  kind: string;
  event: string;
  at: string;
  read: boolean;
  about: string;
  label: string;
  by: string;
  detail: string;
  coins: number | null;
  count: number;
  failed: number;
  due: boolean;
  batch: string;
  source: string;
}

type Reader = Pick<Actor, 'agent'>;

export const noticesOf = async ({ agent }: Reader, query: object = {}) =>
  expectSuccess(await agent.get(INBOX).query(query)).details as unknown as ShownNotice[];
export const eventsOf = async (reader: Reader) => (await noticesOf(reader)).map(({ event }) => event);
export const unreadOf = async ({ agent }: Reader) =>
  (expectSuccess(await agent.get(`${INBOX}/unread`)).details as unknown as { unread: number }).unread;
export const turn = async ({ agent }: Reader, kind: string, on: boolean) =>
  expectSuccess(await agent.patch(`${INBOX}/settings`).send({ kind, on })).details;
