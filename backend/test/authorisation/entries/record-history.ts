import { RecordName } from '../records.js';
import type { Entries } from '../requests.js';

/** The account of the caller, whose kind is its role. Accounts below the caller: record-history.e2e-spec.ts. */
const kind = new RecordName([(_branch, role) => role], false);
const record = new RecordName([(branch, role) => branch[role as 'bd' | 'agency']._id.toHexString()]);

export const RECORD_HISTORY: Entries = { listRecordHistory: { query: { kind, record } } };
