import { ApiSchema, OmitType } from '@nestjs/swagger';
import type { Caller } from '../../core/caller.js';
import { STAFF_ROLES } from '../../core/roles.js';
import { Id, Int, OneOf, Optional } from '../../http/fields.js';
import { PageQuery } from '../../http/list-query.js';
import { Shows, ShowsText } from '../../http/shown-fields.js';
import { changesOf } from '../../platform/audit/changes.js';
import type { AuditRecord } from '../../platform/audit/audit.schema.js';
import { CODED_KINDS, type CodedKind } from '../staff/shared/codes.js';
import { AuditEntry } from './audit.dto.js';
import type { RecordHistory } from './record-history.service.js';

export class RecordHistoryQuery extends OmitType(PageQuery, ['limit']) {
  @OneOf(CODED_KINDS, 'HistoryKind', { description: 'Kind of record', example: 'agency' }) kind: CodedKind;
  @Id({ description: '_id of the record' }) record: string;
  @Optional() @Int(1, 100, { description: 'Changes per page; omitted: 5', example: 5 }) limit?: number;
}

/** A change of a record in the caller's scope. */
@ApiSchema({ name: 'RecordHistoryEntry' })
export class RecordHistoryEntryDto extends OmitType(AuditEntry, [
  'actor',
  'target',
  'address',
  'requestId',
  'reason',
  'passwordBy',
] as const) {
  @ShowsText(
    "Name of the actor at that time; '' for a platform admin, and for a parent that the record no longer has",
    'Meera Nair',
  )
  by: string;
  @Shows({ enum: [...STAFF_ROLES, 'user'], enumName: 'AuditRole', description: 'Role of the actor' })
  role: string;
  @ShowsText("Reason, '' when none was given or `by` is ''", 'On leave') reason: string;
}

/** The fields that every reader of an account sees in full. Where the account belongs is in the record itself. */
const SHOWN = new Set(['name', 'email', 'number', 'image', 'username', 'password']);

/** Converts a change to what the caller may know of it. */
export function toRecordHistoryEntry(
  { _id, at, actor, action, before, after, reason, undo }: AuditRecord,
  { around }: RecordHistory,
  caller: Pick<Caller, 'id'>,
): RecordHistoryEntryDto {
  const isNamed = actor.id === caller.id || (actor.role !== 'admin' && around.has(actor.code));
  return {
    _id: _id.toHexString(),
    at: at.toISOString(),
    action,
    changes: changesOf(before, after).filter(({ field }) => SHOWN.has(field)),
    undo: undo === true,
    by: isNamed ? actor.name : '',
    role: actor.role,
    reason: isNamed ? reason : '',
  };
}
