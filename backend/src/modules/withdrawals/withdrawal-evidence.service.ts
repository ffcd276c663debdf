import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { present } from '../../core/present.js';
import type { Caller } from '../../core/caller.js';
import { Scope } from '../../core/scope.js';
import { Agency } from '../staff/agency/agency.schema.js';
import { type CodedStaff, InjectStaff } from '../staff/shared/staff.js';
import { fieldError } from '../../core/errors.js';
import { FIELD_REQUIRED } from '../../http/fields.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { HostsService } from '../hosts/hosts.service.js';
import { earningsAccount } from '../ledger/accounts.js';
import { LedgerEntry } from '../ledger/ledger-entry.schema.js';
import type { User } from '../users/user.schema.js';
import { toStanding } from '../users/user.dto.js';
import { UsersService } from '../users/users.service.js';
import { BankSeals } from './bank-seals.js';
import type { BankDetails } from './bank-details.js';
import { BankExportsService } from './bank-exports.service.js';
import type {
  AgencyOfUser,
  GiftEarnings,
  SameAccountUser,
  UserDetails,
  WithdrawalDetails,
  WithdrawalEvidence,
} from './withdrawal-record.dto.js';
import { toBankExport, toDecisionRow } from './withdrawal.dto.js';
import { maskAccount } from './bank-details.js';
import { Withdrawal, WITHDRAWAL_STATUS } from './withdrawal.schema.js';
import { WithdrawalRows } from './withdrawal-rows.js';
import { WithdrawalsService } from './withdrawals.service.js';

/** The maximum number of entries per list. */
const MAX_SHOWN = 20;

/** The fields of the requesting user that are shown. */
type Requester = Pick<
  User,
  '_id' | 'picture' | 'bio' | 'username' | 'email' | 'name' | 'receivingCoins' | 'heldCoins' | 'walletFreeze'
>;

/** Reads one request with the evidence for a decision. */
@Injectable()
export class WithdrawalEvidenceService {
  constructor(
    @InjectModel(Withdrawal.name) private readonly withdrawals: Model<Withdrawal>,
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    private readonly list: WithdrawalsService,
    private readonly rows: WithdrawalRows,
    private readonly seals: BankSeals,
    private readonly users: UsersService,
    private readonly hosts: HostsService,
    @InjectStaff(Agency) private readonly agencies: CodedStaff<'agency', Agency>,
    private readonly exports: BankExportsService,
    private readonly audit: AuditService,
  ) {}

  /** Returns the documented record with the full bank account. Every call is audited. */
  async reveal(caller: Caller, userId: string, request: string | undefined): Promise<WithdrawalDetails> {
    const found = await this.list.findOf(userId, request);
    const { _id, user: id, username, bankName, createdAt } = found;
    const { accountNo, ifscCode, panNumber } = this.seals.open(found);
    const [known, agency] = await Promise.all([
      this.users.findIfId(id.toHexString()),
      this.agencyOf(caller, id),
    ]);
    const target = { kind: 'withdrawal', id: _id.toHexString(), label: username };
    await this.audit.record({ action: 'withdrawal.reveal', target });
    return {
      request: _id.toHexString(),
      userDetails: toUserDetails(requesterOf(found, known)),
      accountDetails: { accountNo, ifscCode, bankName, panNumber },
      agency,
      createdAt: createdAt.toISOString(),
    };
  }

  /** Returns the evidence for a request, or for the latest request of a user. */
  async evidence(
    caller: Caller,
    { id, userId: of }: { id?: string; userId?: string },
  ): Promise<WithdrawalEvidence> {
    if (!id && !of) throw fieldError('id', FIELD_REQUIRED);
    const request = of ? await this.list.findOf(of, id) : await this.list.find(present(id));
    const { user: userId } = request;
    const bank = this.seals.openOrBlank(request);
    const [known, bankExport, earlier, totalPaid, earned, agency, sameAccount] = await Promise.all([
      this.users.findIfId(userId.toHexString()),
      request.exported && this.exports.find(request.exported.toHexString()),
      this.withdrawals
        .find({ user: userId, _id: { $ne: request._id } })
        .sort({ createdAt: -1 })
        .limit(MAX_SHOWN)
        .lean(),
      this.totalPaid(userId),
      this.giftsOf(userId),
      this.agencyOf(caller, userId),
      this.othersWithAccount(request, bank),
    ]);
    const user = requesterOf(request, known);
    const [shown, ...requests] = await this.rows.describe(caller, [request, ...earlier]);
    return {
      request: present(shown),
      user: toUserDetails(user),
      standing: known ? toStanding(known) : null,
      panNumber: maskAccount(bank.panNumber),
      export: bankExport && toBankExport(bankExport),
      decisions: request.decisions.map(toDecisionRow),
      requests,
      totalPaid,
      earnings: user.receivingCoins,
      held: user.heldCoins ?? 0,
      ...earningsOf(earned, totalPaid + user.receivingCoins + (user.heldCoins ?? 0)),
      frozen: user.walletFreeze?.reason ?? '',
      agency,
      sameAccount,
    };
  }

