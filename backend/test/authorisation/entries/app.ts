import type { Entries } from '../requests.js';

export const APP: Entries = {
  fetchOwnProfile: {},
  updateOwnProfile: { body: { name: 'Changed' } },
  reportDevice: { body: { deviceId: 'a-phone' } },
};
