import type { Entries } from '../requests.js';

// The query names no record: changes.e2e-spec.ts proves that foreign changes stay out of the answer.
export const CHANGES: Entries = { listChanges: { query: { kind: 'agency', seconds: 60 } } };
