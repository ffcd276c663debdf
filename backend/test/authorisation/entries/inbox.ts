import { notice } from '../records.js';
import type { Entries } from '../requests.js';

export const INBOX: Entries = {
  listNotices: {},
  countUnreadNotices: {},
  markNotice: { path: { id: notice.id } },
  markNotices: { body: { ids: [notice.id] } },
  markAllNotices: { body: { newest: notice.id } },
  fetchInboxKinds: {},
  setInboxKind: { body: { kind: 'signIns', on: 'false' } },
};
