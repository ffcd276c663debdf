import { bd } from '../records.js';
import type { Entries } from '../requests.js';
import { CHANGED_PASSWORD } from './samples.js';

export const BDS: Entries = {
  fetchBd: { query: { id: bd.id } },
  updateBd: { query: { id: bd.id }, body: { name: 'Changed' } },
  changeBdPassword: { query: { id: bd.id }, body: CHANGED_PASSWORD },
};
