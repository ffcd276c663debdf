import { expectSuccess } from '../../support/errors.js';
import { agency } from '../records.js';
import type { Entries } from '../requests.js';

const record = { kind: 'agency', record: agency.id };

export const PRESENCE: Entries = {
  listPresentPeople: { query: record },
  listPeopleInRows: {
    body: { kind: 'agency', records: [agency.id] },
    // A row that has left the scope must not take the marks of the others away.
    refuses: (answer) => expect(expectSuccess(answer).details).toEqual([]),
  },
  notePresence: { body: { ...record, place: 'form' } },
  // A place is a name within the account: presence.e2e-spec.ts proves that others stay.
  endPresence: { path: { place: 'form' } },
};
