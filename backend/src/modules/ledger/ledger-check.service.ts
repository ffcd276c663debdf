import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { inTransaction } from '../../platform/database/transaction.js';
import { DomainEvents, Emits } from '../../platform/domain-events/domain-events.js';
import { isAccount, storedAccount } from './accounts.js';
import { pairs } from './balance-streams.js';
import { BalancesService } from './balances.service.js';
import { LedgerEntry } from './ledger-entry.schema.js';
import { BalancesVerified } from './ledger-events.js';
import { type Difference, type LedgerSums, Verification } from './verification.schema.js';

/** The number of differences that are listed. All differences are counted. */
const NAMED = 200;
const SNAPSHOT = { readConcern: { level: 'snapshot' } } as const;

/** An entry whose lines contradict its coins or accounts. */
interface Uneven {
  _id: Types.ObjectId;
  sum: number;
  taken?: number;
  coins: number;
}

type Counts = Omit<Verification, '_id' | 'at' | 'milliseconds'>;

/**
 * Compares every balance with the entries while the system runs (`npm run ledger:verify` and the Reconciliation
 * screen).
 */
@Injectable()
@Emits(BalancesVerified)
export class LedgerCheckService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    @InjectModel(Verification.name) private readonly verifications: Model<Verification>,
    private readonly balances: BalancesService,
    private readonly events: DomainEvents,
  ) {}

  async verify(): Promise<Verification> {
    const at = new Date();
    // Reads a snapshot, so that concurrent movements do not appear as differences.
    const counts = await inTransaction(this.connection, () => this.compare(), SNAPSHOT);
    const differences = await this.confirmed(counts.differences);
    differences.push(...(await this.events.emit(new BalancesVerified())).flat());
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

  /** Returns the last verification, or undefined if there is none. */
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
    for await (const { account, summed, stored: held } of pairs(this.connection, this.entries)) {
      const stored = storedAccount(account);
      const expected = summed?.expected ?? 0;
      const entries = summed?.entries ?? 0;
      counts.accounts += 1;
      counts.lines += entries;
      counts.total += expected;
      if (!isAccount(account)) {
        const what = 'The entries use an unknown account';
        note({ account, label: '', balance: 0, expected, entries, what });
        continue;
      }
      const kind = (stored?.kind ?? account) as keyof LedgerSums;
      sums[kind] += expected;
      const balance = held?.balance ?? 0;
      if (!stored || balance === expected) continue;
      const label = held?.label ?? '';
      note({
        account,
        label,
        balance,
        expected,
        entries,
        what: 'The balance differs from the sum of the entries',
      });
    }
    for await (const difference of this.unevenEntries()) note(difference);
    return counts;
  }

  /** Finds entries whose lines do not move the entry's coins from its giving to its receiving account. */
  private async *unevenEntries(): AsyncGenerator<Difference> {
    const uneven = this.entries
      .aggregate<Uneven>([
        {
          $match: {
            $expr: {
              $or: [
                { $ne: [{ $sum: '$lines.amount' }, 0] },
                { $ne: [{ $arrayElemAt: ['$lines.amount', 1] }, '$coins'] },
                { $ne: ['$lines.account', ['$from', '$to']] },
                { $ne: [{ $size: '$lines' }, 2] },
              ],
            },
          },
        },
        {
          $project: {
            sum: { $sum: '$lines.amount' },
            taken: { $arrayElemAt: ['$lines.amount', 1] },
            coins: 1,
          },
        },
      ])
      .cursor<Uneven>();
    for await (const { _id, sum, taken, coins } of uneven) {
      const account = `entry:${_id.toHexString()}`;
      const [balance, expected, what] =
        sum !== 0
          ? [sum, 0, 'The lines of this entry do not add up to zero']
          : [taken ?? 0, coins, 'The lines of this entry do not match its coins and accounts'];
      yield { account, label: '', balance, expected, entries: 1, what };
    }
  }

  /**
   * Checks each account again on its own, because not every database engine reads the whole database from one snapshot.
   * Differences within a single entry need no second check: an entry is read as a whole and never changes.
   */
  private async confirmed(differences: Difference[]): Promise<Difference[]> {
    const confirmed: Difference[] = [];
    for (const difference of differences) {
      const stored = storedAccount(difference.account);
      const again = stored && (await this.again(difference, `${stored.kind}:${stored.id}`));
      if (!again || again.balance !== again.expected) confirmed.push(again ?? difference);
    }
    return confirmed;
  }

  private again(difference: Difference, account: `${'coinAgency' | 'earnings' | 'held' | 'user'}:${string}`) {
    return inTransaction(
      this.connection,
      async () => {
        const held = await this.balances.read(account);
        const { expected, entries } = await this.sumOf(account);
        return { ...difference, balance: held?.balance ?? 0, expected, entries };
      },
      SNAPSHOT,
    );
  }

  /** Sums the entries of one account. */
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
