import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { present } from '../../core/present.js';
import { AppError } from '../../core/errors.js';
import { once, type Page, type TimeOrder } from '../../http/list-query.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { daySums, type DaySum } from '../../platform/database/day-sums.js';
import { findPage, type Listed, sortOf } from '../../platform/database/paging.js';
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
import { LedgerEntry } from './ledger-entry.schema.js';
import { type StatementFilter, statementWhere } from './statement-filter.js';
import { type Back, takenBack } from './taken-back.js';

/** What the entries of a statement are asked for. */
export interface StatementQuery extends StatementFilter {
  sort?: TimeOrder | undefined;
  /** Adds the sums of the days on the page. */
  daySums?: boolean | undefined;
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

export interface ListedStatement extends Listed<ListedRow> {
  days?: DaySum<'received' | 'given'>[];
}

/** The statement of an account: its entries, newest first, with the balance after each entry. */
@Injectable()
export class StatementService {
  constructor(
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    private readonly balances: BalancesService,
    private readonly closings: ClosingsService,
    private readonly check: LedgerCheckService,
    private readonly zones: TimeZones,
  ) {}

  async head(account: Account): Promise<{ label: string; balance: number; owed: number; deleted: boolean }> {
    const stored = storedAccount(account);
    if (!stored) {
      const label = account === PLATFORM ? 'Platform' : 'Paid out';
      return { label, balance: balanceOf(await this.closings.flows(account)), owed: 0, deleted: false };
    }
    const head = await this.balances.read(`${stored.kind}:${stored.id}`);
    if (head) return head;
    // The entries remain after a user deletes the account.
    const $in = [userAccount(stored.id), earningsAccount(stored.id), heldAccount(stored.id)];
    if (!(await this.entries.exists({ 'lines.account': { $in } })))
      throw new AppError('NOT_FOUND', 'This account does not exist');
    return {
      label: DELETED_USER,
      balance: (await this.check.sumOf(account)).expected,
      owed: 0,
      deleted: true,
    };
  }

  /** Lists the entries, newest first by default. */
  async page(
    account: Account,
    { sort = '-createdAt', daySums: withDays, ...filter }: StatementQuery,
    page: Page,
  ): Promise<ListedStatement> {
    const { calendar } = this.zones;
    const matching = statementWhere(account, filter, calendar);
    const found = await findPage(this.entries, matching, page, sortOf(sort, {}));
    const [running, taken, days] = await Promise.all([
      // The function keeps the balance, so an export makes it once.
      once(page, 'running', () => this.runningFor(account, filter, found.records[0], sort)),
      takenBack(this.entries, found.records),
      withDays && this.daysOf(account, matching, found.records, page),
    ]);
    const records = found.records.map((entry) => ({
      ...running(entry),
      back: present(taken.get(entry._id.toHexString())),
    }));
    return { ...found, records, ...(days && { days }) };
  }

  private daysOf(account: Account, matching: QueryFilter<LedgerEntry>, rows: LedgerEntry[], page: Page) {
    const gives = { $eq: ['$from', account] };
    return daySums(this.entries, {
      rows,
      within: (createdAt) => ({ $and: [matching, { createdAt }] }),
      sums: { received: { $cond: [gives, 0, '$coins'] }, given: { $cond: [gives, '$coins', 0] } },
      calendar: this.zones.calendar,
      filters: page.filters,
    });
  }

  /**
   * Returns a function that converts entries to rows, in their order. Each line stores its balance, except for the
   * platform's accounts: their first balance is the sum up to the first row. A row subtracts its amount for the next
   * older row, or adds the amount of the next newer row.
   */
  private async runningFor(
    account: Account,
    filter: StatementFilter,
    first: LedgerEntry | undefined,
    sort: TimeOrder,
  ) {
    const isDerived = account === PLATFORM || account === PAID_OUT;
    // These filters leave out entries between the rows.
    const isWhole = Object.entries(filter).every(
      ([name, value]) => value === undefined || name === 'from' || name === 'to',
    );
    const lineOf = (entry: LedgerEntry) => present(entry.lines.find((one) => one.account === account));
    const isOldestFirst = sort === 'createdAt';
    let balance = isDerived && isWhole && first ? balanceOf(await this.closings.flows(account, first)) : null;
    // The balance before the first row, to which the first row adds its amount.
    if (balance !== null && first && isOldestFirst) balance -= lineOf(first).amount;
    return (entry: LedgerEntry): StatementRow => {
      const line = lineOf(entry);
      const gives = line.amount < 0;
      if (balance !== null && isOldestFirst) balance += line.amount;
      const after = line.balance ?? balance;
      if (balance !== null && !isOldestFirst) balance -= line.amount;
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
