import type { Connection } from 'mongoose';
import type { Calendar } from '../../core/days.js';
import { type StoredAccount, storedAccount } from '../ledger/accounts.js';
import { LedgerEntry } from '../ledger/ledger-entry.schema.js';
import type { Difference } from '../ledger/verification.schema.js';
import type { ExperienceRule } from './experience-rule.schema.js';
import { Experience } from './experience.schema.js';
import { amountAt, effectiveAt } from './rules.js';

const BATCH = 1000;
/** Milliseconds around the time of a gift in which a rule may begin: processes learn of rules at different moments. */
const TOLERANCE = 60_000;

type Gift = Pick<LedgerEntry, '_id' | 'from' | 'to' | 'fromLabel' | 'toLabel' | 'coins' | 'createdAt'>;
type Recorded = Pick<Experience, 'user' | 'kind' | 'amount' | 'missed' | 'event'>;

/** Compares each gift since the first rule with its records of experience. Reads both in the order of their ids. */
export async function giftDifferences(
  connection: Connection,
  rules: readonly ExperienceRule[],
  calendar: Calendar,
): Promise<Difference[]> {
  if (!rules.length) return [];
  const since = new Date(Math.min(...rules.map((rule) => effectiveAt(rule, calendar))));
  const entries = connection.model<LedgerEntry>(LedgerEntry.name);
  const reversed = new Set(
    (
      await entries
        .find({ kind: 'reversal', createdAt: { $gte: since } }, { reversalOf: 1 })
        .lean<LedgerEntry[]>()
    ).map(({ reversalOf }) => String(reversalOf)),
  );
  const gifts = entries
    .find(
      { kind: 'gift', createdAt: { $gte: since } },
      { from: 1, to: 1, fromLabel: 1, toLabel: 1, coins: 1, createdAt: 1 },
    )
    .sort({ _id: 1 })
    .allowDiskUse(true)
    .lean<Gift[]>()
    .cursor({ batchSize: BATCH }) as AsyncIterable<Gift>;
  const records = connection
    .model<Experience>(Experience.name)
    .find({ 'event.kind': 'entry' }, { user: 1, kind: 1, amount: 1, missed: 1, event: 1 })
    .sort({ 'event.id': 1 })
    .lean<Recorded[]>()
    .cursor({ batchSize: BATCH });
  const found: Difference[] = [];
  let record = (await records.next()) as Recorded | null;
  for await (const gift of gifts) {
    const id = gift._id.toHexString();
    const own: Recorded[] = [];
    while (record && record.event.id.toHexString() <= id) {
      if (record.event.id.equals(gift._id)) own.push(record);
      record = (await records.next()) as Recorded | null;
    }
    found.push(...compare(gift, own, { rules, calendar, isReversed: reversed.has(id) }));
  }
  return found;
}

/** Compares what a gift gave to both sides, and what its reversal took, with the rules. */
function compare(
  gift: Gift,
  records: readonly Recorded[],
  {
    rules,
    calendar,
    isReversed,
  }: { rules: readonly ExperienceRule[]; calendar: Calendar; isReversed: boolean },
): Difference[] {
  const at = gift.createdAt.getTime();
  const sides = [
    { kind: 'given', account: gift.from, label: gift.fromLabel },
    { kind: 'received', account: gift.to, label: gift.toLabel },
  ] as const;
  return sides.flatMap(({ kind, account, label }) => {
    const user = storedAccount(account as StoredAccount)?.id;
    if (!user) return [];
    const own = records.filter((one) => one.user.toHexString() === user);
    const balance = own.find((one) => one.kind === kind)?.amount ?? 0;
    const beginning = rules.filter(
      (rule) => rule.kind === kind && Math.abs(effectiveAt(rule, calendar) - at) <= TOLERANCE,
    );
    const expected = gift.coins * amountAt(rules, kind, at, calendar);
    const allowed = [
      expected,
      gift.coins * amountAt(rules, kind, at - TOLERANCE, calendar),
      ...beginning.map(({ amount }) => gift.coins * amount),
    ];
    const named = { account: `user:${user}`, label, entries: own.length };
    if (!allowed.includes(balance))
      return [{ ...named, balance, expected, what: 'The experience of a gift differs from the rules' }];
    const back = own.find((one) => one.kind === 'reversed');
    const taken = back ? (back.missed ?? 0) - back.amount : 0;
    const due = isReversed ? balance : 0;
    if (taken === due) return [];
    return [
      { ...named, balance: taken, expected: due, what: 'The experience of a reversed gift was not taken' },
    ];
  });
}
