import { Calendar, dayAfter } from '../../../src/core/days.js';
import { expectSuccess } from '../../support/errors.js';
import { agency, bd, streamer } from '../records.js';
import type { Entries } from '../requests.js';

const today = Calendar.of('UTC').dayOf(new Date());
const period = { from: dayAfter(today, -1), to: today };

// The query filters the hosts of the caller, which include none of a foreign agency.
export const EARNINGS: Entries = {
  listEarnings: {
    query: { ...period, agencyCode: agency.code, bd: bd.code },
    answers: () => ({ total: 1 }),
    refuses: (answer) => {
      expect(expectSuccess(answer)).toMatchObject({ details: [], total: 0 });
    },
  },
  fetchHostEarnings: { path: { user: streamer.id }, query: period },
};
