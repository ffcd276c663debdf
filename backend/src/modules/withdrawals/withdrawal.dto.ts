import { ApiSchema } from '@nestjs/swagger';
import {
  Flag,
  FreeText,
  Id,
  Ids,
  Int,
  OneOf,
  Optional,
  RefuseUnknown,
  Shows,
  ShowsId,
  ShowsImage,
  ShowsInt,
  ShowsText,
  ShowsTime,
} from '../../http/fields.js';
import { ListQuery, Sort } from '../../http/list-query.js';
import { type BankDetails, maskAccount } from './bank-details.js';
import type { BankExport } from './bank-export.schema.js';
import {
  type Withdrawal,
  WITHDRAWAL_STATUS,
  type WithdrawalDecision as Decision,
} from './withdrawal.schema.js';

const STATUSES = ['0', '1', '2'] as const;
type Status = (typeof STATUSES)[number];
const StatusField = (description = '0 pending, 1 approved, 2 rejected') =>
  OneOf(STATUSES, 'WithdrawalStatus', { description, example: '0' });

export class WithdrawalListQuery extends ListQuery {
  @StatusField() status: Status;
  @Sort('createdAt', 'coins', 'username') sort?: string;
  @Optional() @Flag({ description: 'In a bank export or not; left out: either' }) exported?: boolean;
}
export class WithdrawalSearchQuery {
  @FreeText(100, {
    description: 'A part of username or name in any case, a whole account number, or the last four of one',
    example: 'ani',
  })
  search: string;
  @StatusField() status: Status;
  @Optional() @Int(1, 1_000_000, { description: 'From 1', example: 1 }) page?: number;
  @Optional() @Int(1, 100, { description: 'Records a page', example: 20 }) limit?: number;
}
export class DecisionQuery {
  @StatusField('1 approve, 2 reject') status: Status;
}
const From = () =>
  Int(0, 2, { description: 'The state that the decider saw; 409 when it is no longer so', example: 0 });
const Reason = () => FreeText(500, { description: 'Why; shown to the user after a reject', example: '' });
export class DecideWithdrawalDto {
  @Optional() @From() from?: number;
  @Optional() @Reason() reason?: string;
}
@RefuseUnknown()
export class MakeBankExportDto {
  @Optional()
  @Ids(1000, { description: '_ids of approved requests; left out: all that no export has' })
  ids?: string[];
}
@RefuseUnknown()
export class DecideWithdrawalsDto {
  @Ids(100, { description: '_ids of the requests' }) ids: string[];
  @StatusField('1 approve, 2 reject') status: Status;
  @Optional() @From() from?: number;
  @Optional() @Reason() reason?: string;
}
export class WithdrawalDetailsDto {
  @Id({ description: '_id of the user' }) userId: string;
  @Optional() @Id({ description: '_id of the request; left out: the last one' }) request?: string;
}

/** Selects a request to read with a masked account number. */
export class WithdrawalEvidenceQuery {
  @Optional() @Id({ description: '_id of the request' }) id?: string;
  @Optional() @Id({ description: '_id of the user: without a request its last one' }) userId?: string;
}

/** The user who asks for the withdrawal. */
export class WithdrawalUser {
  @ShowsId() _id: string;
  @ShowsText('Username', 'anita.sharma') username: string;
  @ShowsText('Name', 'Anita Sharma') name: string;
  @ShowsImage() picture: string;
}

