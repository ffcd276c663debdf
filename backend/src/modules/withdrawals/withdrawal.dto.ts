import { ApiSchema, IntersectionType } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import {
  Flag,
  FreeText,
  Id,
  Identifier,
  Ids,
  Int,
  OneOf,
  Optional,
  SearchTextOrEmpty,
  Text,
} from '../../http/fields.js';
import { ExportedAs, Words } from '../../http/exports/exported-as.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import {
  Shows,
  ShowsId,
  ShowsImage,
  ShowsInt,
  ShowsText,
  ShowsTime,
  ShowsTimeOrNull,
} from '../../http/shown-fields.js';
import { CoinsOf, DaysOf, Filter } from '../../http/filter-fields.js';
import { ExportedPageQuery, filtersOf, ListQuery, Sort } from '../../http/list-query.js';
import { BANK_FIELDS, type BankField } from './bank-details.js';
import type { BankExport } from './bank-export.schema.js';
import type { Withdrawal, WithdrawalDecision as Decision } from './withdrawal.schema.js';

const STATUSES = ['0', '1', '2'] as const;
type Status = (typeof STATUSES)[number];
const StatusField = (description = '0: pending, 1: approved, 2: rejected') =>
  OneOf(STATUSES, 'WithdrawalStatus', { description, example: '0' });

/** `from` and `to` are days of the request. */
export class WithdrawalListQuery extends IntersectionType(ListQuery, DaysOf('createdAt'), CoinsOf('coins')) {
  @StatusField() status: Status;
  @Sort('createdAt', 'coins', 'username') sort?: string;
  @Optional() @Flag({ description: 'Whether in a bank export; omitted: all' }) @Filter() exported?: boolean;
  @Optional()
  @Id({ description: '_id of the bank export that contains the requests' })
  @Filter('exported', 'id')
  export?: string;
  @Optional()
  @Identifier(30, {
    description: 'Code of the agency that the host had at the time of the request',
    example: 'AG100001',
    'x-refers': 'agency',
  })
  @Filter()
  agencyCode?: string;
  @Optional()
  @Text(100, { description: 'How the name of the bank begins, case-insensitive', example: 'hdfc' })
  @Filter()
  bank?: string;
}
/** The filters of the list, for decisions about all that it shows. */
export class WithdrawalListFilter extends filtersOf(WithdrawalListQuery) {}
export class WithdrawalSearchQuery extends ExportedPageQuery {
  @SearchTextOrEmpty(100, {
    description:
      'Part of a username or name (case-insensitive), a full account number or its last four digits',
    example: 'ani',
  })
  search: string;
  // The documents require a status, and older clients send an empty one for all.
  @IsOptional() @StatusField('0: pending, 1: approved, 2: rejected; empty: all') status?: Status;
}
export class DecisionQuery {
  @StatusField('1: approve, 2: reject') status: Status;
}
const From = () =>
  Int(0, 2, { description: 'The status that the caller saw; 409 when it has changed', example: 0 });
const Reason = () =>
  FreeText(500, { lines: true, description: 'Reason; shown to the user after a rejection', example: '' });
export class DecideWithdrawalDto {
  @Optional() @From() from?: number;
  @Optional() @Reason() reason?: string;
}
@RefuseUnknown()
export class MakeBankExportDto {
  @Optional()
  @Ids(1000, { description: '_ids of approved requests; omitted: all approved requests without an export' })
  ids?: string[];
}
@RefuseUnknown()
export class DecideWithdrawalsDto {
  @Ids(100, { description: '_ids of the requests' }) ids: string[];
  @StatusField('1: approve, 2: reject') status: Status;
  @Optional() @From() from?: number;
  @Optional() @Reason() reason?: string;
}
export class WithdrawalDetailsDto {
  @Id({ description: '_id of the user' }) userId: string;
  @Optional() @Id({ description: '_id of the request; omitted: the latest request' }) request?: string;
}

/** Selects a request to read with a masked account number. */
export class WithdrawalEvidenceQuery {
  @Optional() @Id({ description: '_id of the request' }) id?: string;
  @Optional()
  @Id({ description: '_id of the user; without a request id, the latest request' })
  userId?: string;
}

