import { type Collection, recordKey } from '../storage/model.js';
import type { View } from '../storage/view.js';
import { prepare, type Query } from './execute.js';
import { scanIndex } from './scan.js';

/** A query for fewer records reads them at once: waiting for another thread would take longer. */
const MIN_RECORDS = 21;
/** The most records that one query reads ahead. */
const MAX_RECORDS = 1000;

/**
 * Returns the keys of the records that a query with a limit reads from an index, in the order of the index. Empty for
 * all other queries.
 */
export function recordsAhead(view: View, collection: Collection, query: Query): Buffer[] {
  const most = (query.limit ?? Infinity) + (query.skip ?? 0);
  if (most < MIN_RECORDS || most > MAX_RECORDS) return [];
  const { plan, sort } = prepare(view, collection, query);
  if (sort || plan.kind !== 'IXSCAN' || plan.among) return [];
  const keys: Buffer[] = [];
  for (const recordId of scanIndex(view, plan, { keysExamined: 0, docsExamined: 0 })) {
    keys.push(recordKey(collection.id, recordId));
    if (keys.length === most) break;
  }
  return keys;
}
