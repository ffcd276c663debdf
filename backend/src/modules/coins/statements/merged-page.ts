import type { Model, QueryFilter } from 'mongoose';
import type { Page, TimeOrder } from '../../../http/list-query.js';
import type { Portion } from '../../../http/portion.js';
import { findPortion } from '../../../platform/database/find-portion.js';
import { findPage, type Listed, sortOf } from '../../../platform/database/paging.js';
import { withinTime } from '../../../platform/database/time-limit.js';
import type { LedgerEntry } from '../../ledger/ledger-entry.schema.js';

const compare = (one: LedgerEntry, other: LedgerEntry) =>
  one.createdAt.getTime() - other.createdAt.getTime() ||
  one._id.toHexString().localeCompare(other._id.toHexString());

/** Compares two entries for a sort in this order. */
const comparison = (order: TimeOrder) =>
  order === 'createdAt' ? compare : (one: LedgerEntry, other: LedgerEntry) => compare(other, one);

/**
 * Returns a page of the entries that match `filter` and of a few others (`among`, in the same order), merged. One query
 * for both would sort all matches, because no index holds the two in one order.
 */
export async function mergedPage(
  entries: Model<LedgerEntry>,
  filter: QueryFilter<LedgerEntry>,
  among: LedgerEntry[],
  page: Page,
  order: TimeOrder,
): Promise<Listed<LedgerEntry>> {
  const sort = sortOf(order, {});
  if (!among.length) return findPage(entries, filter, page, sort);
  const { limit, portion } = page;
  if (portion) return mergedPortion(entries, filter, among, portion, order);
  const inOrder = comparison(order);
  const skip = (page.page - 1) * limit;
  // At most all others come before the page, so the page begins at most so many matches earlier.
  const begin = Math.max(0, skip - among.length);
  const [matches, count] = await withinTime(page.filters, (time) =>
    Promise.all([
      entries
        .find(filter, null, time)
        .sort(sort)
        .skip(begin)
        .limit(skip + limit - begin)
        .lean(),
      entries.countDocuments(filter, time),
    ]),
  );
  const [first] = matches;
  const before = first && begin > 0 ? among.filter((one) => inOrder(one, first) < 0).length : 0;
  const start = begin + before;
  const merged = [...matches, ...among.slice(before)].sort(inOrder);
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
  order: TimeOrder,
): Promise<Listed<LedgerEntry>> {
  const { limit, after } = portion;
  const sort = sortOf(order, {});
  const inOrder = comparison(order);
  const [matches, count] = await Promise.all([
    findPortion(entries, filter, portion, sort),
    portion.once('total', () => entries.countDocuments(filter).exec()),
  ]);
  const rest = after ? among.filter((one) => inOrder(after as unknown as LedgerEntry, one) < 0) : among;
  const records = [...matches, ...rest].sort(inOrder).slice(0, limit);
  portion.note(records, sort);
  const total = count + among.length;
  return { records, total, pages: Math.ceil(total / limit) };
}