/** Names the fields for people. */
export const FAULT_WORDS: Record<BankField, string> = {
  accountNo: 'account number',
  ifscCode: 'IFSC code',
  panNumber: 'PAN',
  bankName: 'bank name',
};
const BankFaults = ({ required = true } = {}) =>
  Shows({
    required,
    enum: BANK_FIELDS,
    enumName: 'BankField',
    isArray: true,
    description:
      'Fields that the bank would refuse, omitted when there are none; a request with such a field goes into no bank export',
  });

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
  @ShowsText('Account number, masked except the last four characters', '••••••7890') accountNo: string;
  @ShowsText('Bank', 'State Bank of India') bankName: string;
  @ShowsText('IFSC code', 'SBIN0001234') ifscCode: string;
  @ExportedAs((faults?: BankField[]) => (faults ?? []).map((one) => FAULT_WORDS[one]).join(', '))
  @BankFaults({ required: false })
  faults?: BankField[];
  @Shows({
    type: 'integer',
    required: false,
    description:
      'The place of a pending request among those that the user made on the same day; omitted for the first one',
    example: 2,
  })
  requestOfDay?: number;
  @Shows({
    type: 'integer',
    required: false,
    description:
      'Other users whose requests name the bank account of a pending request; omitted when there are none',
    example: 1,
  })
  accountSharers?: number;
  @Shows({
    type: String,
    required: false,
    description:
      'Code of the agency that the host had at the time of the request; omitted for a user who was no host',
    example: 'AG100001',
  })
  agencyCode?: string;
  @Shows({
    type: String,
    required: false,
    description: 'Present name of this agency; omitted when there is none',
    example: 'Star Agency',
  })
  agencyName?: string;
  @Words({ 0: 'Pending', 1: 'Approved', 2: 'Rejected' })
  @Shows({
    enum: [0, 1, 2],
    enumName: 'WithdrawalState',
    description: '0: pending, 1: approved, 2: rejected',
  })
  status: 0 | 1 | 2;
  @ShowsText('Why it was rejected', '') reason: string;
  @ShowsText("Who decided last, '' while pending", 'Meera Nair') decidedBy: string;
  @ShowsTimeOrNull('Time of that decision')
  decidedAt: string | null;
  @Shows({
    type: Boolean,
    description:
      'Two admins must agree: to approve above the limit (in one step or within 24 hours), or to reject after a bank export',
  })
  needsTwo: boolean;
  @ShowsText("First of two agreeing admins, '' when none has agreed", '') agreedBy: string;
  @Shows({ enum: [0, 1, 2], nullable: true, description: 'Status chosen by the first admin' })
  agreedOn: 0 | 1 | 2 | null;
  @ShowsText('Reason of the first admin', '') agreedReason: string;
  @Shows({ type: Boolean, description: 'true: the caller is the first admin and cannot confirm' })
  agreedByYou: boolean;
  @Shows({
    type: String,
    required: false,
    description:
      'Reason why the caller may not confirm; omitted when the caller may confirm or replace the first admin',
  })
  obstacle?: string;
  @Shows({ type: Boolean, description: 'It went into a bank export' }) exported: boolean;
  @ShowsTime('When the user requested it') createdAt: string;
}

export class WithdrawalCounts {
  @ShowsInt('Pending requests', 12) pending: number;
  @ShowsInt('Approved requests', 80) approved: number;
  @ShowsInt('Rejected requests', 5) rejected: number;
  @ShowsInt('Approved requests without a bank export', 7) toExport: number;
  @ShowsTimeOrNull('When the oldest pending request was made')
  oldestPending: string | null;
  @ShowsTimeOrNull('When the oldest approved request without a bank export was made')
  oldestToExport: string | null;
}

export class WithdrawalResult {
  @ShowsId() id: string;
  @Shows({ type: Boolean, description: 'false: nothing changed' }) done: boolean;
  @Shows({ type: Boolean, description: 'true: recorded; another admin must confirm' }) needsSecond: boolean;
  @ShowsText('Result, or the reason why nothing changed', 'Withdrawal approved') message: string;
  @ShowsText("'' when it was done", 'INVALID_TRANSITION') code: string;
}

export class WithdrawalDecisionRow {
  @Shows({ enum: [0, 1, 2] }) from: 0 | 1 | 2;
  @Shows({ enum: [0, 1, 2] }) to: 0 | 1 | 2;
  @ShowsText('Who', 'Meera Nair') by: string;
  @ShowsText("First of two agreeing admins, '' when one was enough", '') agreedBy: string;
  @ShowsText('Why', '') reason: string;
  @ShowsTime() at: string;
}

export class BankExportQuery extends ListQuery {
  @Sort('at') sort?: string;
}

@ApiSchema({ name: 'BankExport' })
export class BankExportDto {
  @ShowsId() _id: string;
  @ShowsInt('Requests', 12) count: number;
  @ShowsInt('Coins', 60000) coins: number;
  @ShowsText('Name of the admin', 'Meera Nair') by: string;
  @ShowsTime() at: string;
}

/** An approved request that an export leaves out. */
export class LeftOutDto {
  @ShowsId() _id: string;
  @ShowsId('_id of the user') userId: string;
  @ShowsText('Username', 'anita.sharma') username: string;
  @ShowsInt('Coins', 5000) coins: number;
  @BankFaults() faults: BankField[];
}

export const toLeftOut = ({ _id, user, username, coins }: Withdrawal, faults: BankField[]): LeftOutDto => ({
  _id: _id.toHexString(),
  userId: user.toHexString(),
  username,
  coins,
  faults,
});

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
