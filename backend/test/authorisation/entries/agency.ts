import { expectSuccess } from '../../support/errors.js';
import { agency, agencyAdmin, anybodys, bd } from '../records.js';
import type { Entries } from '../requests.js';
import { NEW_ACCOUNT, RESET_PASSWORD } from './samples.js';

const chain = { admin: agencyAdmin.codeOrId, bd: bd.codeOrId };

export const AGENCIES: Entries = {
  addAgency: { body: { ...NEW_ACCOUNT, ...chain }, files: ['image'] },
  updateAgency: { body: { id: agency.id, name: 'Changed', ...chain } },
  listAgencies: {
    query: { agencyAdmin: agencyAdmin.code, bd: bd.code, around: anybodys(agency.id) },
    // The query filters the caller's own agencies, which include none of a foreign agency admin.
    refuses: (answer) => {
      expect(expectSuccess(answer)).toMatchObject({ details: [], total: 0 });
    },
  },
  fetchAgency: { query: { id: agency.id } },
  listAgenciesOfAgencyAdmin: { body: { agencyadmin: agencyAdmin.codeOrId, around: anybodys(agency.id) } },
  listVideoAgencies: { body: { agencyadmin: agencyAdmin.codeOrId, around: anybodys(agency.id) } },
  listAllOfAgencyAdmin: { body: { admin: agencyAdmin.codeOrId, around: anybodys(agency.id) } },
  updateAgencyProfile: { path: { id: agency.id }, body: { id: agency.id, name: 'Changed' } },
  changeAgencyPassword: { path: { id: agency.id }, body: RESET_PASSWORD },
};
