import { agency, agencyAdmin, bd } from '../records.js';
import type { Entries } from '../requests.js';
import { NEW_ACCOUNT, RESET_PASSWORD } from './samples.js';

const chain = { admin: agencyAdmin.codeOrId, bd: bd.codeOrId };

export const AGENCIES: Entries = {
  addAgency: { body: { ...NEW_ACCOUNT, ...chain }, files: ['image'] },
  updateAgency: { body: { id: agency.id, name: 'Changed', ...chain } },
  listAgencies: {},
  fetchAgency: { query: { id: agency.id } },
  listAgenciesOfAgencyAdmin: { body: { agencyadmin: agencyAdmin.codeOrId } },
  listVideoAgencies: { body: { agencyadmin: agencyAdmin.codeOrId } },
  listAllOfAgencyAdmin: { body: { admin: agencyAdmin.codeOrId } },
  updateAgencyProfile: { path: { id: agency.id }, body: { id: agency.id, name: 'Changed' } },
  changeAgencyPassword: { path: { id: agency.id }, body: RESET_PASSWORD },
};
