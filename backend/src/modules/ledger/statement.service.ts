import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { present } from '../../core/present.js';
import { AppError } from '../../core/errors.js';
import type { Page } from '../../http/list-query.js';
import { findPage, type Listed } from '../../platform/database/paging.js';
import { DELETED_USER } from '../../core/deleted-user.js';
import {
  type Account,
  earningsAccount,
  heldAccount,
  PAID_OUT,
  PLATFORM,
  storedAccount,
  userAccount,
} from './accounts.js';
import { BalancesService } from './balances.service.js';
import { balanceOf, ClosingsService } from './closings.service.js';
import { LedgerCheckService } from './ledger-check.service.js';
import { LedgerEntry, type MovementKind } from './ledger-entry.schema.js';
import { type Back, takenBack } from './taken-back.js';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

export interface StatementFilter {
  kind?: MovementKind | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

/** An entry from the point of view of one account. */
export interface StatementRow extends LedgerEntry {
  amount: number;
  /** null if the balance is not stored and a filter leaves out entries between the rows. */
  balance: number | null;
  /** The account on the other side of the entry. */
  other: Account;
  otherLabel: string;
}

/** A row of a page, with the returns and reversals of its entry. */
export interface ListedRow extends StatementRow {
  back: Back;
}

/** The statement of an account: its entries, newest first, with the balance after each entry. */
@Injectable()
export class StatementService {
  constructor(
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    private readonly balances: BalancesService,
    private readonly closings: ClosingsService,
    private readonly check: LedgerCheckService,
  ) {}

  async head(account: Account): Promise<{ label: string; balance: number; deleted: boolean }> {
    const stored = storedAccount(account);
    if (!stored) {
      const label = account === PLATFORM ? 'Platform' : 'Paid out';
      return { label, balance: balanceOf(await this.closings.flows(account)), deleted: false };
    }
    const head = await this.balances.read(`${stored.kind}:${stored.id}`);
    if (head) return head;
    // The entries remain after a user deletes the account.
    const $in = [userAccount(stored.id), earningsAccount(stored.id), heldAccount(stored.id)];
    if (!(await this.entries.exists({ 'lines.account': { $in } })))
      throw new AppError('NOT_FOUND', 'This account does not exist');
    return { label: DELETED_USER, balance: (await this.check.sumOf(account)).expected, deleted: true };
  }

  async page(account: Account, filter: StatementFilter, page: Page): Promise<Listed<ListedRow>> {
    const found = await findPage(this.entries, this.matching(account, filter), page, NEWEST_FIRST);
    const [running, taken] = await Promise.all([
      this.runningFor(account, filter, found.records[0]),
      takenBack(this.entries, found.records),
    ]);
    const records = found.records.map((entry) => ({
      ...running(entry),
      back: present(taken.get(entry._id.toHexString())),
    }));
    return { ...found, records };
  }

  /** Streams all rows. */
  async *rows(account: Account, filter: StatementFilter): AsyncGenerator<StatementRow> {
    const entries = this.entries
      .find(this.matching(account, filter))
      .sort(NEWEST_FIRST)
      .lean<LedgerEntry[]>()
      .cursor({ batchSize: 500 }) as AsyncIterable<LedgerEntry>;
    let running: ((entry: LedgerEntry) => StatementRow) | undefined;
    for await (const entry of entries) {
      running ??= await this.runningFor(account, filter, entry);
      yield running(entry);
    }
  }

  private matching(account: Account, { kind, from, to }: StatementFilter): QueryFilter<LedgerEntry> {
    const createdAt = { ...(from ? { $gte: from } : {}), ...(to ? { $lt: to } : {}) };
    return {
      'lines.account': account,
      ...(kind ? { kind } : {}),
      ...(from || to ? { createdAt } : {}),
    };
  }

  /**
   * Returns a function that converts entries to rows, newest first. Each line stores its balance, except for the
   * platform's accounts: their first balance is the sum up to the first row, and each row subtracts its amount for the
   * next row.
   */
  private async runningFor(account: Account, { kind }: StatementFilter, first: LedgerEntry | undefined) {
    const isDerived = account === PLATFORM || account === PAID_OUT;
    let balance = isDerived && !kind && first ? balanceOf(await this.closings.flows(account, first)) : null;
    return (entry: LedgerEntry): StatementRow => {
      const line = present(entry.lines.find((one) => one.account === account));
      const gives = line.amount < 0;
      const after = line.balance ?? balance;
      if (balance !== null) balance -= line.amount;
      return {
        ...entry,
        amount: line.amount,
        balance: after,
        other: gives ? entry.to : entry.from,
        otherLabel: gives ? entry.toLabel : entry.fromLabel,
      };
    };
  }
}
