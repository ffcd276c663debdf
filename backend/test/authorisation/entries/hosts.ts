import type { Entries } from '../requests.js';

export const HOSTS: Entries = {
  countHosts: { answers: (agencies) => ({ details: { pending: agencies } }) },
};
