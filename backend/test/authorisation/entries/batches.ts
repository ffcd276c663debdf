import { batch } from '../records.js';
import type { Entries } from '../requests.js';

export const BATCHES: Entries = {
  fetchBatch: { path: batch },
  listBatchRows: { path: batch },
  cancelBatch: { path: batch },
};
