import { agencyAdmin, anybodys, bd } from '../records.js';
import type { Entries } from '../requests.js';
import { CHANGED_PASSWORD, NEW_ACCOUNT } from './samples.js';

export const AGENCY_ADMINS: Entries = {
  addAgencyAdmin: { body: { ...NEW_ACCOUNT, createBy: bd.codeOrId }, files: ['image'] },
  listAgencyAdminsOfBd: { body: { createBy: bd.codeOrId, around: anybodys(agencyAdmin.id) } },
  fetchAgencyAdmin: { query: { id: agencyAdmin.id } },
  updateAgencyAdmin: { query: { id: agencyAdmin.id }, body: { name: 'Changed' } },
  changeAgencyAdminPassword: { query: { id: agencyAdmin.id }, body: CHANGED_PASSWORD },
};
