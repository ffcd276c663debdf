import { session } from '../records.js';
import type { Entries } from '../requests.js';

export const AUTH: Entries = {
  logout: {},
  fetchMe: {},
  listSessions: {},
  listOwnSignIns: {},
  endSession: { path: { id: session.id } },
};