@ApiSchema({ name: 'Withdrawal' })
export class WithdrawalDto {
  @ShowsId() _id: string;
  @Shows({ type: () => WithdrawalUser }) userId: WithdrawalUser;
  @ShowsInt('Coins', 5000) coins: number;
  @ShowsText('Masked to the last four', '••••••7890') accountNo: string;
  @ShowsText('Bank', 'State Bank of India') bankName: string;
  @ShowsText('IFSC code', 'SBIN0001234') ifscCode: string;
  @Shows({ enum: [0, 1, 2], enumName: 'WithdrawalState', description: '0 pending, 1 approved, 2 rejected' })
  status: 0 | 1 | 2;
  @ShowsText('Why it was rejected', '') reason: string;
  @ShowsText("Who decided last, '' as long as it is pending", 'Meera Nair') decidedBy: string;
  @Shows({ type: String, format: 'date-time', nullable: true, description: 'When that was' })
  decidedAt: string | null;
  @Shows({
    type: Boolean,
    description:
      'Two admins have to agree: to approve it above the limit, alone or with what the caller approved alone in 24 hours; to reject it after a bank export',
  })
  needsTwo: boolean;
  @ShowsText("Admin who agreed first where two have to, '' when none did", '') agreedBy: string;
  @Shows({ enum: [0, 1, 2], nullable: true, description: 'The state that the first admin agreed on' })
  agreedOn: 0 | 1 | 2 | null;
  @ShowsText('Why the first admin agreed', '') agreedReason: string;
  @Shows({ type: Boolean, description: 'The first admin is the caller, so another one has to confirm' })
  agreedByYou: boolean;
  @Shows({
    type: String,
    required: false,
    description:
      'Why the caller may not confirm what the first admin agreed on; left out when the caller may, or may agree in place of that admin',
  })
  obstacle?: string;
  @Shows({ type: Boolean, description: 'It went into a bank export' }) exported: boolean;
  @ShowsTime('When the user asked') createdAt: string;
}

export class WithdrawalCounts {
  @ShowsInt('Pending requests', 12) pending: number;
  @ShowsInt('Approved requests', 80) approved: number;
  @ShowsInt('Rejected requests', 5) rejected: number;
  @ShowsInt('Approved requests that no bank export has', 7) toExport: number;
}

export class WithdrawalResult {
  @ShowsId() id: string;
  @Shows({ type: Boolean, description: 'false: nothing changed' }) done: boolean;
  @Shows({ type: Boolean, description: 'Noted: another admin has to agree' }) needsSecond: boolean;
  @ShowsText('What happened, or why nothing did', 'Withdrawal approved') message: string;
  @ShowsText("'' when it was done", 'INVALID_TRANSITION') code: string;
}

export class WithdrawalDecisionRow {
  @Shows({ enum: [0, 1, 2] }) from: 0 | 1 | 2;
  @Shows({ enum: [0, 1, 2] }) to: 0 | 1 | 2;
  @ShowsText('Who', 'Meera Nair') by: string;
  @ShowsText("Admin who agreed first, '' where one was enough", '') agreedBy: string;
  @ShowsText('Why', '') reason: string;
  @ShowsTime() at: string;
}

@ApiSchema({ name: 'BankExport' })
export class BankExportDto {
  @ShowsId() _id: string;
  @ShowsInt('Requests', 12) count: number;
  @ShowsInt('Coins', 60000) coins: number;
  @ShowsText('Who', 'Meera Nair') by: string;
  @ShowsTime() at: string;
}

/** The data of a row in addition to its record. */
interface Beside {
  picture: string;
  bank: BankDetails;
  /** Approvals of more coins than this by the reader need two admins. null: no limit. */
  limit: number | null;
  /** Why the reader may neither confirm the first admin's agreement nor replace it, or ''. */
  obstacle: string;
  /** _id of the admin who reads the row. */
  reader: string;
}

export const toWithdrawal = (
  one: Withdrawal,
  { picture, bank, limit, reader, obstacle }: Beside,
): WithdrawalDto => {
  const last = one.decisions.at(-1);
  const exported = one.exported !== null;
  const aboveLimit = limit !== null && one.coins > limit;
  return {
    _id: one._id.toHexString(),
    userId: { _id: one.user.toHexString(), username: one.username, name: one.name, picture },
    coins: one.coins,
    accountNo: maskAccount(bank.accountNo),
    bankName: one.bankName,
    ifscCode: bank.ifscCode,
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

export const toDecisionRow = ({ from, to, name, agreedBy, reason, at }: Decision): WithdrawalDecisionRow => ({
  from,
  to,
  by: name,
  agreedBy: agreedBy ?? '',
  reason,
  at: at.toISOString(),
});

export const toBankExport = ({ _id, count, coins, by, at }: BankExport): BankExportDto => ({
  _id: _id.toHexString(),
  count,
  coins,
  by,
  at: at.toISOString(),
});
