import { expectFailure, expectSuccess } from '../../support/errors.js';
import { agency, anybodys, applicant, bd, host, user } from '../records.js';
import type { Entries } from '../requests.js';

const APPLICATION = { agencyCode: anybodys(agency.code), realName: 'Real Name', number: '917000000002' };

export const HOSTS: Entries = {
  countHosts: { answers: (agencies) => ({ details: { pending: agencies } }) },
  addHost: { body: { ...APPLICATION, username: user.username } },
  listHosts: {
    query: { status: 0, agencyCode: agency.code, bd: bd.code, around: anybodys(host.id) },
    // The query filters the caller's own applications, which include none of a foreign agency.
    refuses: (answer) => {
      expect(expectSuccess(answer)).toMatchObject({ details: [], total: 0 });
    },
  },
  listHostsOfAgency: {
    query: {
      id: agency.codeOrId,
      status: 0,
      around: anybodys(host.id),
      // A foreign code matches no application in scope (list-filters.e2e-spec.ts).
      agencyCode: anybodys(agency.code),
      bd: anybodys(bd.code),
    },
  },
  listAllHostsOfAgency: { query: { id: agency.codeOrId } },
  listHostsByAgencyCode: { body: { uniqueId: agency.code } },
  listPendingHostsOfBd: {},
  fetchHostUser: { query: { userId: applicant.id } },
  fetchHostEvidence: { query: { id: host.id } },
  decideHost: { body: { id: host.id, status: 1 } },
  decideHosts: {
    body: { ids: [host.id], status: 1 },
    refuses: (answer) => {
      expect(expectSuccess(answer).details).toMatchObject([{ done: false, code: 'NOT_FOUND' }]);
    },
  },
  decideSelectedHosts: {
    // The ids select; the filters could only narrow them.
    query: { status: 0, agencyCode: anybodys(agency.code), bd: anybodys(bd.code) },
    body: { action: 'reject', ids: [host.id], expected: 1 },
    // The selection finds no foreign application, so its number is another than the caller saw.
    refuses: (answer) => expectFailure(answer, 'VERSION_CONFLICT'),
  },
  applyAsHost: { body: APPLICATION },
  listOwnApplications: {},
};
