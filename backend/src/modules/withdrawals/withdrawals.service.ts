import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
import { AppError, type FieldError } from '../../core/errors.js';
import { inCoins } from '../../core/grouped.js';
import type { Page } from '../../http/list-query.js';
import { currentTime } from '../../core/request-context.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { whereOf } from '../../platform/database/filters.js';
import { findPage, type Listed, sortOf } from '../../platform/database/paging.js';
import { escapePattern, type Renaming, renameRecords, searchFilter } from '../../platform/database/search.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { FingerprintOf } from '../../platform/events/change-feed.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { earningsAccount, heldAccount } from '../ledger/accounts.js';
import { HostsService } from '../hosts/hosts.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { normaliseCode } from '../staff/shared/codes.js';
import { AccountDeleted, AccountDeletionRequested, UserRenamed } from '../users/user-events.js';
import { DELETED_USER } from '../../core/deleted-user.js';
import { UsersService } from '../users/users.service.js';
import { BankSeals } from './bank-seals.js';
import { type BankDetails, withoutPerson } from './bank-details.js';
import { type WithdrawalCounts, WithdrawalListFilter } from './withdrawal.dto.js';
import { maskAccount } from './bank-details.js';
import {
  Withdrawal,
  WITHDRAWAL_SEARCH_FIELDS,
  WITHDRAWAL_STATUS,
  type WithdrawalStatus,
} from './withdrawal.schema.js';

const DAY = 24 * 3_600_000;
/** Milliseconds. For 7 days after an export, it may have to be sent to the bank again. */
const EXPORTED_FOR = 7 * DAY;
/**
 * Milliseconds. An approved request not exported after 30 days counts as paid and no longer blocks account deletion.
 */
const APPROVED_FOR = 30 * DAY;

/** Matches any id. An index serves a range, but not a `not null` condition. */
const ANY_EXPORT = { $gte: new Types.ObjectId('0'.repeat(24)) };

/** The filters and the order of the list, and `ids` for these requests only. Without a status: every state. */
export type WithdrawalQuery = Omit<WithdrawalListFilter, 'status'> & {
  status?: WithdrawalStatus;
  ids?: string[];
  sort?: string;
};

/** Withdrawal requests: made by users and listed by staff. */
@Injectable()
export class WithdrawalsService {
  constructor(
    @InjectModel(Withdrawal.name) private readonly withdrawals: Model<Withdrawal>,
    private readonly seals: BankSeals,
    private readonly users: UsersService,
    private readonly hosts: HostsService,
    private readonly ledger: LedgerService,
    private readonly idempotency: IdempotencyService,
    private readonly zones: TimeZones,
  ) {}

  /**
   * Creates a request and holds its coins from the user's earnings until the decision. `toAnswer` gets the request and
   * its masked account number.
   */
  ask<A extends object>(
    caller: Caller,
    { coins, bankName, ...details }: BankDetails & { bankName: string; coins: number },
    key: IdempotencyKey | undefined,
    toAnswer: (withdrawal: Withdrawal, account: string) => A,
  ): Promise<A> {
    return this.idempotency.once(key, async () => {
      const { _id: user, username, name } = await this.users.find(caller.id);
      const agencyCode = (await this.hosts.approvedOf(caller.id))?.agencyCode ?? '';
      return async () => {
        const _id = new Types.ObjectId();
        const subjects = [subjectOf({ _id })];
        await this.ledger.move({
          kind: 'hold',
          from: earningsAccount(user),
          to: heldAccount(user),
          coins,
          subjects,
        });
        // After the movement, which makes a refund at the same time wait: both change the user.
        const { owedCoins } = await this.users.find(caller.id);
        if (owedCoins) throw new AppError('INVALID_TRANSITION', owesText(owedCoins));
        const now = currentTime();
        const asked = new this.withdrawals({
          _id,
          user,
          username,
          name,
          coins,
          bankName,
          bankKey: bankName.toLowerCase(),
          agencyCode,
          ...this.seals.seal(_id, details),
          createdAt: now,
          changedAt: now,
        });
        await asked.save();
        return toAnswer(asked.toObject(), maskAccount(details.accountNo));
      };
    });
  }

