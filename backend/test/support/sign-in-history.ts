// The sign-in history of staff, as tests read it.
import type { Actor } from './app.js';
import { expectSuccess } from './errors.js';

export interface HistoryEntry {
  _id: string;
  kind: string;
  address: string;
  userAgent: string;
  failures: number;
  by: string;
  account?: string;
}

/** The caller's own history, newest first. */
export async function ownHistory(
  { agent }: Pick<Actor, 'agent'>,
  query: object = {},
): Promise<HistoryEntry[]> {
  return expectSuccess(await agent.get('/api/auth/history').query(query)).details as HistoryEntry[];
}

export const kindsOf = (entries: HistoryEntry[]) => entries.map(({ kind }) => kind);
