import { expectSuccess } from '../../support/errors.js';
import { agency, anybodys, bd, live } from '../records.js';
import type { Entries } from '../requests.js';

export const LIVE: Entries = {
  listHostRecords: {
    query: { agencyCode: agency.code, bd: bd.code, around: anybodys(live.id) },
    // The query filters the caller's own sessions, which include none of a foreign agency.
    refuses: (answer) => {
      expect(expectSuccess(answer)).toMatchObject({ data: [], total: 0 });
    },
  },
  startLive: { body: { channelName: 'Evening songs' }, asStreamer: true },
  keepLive: { body: { id: live.id }, asStreamer: true },
  endLive: { body: { id: live.id }, asStreamer: true },
};