  /** Lists a user's own requests, newest first. */
  ownOf(user: string, page: Page): Promise<Listed<Withdrawal>> {
    return findPage(this.withdrawals, { user: new Types.ObjectId(user) }, page, { createdAt: -1, _id: -1 });
  }

  async list(
    { search, sort = '-createdAt', status, exported, bank, ids, ...query }: WithdrawalQuery,
    page: Page,
  ): Promise<Listed<Withdrawal>> {
    const filter = {
      // Names every state, so that an index by state finds the requests.
      status: status ?? { $in: Object.values(WITHDRAWAL_STATUS) },
      ...(ids && { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }),
      ...(exported !== undefined && { exported: exported ? ANY_EXPORT : null }),
      // A filter by one bank export replaces the filter by any.
      ...whereOf(query, this.zones.calendar, WithdrawalListFilter),
      ...(query.agencyCode && { agencyCode: normaliseCode(query.agencyCode) }),
      ...(bank && { bankKey: { $regex: `^${escapePattern(bank.toLowerCase())}` } }),
      ...this.searchFilter(search),
    };
    return findPage(this.withdrawals, filter, page, sortOf(sort, {}));
  }

  /** Searches by a part of username or name, by a whole account number, or by its last four characters. */
  private searchFilter(search: string | undefined): Record<string, unknown> {
    const byUser = searchFilter(search, WITHDRAWAL_SEARCH_FIELDS);
    const keys = this.seals.searchKeys(search);
    return keys.length ? { $or: [byUser, { accountKeys: { $in: keys } }] } : byUser;
  }

  /** Returns the account number of a request, masked to its last four characters. */
  maskedAccountOf(withdrawal: Withdrawal): string {
    return maskAccount(this.seals.openOrBlank(withdrawal).accountNo);
  }

  async find(id: string): Promise<Withdrawal> {
    const withdrawal = await this.withdrawals.findById(id).lean();
    if (!withdrawal) throw new AppError('NOT_FOUND', 'This withdrawal does not exist');
    return withdrawal;
  }

  /** Returns these requests. */
  named(ids: Types.ObjectId[]): Promise<Withdrawal[]> {
    return this.withdrawals.find({ _id: { $in: ids } }).lean();
  }

  /** Returns the given request of a user, or the user's latest request. */
  async findOf(user: string, request: string | undefined): Promise<Withdrawal> {
    const where = { user: new Types.ObjectId(user), ...(request ? { _id: request } : {}) };
    const withdrawal = await this.withdrawals.findOne(where).sort({ createdAt: -1 }).lean();
    if (!withdrawal) throw new AppError('NOT_FOUND', 'This user does not have this withdrawal');
    return withdrawal;
  }

  /**
   * Blocks account deletion while a withdrawal may be unpaid. The coins of an approved withdrawal have left the wallet,
   * and without the account number no admin could transfer the money.
   */
  @On(AccountDeletionRequested)
  async obstacle({ user }: AccountDeletionRequested): Promise<FieldError | undefined> {
    const { pending, approved: status } = WITHDRAWAL_STATUS;
    const within = (milliseconds: number) => ({ $gt: new Date(currentTime().getTime() - milliseconds) });
    const unpaid = [
      { status: pending },
      { status, exported: null, changedAt: within(APPROVED_FOR) },
      { status, changedAt: within(EXPORTED_FOR) },
    ];
    const open = await this.withdrawals
      .findOne({ user, $or: unpaid }, { status: 1 })
      .sort({ status: 1 })
      .lean();
    if (!open) return undefined;
    const message =
      open.status === pending
        ? 'A withdrawal awaits a decision. Try again after the decision'
        : 'An approved withdrawal is on its way to your bank. Please try again later';
    return { field: 'withdrawals', message };
  }

