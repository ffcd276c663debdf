import { coinAgency } from '../records.js';
import type { Entries } from '../requests.js';
import { RESET_PASSWORD } from './samples.js';

export const COIN_AGENCIES: Entries = {
  fetchCoinAgency: { query: { id: coinAgency.id } },
  updateCoinAgencyProfile: { path: { id: coinAgency.id }, body: { id: coinAgency.id, name: 'Changed' } },
  changeCoinAgencyPassword: { path: { id: coinAgency.id }, body: RESET_PASSWORD },
};
