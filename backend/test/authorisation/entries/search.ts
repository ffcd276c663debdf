import { expectSuccess } from '../../support/errors.js';
import { RecordName } from '../records.js';
import type { Entries } from '../requests.js';

/** Each field by which a role below the admin finds a record of its own. */
const ownRecord = new RecordName([
  ({ host, sale }, role) => (role === 'coin' ? sale : host)._id.toHexString(),
  ({ host, user }, role) => (role === 'coin' ? user : host).username,
  ({ host, user }, role) => (role === 'coin' ? user.username : host.realName),
  ({ host, user }, role) => (role === 'coin' ? user.username : host.number),
  ({ agency, coin }, role) => (role === 'coin' ? coin : agency).uniqueId,
]);

// The search of a foreign record finds nothing.
export const SEARCH: Entries = {
  searchRecords: {
    query: { search: ownRecord },
    answers: (_agencies, role) => ({
      results: expect.arrayContaining([
        expect.objectContaining({ kind: role === 'coin' ? 'transfer' : 'host' }),
      ]),
    }),
    refuses: (answer) => {
      expect(expectSuccess(answer)).toMatchObject({ results: [], more: [], incomplete: [] });
    },
  },
};
