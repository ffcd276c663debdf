import { admin } from '../records.js';
import type { Entries } from '../requests.js';
import { CHANGED_PASSWORD } from './samples.js';

export const ADMINS: Entries = {
  updateAdminProfile: { body: { id: admin.id, name: 'Changed' } },
  changeAdminPassword: { body: CHANGED_PASSWORD },
};
