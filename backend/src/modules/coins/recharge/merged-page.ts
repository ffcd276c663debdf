import type { Model, QueryFilter } from 'mongoose';
import type { Page } from '../../../http/list-query.js';
import type { Portion } from '../../../http/portion.js';
import { findPortion } from '../../../platform/database/find-portion.js';
import { findPage, type Listed } from '../../../platform/database/paging.js';
import { withinTime } from '../../../platform/database/time-limit.js';
import type { LedgerEntry } from '../../ledger/ledger-entry.schema.js';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** Whether an entry comes before another one, newest first. */
const isNewer = (one: LedgerEntry, other: LedgerEntry) =>
  one.createdAt > other.createdAt ||
  (one.createdAt.getTime() === other.createdAt.getTime() && one._id.toHexString() > other._id.toHexString());

const newestFirst = (all: LedgerEntry[]) => all.sort((one, other) => (isNewer(one, other) ? -1 : 1));

/**
 * Returns a page of the entries that match `filter` and of a few others (`among`, newest first), merged newest first.
 * One query for both would sort all matches, because no index holds the two in one order.
 */
export async function mergedPage(
  entries: Model<LedgerEntry>,
  filter: QueryFilter<LedgerEntry>,
  among: LedgerEntry[],
  page: Page,
): Promise<Listed<LedgerEntry>> {
  if (!among.length) return findPage(entries, filter, page, NEWEST_FIRST);
  const { limit, portion } = page;
  if (portion) return mergedPortion(entries, filter, among, portion);
  const skip = (page.page - 1) * limit;
  // At most all others come before the page, so the page begins at most so many matches earlier.
  const begin = Math.max(0, skip - among.length);
  const [matches, count] = await withinTime(page.filters, (time) =>
    Promise.all([
      entries
        .find(filter, null, time)
        .sort(NEWEST_FIRST)
        .skip(begin)
        .limit(skip + limit - begin)
        .lean(),
      entries.countDocuments(filter, time),
    ]),
  );
  const [first] = matches;
  const before = first && begin > 0 ? among.filter((one) => isNewer(one, first)).length : 0;
  const start = begin + before;
  const merged = newestFirst([...matches, ...among.slice(before)]);
  const total = count + among.length;
  return {
    records: merged.slice(skip - start, skip - start + limit),
    total,
    pages: Math.ceil(total / limit),
  };
}

/** Returns the next portion of an export of the merged entries. */
async function mergedPortion(
  entries: Model<LedgerEntry>,
  filter: QueryFilter<LedgerEntry>,
  among: LedgerEntry[],
  portion: Portion,
): Promise<Listed<LedgerEntry>> {
  const { limit, after } = portion;
  const [matches, count] = await Promise.all([
    findPortion(entries, filter, portion, NEWEST_FIRST),
    portion.once('total', () => entries.countDocuments(filter).exec()),
  ]);
  const rest = after ? among.filter((one) => isNewer(after as unknown as LedgerEntry, one)) : among;
  const records = newestFirst([...matches, ...rest]).slice(0, limit);
  portion.note(records, NEWEST_FIRST);
  const total = count + among.length;
  return { records, total, pages: Math.ceil(total / limit) };
}
