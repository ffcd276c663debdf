import { expectSuccess } from '../../errors.js';
import { agency, anybodys, applicant, host, user } from '../records.js';
import type { Entries } from '../requests.js';

const APPLICATION = { agencyCode: anybodys(agency.code), realName: 'Real Name', number: '917000000002' };

export const HOSTS: Entries = {
  countHosts: { answers: (agencies) => ({ details: { pending: agencies } }) },
  addHost: { body: { ...APPLICATION, username: user.username } },
  listHosts: { query: { status: 0, around: anybodys(host.id) } },
  listHostsOfAgency: { query: { id: agency.codeOrId, status: 0, around: anybodys(host.id) } },
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
  applyAsHost: { body: APPLICATION },
  listOwnApplications: {},
};
