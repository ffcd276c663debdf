import { Calendar, dayAfter } from '../../../src/core/days.js';
import { RecordName } from '../records.js';
import type { Entries } from '../requests.js';

/** A measure that the role sees. */
const measure = new RecordName([(_, role) => (role === 'coin' ? 'coinsSoldToUsers' : 'liveSessions')], false);
const today = Calendar.of('UTC').dayOf(new Date());

export const FIGURES: Entries = {
  readFigures: {
    query: { measure, from: dayAfter(today, -1), to: today },
    // Each agency has one live session. What the coin agency has sold depends on the calls before this one.
    answers: (agencies, role) => ({
      details: { total: role === 'coin' ? expect.any(Number) : agencies },
    }),
  },
};