  /** Updates the username in the user's requests. */
  @On(UserRenamed)
  rename(event: UserRenamed): Promise<Renaming> {
    return renameRecords(this.withdrawals, event, WITHDRAWAL_SEARCH_FIELDS);
  }

  /**
   * Anonymizes the withdrawals of a deleted user. Decisions and the masked account numbers stay. Bank details that
   * cannot be decrypted stay sealed; BankSeals.sealAll shortens them when their secret is set again.
   */
  @On(AccountDeleted)
  async forget({ user }: AccountDeleted): Promise<void> {
    const anonymous = { username: DELETED_USER, name: '', searchKeys: [], accountKeys: [] };
    const own = await this.withdrawals.find({ user }).lean();
    await this.withdrawals.bulkWrite(
      own.map((one) => {
        const details = this.seals.openIfIntact(one);
        const { $set = {}, ...rest } = details ? this.seals.updateOf(one._id, withoutPerson(details)) : {};
        return {
          updateOne: { filter: { _id: one._id }, update: { $set: { ...$set, ...anonymous }, ...rest } },
        };
      }),
      { strict: false },
    );
  }

  /** Counts the requests of one user by state. */
  async countOf(user: Types.ObjectId): Promise<Pick<WithdrawalCounts, 'pending' | 'approved' | 'rejected'>> {
    const of = (status: WithdrawalStatus) => this.withdrawals.countDocuments({ user, status });
    const [pending, approved, rejected] = await Promise.all([
      of(WITHDRAWAL_STATUS.pending),
      of(WITHDRAWAL_STATUS.approved),
      of(WITHDRAWAL_STATUS.rejected),
    ]);
    return { pending, approved, rejected };
  }

  async count(): Promise<WithdrawalCounts> {
    const of = (status: WithdrawalStatus) => this.withdrawals.countDocuments({ status });
    const unsent = { status: WITHDRAWAL_STATUS.approved, exported: null };
    const [pending, approved, rejected, toExport, oldest, oldestUnsent] = await Promise.all([
      of(WITHDRAWAL_STATUS.pending),
      of(WITHDRAWAL_STATUS.approved),
      of(WITHDRAWAL_STATUS.rejected),
      this.withdrawals.countDocuments(unsent),
      this.withdrawals.findOne({ status: WITHDRAWAL_STATUS.pending }).sort({ createdAt: 1, _id: 1 }).lean(),
      // The _id grows with the time of the request.
      this.withdrawals.findOne(unsent).sort({ _id: 1 }).lean(),
    ]);
    const oldestPending = oldest?.createdAt.toISOString() ?? null;
    const oldestToExport = oldestUnsent?.createdAt.toISOString() ?? null;
    return { pending, approved, rejected, toExport, oldestPending, oldestToExport };
  }

  /** Migration: fills in `changedAt` for requests from before the field existed. */
  async dateChanges(): Promise<void> {
    await this.withdrawals.updateMany(
      { changedAt: { $exists: false } },
      [{ $set: { changedAt: '$createdAt' } }],
      { updatePipeline: true },
    );
  }

  /** Returns a value that changes when a request is made, agreed on, decided or exported. */
  @FingerprintOf('withdrawals')
  async fingerprint(): Promise<string> {
    const newest = await this.withdrawals.findOne({}, { changedAt: 1 }).sort({ changedAt: -1 }).lean();
    return `${newest?._id.toHexString()} ${newest?.changedAt.getTime()}`;
  }
}

const owesText = (coins: number) =>
  `You owe ${inCoins(coins)} of refunded purchases. Coins that you buy or are given pay them first. Then you can withdraw`;

/** Returns the subject that refers to a withdrawal in ledger entries. */
export const subjectOf = ({ _id }: { _id: Types.ObjectId }) => ({
  kind: 'withdrawal',
  id: _id.toHexString(),
  label: 'Withdrawal',
});
