import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { inTransaction } from '../database/transaction.js';
import { isAccount, storedAccount } from './accounts.js';
import { pairs } from './balance-streams.js';
import { BalancesService } from './balances.service.js';
import { LedgerEntry } from './ledger-entry.schema.js';
import { type Difference, type LedgerSums, Verification } from './verification.schema.js';

/** So many differences are named; all are counted. */
const NAMED = 200;
const SNAPSHOT = { readConcern: { level: 'snapshot' } } as const;

type Counts = Omit<Verification, '_id' | 'at' | 'milliseconds'>;

/** Holds every balance against the entries while the system runs (`npm run ledger:verify` and the Reconciliation screen). */
@Injectable()
export class LedgerCheckService {
  private readonly others: (() => Promise<Difference[]>)[] = [];

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    @InjectModel(Verification.name) private readonly verifications: Model<Verification>,
    private readonly balances: BalancesService,
  ) {}

  /** A domain's own check, run with each verification. */
  alsoCheck(check: () => Promise<Difference[]>): void {
    this.others.push(check);
  }

  async verify(): Promise<Verification> {
    const at = new Date();
    // All of it as it stood at one moment, whatever moves meanwhile.
    const counts = await inTransaction(this.connection, () => this.compare(), SNAPSHOT);
    const differences = await this.confirmed(counts.differences);
    for (const check of this.others) differences.push(...(await check()));
    const verification = {
      _id: new Types.ObjectId(),
      at,
      milliseconds: Date.now() - at.getTime(),
      ...counts,
      found: Math.max(counts.found - counts.differences.length, 0) + differences.length,
      differences,
    };
    await this.verifications.create(verification);
    return verification;
  }

  /** The last verification; undefined when there was none. */
  async last(): Promise<Verification | undefined> {
    return (await this.verifications.findOne().sort({ at: -1 }).lean()) ?? undefined;
  }

  private async compare(): Promise<Counts> {
    const sums: LedgerSums = { platform: 0, coinAgency: 0, user: 0, earnings: 0, held: 0, paidOut: 0 };
    const counts: Counts = { sums, accounts: 0, lines: 0, total: 0, found: 0, differences: [] };
    const note = (difference: Difference) => {
      counts.found += 1;
      if (counts.differences.length < NAMED) counts.differences.push(difference);
    };
    for await (const { account, summed, kept } of pairs(this.connection, this.entries)) {
      const stored = storedAccount(account);
      const expected = summed?.expected ?? 0;
      const entries = summed?.entries ?? 0;
      counts.accounts += 1;
      counts.lines += entries;
      counts.total += expected;
      if (!isAccount(account)) {
        const what = 'The entries name an account that cannot exist';
        note({ account, label: '', balance: 0, expected, entries, what });
        continue;
      }
      const kind = (stored?.kind ?? account) as keyof LedgerSums;
      sums[kind] += expected;
      const balance = kept?.balance ?? 0;
      if (!stored || balance === expected) continue;
      const label = kept?.label ?? '';
      note({ account, label, balance, expected, entries, what: 'The balance is not the sum of the entries' });
    }
    for (const difference of await this.unevenEntries()) note(difference);
    return counts;
  }

  /** Entries whose lines do not say what the entry says. */
  private async unevenEntries(): Promise<Difference[]> {
    const uneven = await this.entries.aggregate<{ _id: Types.ObjectId; sum: number; coins: number }>([
      {
        $match: {
          $expr: {
            $or: [
              { $ne: [{ $sum: '$lines.amount' }, 0] },
              { $ne: [{ $max: '$lines.amount' }, '$coins'] },
              { $ne: [{ $size: '$lines' }, 2] },
            ],
          },
        },
      },
      { $project: { sum: { $sum: '$lines.amount' }, coins: 1 } },
      { $limit: NAMED },
    ]);
    return uneven.map(({ _id, sum }) => ({
      account: `entry:${_id.toHexString()}`,
      label: '',
      balance: sum,
      expected: 0,
      entries: 1,
      what: 'The lines of this entry do not add up',
    }));
  }

  /** Looks at each account again by itself: not every engine reads a whole database as of one moment. */
  private async confirmed(differences: Difference[]): Promise<Difference[]> {
    const confirmed: Difference[] = [];
    for (const difference of differences) {
      const stored = storedAccount(difference.account);
      const again = stored ? await this.again(difference, `${stored.kind}:${stored.id}`) : difference;
      if (again.balance !== again.expected) confirmed.push(again);
    }
    return confirmed;
  }

  private again(difference: Difference, account: `${'coinAgency' | 'earnings' | 'held' | 'user'}:${string}`) {
    return inTransaction(
      this.connection,
      async () => {
        const kept = await this.balances.read(account);
        const { expected, entries } = await this.sumOf(account);
        return { ...difference, balance: kept?.balance ?? 0, expected, entries };
      },
      SNAPSHOT,
    );
  }

  /** What the entries say of one account. */
  async sumOf(account: string): Promise<{ expected: number; entries: number }> {
    const [sum] = await this.entries.aggregate<{ expected: number; entries: number }>([
      { $match: { 'lines.account': account } },
      { $unwind: '$lines' },
      { $match: { 'lines.account': account } },
      { $group: { _id: null, expected: { $sum: '$lines.amount' }, entries: { $sum: 1 } } },
    ]);
    return { expected: sum?.expected ?? 0, entries: sum?.entries ?? 0 };
  }
}