  private async totalPaid(user: Types.ObjectId): Promise<number> {
    const [sum] = await this.withdrawals.aggregate<{ coins: number }>([
      { $match: { user, status: WITHDRAWAL_STATUS.approved } },
      { $group: { _id: null, coins: { $sum: '$coins' } } },
    ]);
    return sum?.coins ?? 0;
  }

  /**
   * Returns the gifts that a user earned most coins from, highest earnings first, and the coins of all gifts. Reversed
   * gifts do not count.
   */
  private async giftsOf(user: Types.ObjectId): Promise<{ gifts: GiftEarnings[]; coins: number }> {
    const earnings = earningsAccount(user);
    const sign = { $cond: [{ $eq: ['$kind', 'gift'] }, 1, -1] };
    const [earned] = await this.entries.aggregate<{ gifts: GiftEarnings[]; coins: number }>([
      {
        $match: {
          $or: [
            { to: earnings, kind: 'gift' },
            { from: earnings, kind: 'reversal' },
          ],
        },
      },
      { $set: { gift: { $ifNull: [{ $arrayElemAt: ['$subjects.label', 0] }, ''] } } },
      {
        $group: {
          _id: '$gift',
          count: { $sum: sign },
          coins: { $sum: { $multiply: [sign, '$coins'] } },
        },
      },
      { $match: { count: { $gt: 0 } } },
      { $sort: { coins: -1, _id: 1 } },
      {
        $group: {
          _id: null,
          gifts: { $push: { title: '$_id', count: '$count', coins: '$coins' } },
          coins: { $sum: '$coins' },
        },
      },
      { $project: { _id: 0, coins: 1, gifts: { $slice: ['$gifts', MAX_SHOWN] } } },
    ]);
    return earned ?? { gifts: [], coins: 0 };
  }

  private async agencyOf(caller: Caller, user: Types.ObjectId): Promise<AgencyOfUser> {
    const host = await this.hosts.approvedOf(user.toHexString());
    const agency = host && (await this.agencies.codes.findEverByCode(Scope.of(caller), host.agencyCode));
    return { uniqueId: host?.agencyCode ?? '', bd: agency?.bd ?? '', admin: agency?.admin ?? '' };
  }

  private async othersWithAccount(
    { user }: Withdrawal,
    { accountNo }: BankDetails,
  ): Promise<SameAccountUser[]> {
    const others = await this.withdrawals.aggregate<{
      _id: Types.ObjectId;
      username: string;
      requests: number;
      last: Date;
    }>([
      { $match: { accountKeys: { $in: this.seals.accountKeys(accountNo) }, user: { $ne: user } } },
      {
        $group: {
          _id: '$user',
          username: { $last: '$username' },
          requests: { $sum: 1 },
          last: { $max: '$createdAt' },
        },
      },
      { $sort: { last: -1 } },
      { $limit: MAX_SHOWN },
    ]);
    return others.map(({ _id, username, requests, last }) => ({
      _id: _id.toHexString(),
      username,
      requests,
      last: last.toISOString(),
    }));
  }
}

/** Divides the coins that a user has earned into those of the shown gifts, of other gifts, and the rest. */
function earningsOf({ gifts, coins }: { gifts: GiftEarnings[]; coins: number }, totalEarned: number) {
  const shown = gifts.reduce((sum, gift) => sum + gift.coins, 0);
  return { gifts, otherGifts: coins - shown, otherCoins: totalEarned - coins, totalEarned };
}

/** Returns the current user record, or the user data left in the request after the user deleted the account. */
function requesterOf({ user, username }: Withdrawal, known: User | undefined): Requester {
  const unknown = { picture: '', bio: '', email: '', name: '', receivingCoins: 0, heldCoins: 0 };
  return known ?? { ...unknown, _id: user, username };
}

const toUserDetails = ({ _id, picture, bio, username, email, name }: Requester): UserDetails => ({
  _id: _id.toHexString(),
  picture,
  bio,
  username,
  email,
  name,
});
