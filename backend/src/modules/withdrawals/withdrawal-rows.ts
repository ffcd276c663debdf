import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { dayAfter } from '../../core/days.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { CoinLimitsService } from '../coins/limits/coin-limits.service.js';
import { userAccount } from '../ledger/accounts.js';
import { type Permission, SecondAdmins } from '../staff/admins/second-admins.js';
import { AgencyService } from '../staff/agency/agency.service.js';
import { UsersService } from '../users/users.service.js';
import { type BankDetails, bankFaults, maskAccount } from './bank-details.js';
import { BankSeals } from './bank-seals.js';
import type { WithdrawalDto } from './withdrawal.dto.js';
import { Withdrawal, WITHDRAWAL_STATUS } from './withdrawal.schema.js';

/** Converts requests to the rows that admins read. */
@Injectable()
export class WithdrawalRows {
  constructor(
    @InjectModel(Withdrawal.name) private readonly withdrawals: Model<Withdrawal>,
    private readonly seals: BankSeals,
    private readonly users: UsersService,
    private readonly agencies: AgencyService,
    private readonly limits: CoinLimitsService,
    private readonly secondAdmins: SecondAdmins,
    private readonly zones: TimeZones,
  ) {}

  /**
   * Returns the rows for an admin: with user pictures, names of agencies, whether two admins must agree, and what marks a
   * pending request.
   */
  async describe(caller: Caller, withdrawals: Withdrawal[]): Promise<WithdrawalDto[]> {
    const agreed = withdrawals.flatMap(({ agreement }) => (agreement ? [agreement.by] : []));
    const banks = new Map(withdrawals.map((one) => [one, this.seals.openIfIntact(one)]));
    const pending = withdrawals.filter(({ status }) => status === WITHDRAWAL_STATUS.pending);
    const [pictures, agencyNames, leftTo, permissions, placeOf, sharersOf] = await Promise.all([
      this.users.picturesOf(withdrawals.map(({ user }) => user)),
      this.agencies.namesOf(withdrawals.map(({ agencyCode }) => agencyCode)),
      this.limits.leftAlone(
        'withdrawal',
        caller.id,
        withdrawals.map(({ user }) => userAccount(user)),
      ),
      this.secondAdmins.permissions(caller.id, agreed),
      this.placesInDay(pending),
      this.sharers(pending, banks),
    ]);
    return withdrawals.map((one) =>
      toWithdrawal(one, {
        picture: pictures.get(one.user.toHexString()) ?? '',
        agencyName: agencyNames.get(one.agencyCode) ?? '',
        bank: banks.get(one),
        limit: leftTo(userAccount(one.user)),
        obstacle: one.agreement ? refusalOf(permissions.get(one.agreement.by)) : '',
        reader: caller.id,
        requestOfDay: placeOf(one),
        accountSharers: sharersOf(one),
      }),
    );
  }

  /** Returns a function that counts the requests which a user made on the day of a request until then, with it. */
  private async placesInDay(pending: Withdrawal[]): Promise<(one: Withdrawal) => number> {
    if (!pending.length) return () => 0;
    const { calendar } = this.zones;
    const dayOf = ({ createdAt }: Pick<Withdrawal, 'createdAt'>) => calendar.dayOf(createdAt);
    const days = new Map(pending.map((one) => [`${one.user.toHexString()} ${dayOf(one)}`, one]));
    const found = await this.withdrawals
      .find(
        {
          $or: [...days.values()].map((one) => ({
            user: one.user,
            createdAt: { $gte: calendar.startOf(dayOf(one)), $lt: calendar.startOf(dayAfter(dayOf(one))) },
          })),
        },
        { user: 1, createdAt: 1 },
      )
      .lean();
    return (one) =>
      found.filter(
        ({ user, createdAt, _id }) =>
          user.equals(one.user) &&
          dayOf({ createdAt }) === dayOf(one) &&
          (createdAt < one.createdAt || (_id <= one._id && +createdAt === +one.createdAt)),
      ).length;
  }

  /** Returns a function that counts the other users whose requests name the bank account of a request. */
  private async sharers(
    pending: Withdrawal[],
    banks: Map<Withdrawal, BankDetails | undefined>,
  ): Promise<(one: Withdrawal) => number> {
    const keys = new Map(
      pending.map((one) => [one, this.seals.accountKeys(banks.get(one)?.accountNo ?? '')]),
    );
    const $in = [...keys.values()].flat();
    const found = $in.length
      ? await this.withdrawals.aggregate<{ _id: { key: string; user: Types.ObjectId } }>([
          { $match: { accountKeys: { $in } } },
          { $unwind: '$accountKeys' },
          { $match: { accountKeys: { $in } } },
          { $group: { _id: { key: '$accountKeys', user: '$user' } } },
        ])
      : [];
    return (one) => {
      const own = keys.get(one) ?? [];
      const others = found.filter(({ _id: { key, user } }) => own.includes(key) && !user.equals(one.user));
      return new Set(others.map(({ _id }) => _id.user.toHexString())).size;
    };
  }
}

/** Returns why an admin may neither confirm an agreement nor replace it, or ''. */
const refusalOf = (permission?: Permission): string =>
  !permission || permission.mayAskInstead ? '' : permission.obstacle;

/** The data of a row in addition to its record. */
interface RowContext {
  picture: string;
  /** '' for a user who was no host. */
  agencyName: string;
  /** undefined: the details cannot be decrypted. */
  bank: BankDetails | undefined;
  /** Approvals of more coins than this by the reader need two admins. null: no limit. */
  limit: number | null;
  /** Why the reader may neither confirm the first admin's agreement nor replace it, or ''. */
  obstacle: string;
  /** _id of the admin who reads the row. */
  reader: string;
  /** The place of a pending request among those that the user made on the same day. */
  requestOfDay: number;
  /** The number of other users with the same bank account. */
  accountSharers: number;
}

const toWithdrawal = (
  one: Withdrawal,
  { picture, agencyName, bank, limit, reader, obstacle, requestOfDay, accountSharers }: RowContext,
): WithdrawalDto => {
  const last = one.decisions.at(-1);
  const faults = bank ? bankFaults({ ...bank, bankName: one.bankName }) : [];
  const exported = one.exported !== null;
  const aboveLimit = limit !== null && one.coins > limit;
  return {
    _id: one._id.toHexString(),
    userId: { _id: one.user.toHexString(), username: one.username, name: one.name, picture },
    coins: one.coins,
    accountNo: maskAccount(bank?.accountNo ?? ''),
    bankName: one.bankName,
    ifscCode: bank?.ifscCode ?? '',
    ...(faults.length > 0 && { faults }),
    ...(requestOfDay > 1 && { requestOfDay }),
    ...(accountSharers > 0 && { accountSharers }),
    ...(one.agencyCode && { agencyCode: one.agencyCode }),
    ...(agencyName && { agencyName }),
    status: one.status,
    reason: last?.reason ?? '',
    decidedBy: last?.name ?? '',
    decidedAt: last?.at.toISOString() ?? null,
    needsTwo: one.status === WITHDRAWAL_STATUS.approved ? exported : aboveLimit || one.agreement !== null,
    agreedBy: one.agreement?.name ?? '',
    agreedOn: one.agreement?.to ?? null,
    agreedReason: one.agreement?.reason ?? '',
    agreedByYou: one.agreement?.by === reader,
    ...(obstacle && { obstacle }),
    exported,
    createdAt: one.createdAt.toISOString(),
  };
};
