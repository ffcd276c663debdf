import { IntersectionType, OmitType } from '@nestjs/swagger';
import { STAFF_ROLES } from '../../core/roles.js';
import { Id, Identifier, OneOf, Optional, SearchTextOrEmpty, Text } from '../../http/fields.js';
import { ExportedAs } from '../../http/exports/exported-as.js';
import { Shows, ShowsId, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import { DaysOf, Filter } from '../../http/filter-fields.js';
import { ListQuery, Sort } from '../../http/list-query.js';
import { FOUND } from './account-search.js';
import { DECISIONS } from './decisions.js';
import type { AuditRecord } from '../../platform/audit/audit.schema.js';
import {
  CHANGE_KINDS,
  type ChangeKind,
  changesOf,
  VALUE_KINDS,
  type ValueKind,
} from '../../platform/audit/changes.js';

const ROLES = [...STAFF_ROLES, 'user'] as const;
type ActorRole = (typeof ROLES)[number];
const WHO = `Name, code or number of the actor; covers the first ${FOUND} accounts of each kind`;
const SEARCH = `Name, code or number of the actor or the target, also of the user whose request or video it is, or the whole name or _id of the record; covers the first ${FOUND} accounts of each kind`;

export class AuditQuery extends IntersectionType(OmitType(ListQuery, ['search', 'around']), DaysOf('at')) {
  @Sort('at') sort?: string;
  @Optional() @SearchTextOrEmpty(100, { description: SEARCH, example: 'Meera' }) search?: string;
  @Optional()
  @SearchTextOrEmpty(100, { description: WHO, example: 'BD100001' })
  @Filter()
  who?: string;
  @Optional()
  @OneOf(ROLES, 'AuditRole', { description: 'Role of the actor' })
  @Filter('actor.role')
  role?: ActorRole;
  @Optional() @Id({ description: '_id of the actor' }) @Filter('actor.id') actor?: string;
  @Optional()
  @Text(60, {
    description: `Action; \`${DECISIONS}\`: all decisions about waiting records`,
    example: 'user.ban',
  })
  @Filter()
  action?: string;
  @Optional()
  @Text(60, { description: 'Kind of record', example: 'user' })
  @Filter('target.kind')
  kind?: string;
  @Optional() @Identifier(100, { description: 'Id of the record' }) @Filter('target.id') target?: string;
  @Optional()
  @Identifier(100, { description: 'All changes of one request' })
  @Filter('requestId')
  requestId?: string;
}
/** The query of an export. */
export class AuditFilter extends OmitType(AuditQuery, ['page', 'limit']) {}

export class AuditEntryActor {
  @Shows({ enum: [...ROLES], enumName: 'AuditRole' }) role: ActorRole;
  @ShowsId() id: string;
  @ShowsText("'' for the admin", 'BD100001') code: string;
  @ShowsText('Name at that time', 'Meera Nair') name: string;
}
export class AuditEntryTarget {
  @ShowsText('Kind of record', 'user') kind: string;
  @ShowsText('Its id', '66f0c0ffee00000000000001') id: string;
  @ShowsText("Label at that time, '' when it has no name", 'anita.sharma') label: string;
  @ShowsText("_id of the user whose withdrawal or host application it is, '' for others", '') user: string;
  @Shows({
    type: 'integer',
    nullable: true,
    description: 'Current status of a host application; null for others',
  })
  status: number | null;
}
/** The data that a link to the record's screen needs. */
export type TargetPlace = Pick<AuditEntryTarget, 'user' | 'status'>;
const NOWHERE: TargetPlace = { user: '', status: null };

export class AuditChange {
  @ShowsText('Field, or the path to a part of it', 'walletFreeze.reason') field: string;
  @Shows({ enum: [...CHANGE_KINDS], enumName: 'AuditChangeKind' }) change: ChangeKind;
  @Shows({ enum: [...VALUE_KINDS], enumName: 'AuditValueKind', description: 'Type of the values' })
  value: ValueKind;
  @ShowsText("Previous value, '' if empty; secrets are masked", 'before') before: string;
  @ShowsText("New value, '' if empty; secrets are masked", 'after') after: string;
}
export class AuditEntry {
  @ShowsId() _id: string;
  @ShowsTime() at: string;
  @Shows({ type: () => AuditEntryActor }) actor: AuditEntryActor;
  @Shows({
    type: String,
    required: false,
    description: "Name of the admin who issued the actor's password and may still know it",
    example: 'Meera Nair',
  })
  passwordBy?: string;
  @ExportedAs((action: string, { undo }: AuditEntry) => (undo ? `${action} (undo)` : action))
  @ShowsText('`<kind>.<verb>`', 'user.ban')
  action: string;
  @Shows({ type: () => AuditEntryTarget }) target: AuditEntryTarget;
  @ExportedAs((changes: AuditChange[]) =>
    changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join('; '),
  )
  @Shows({ type: () => [AuditChange], description: 'Only changed fields' })
  changes: AuditChange[];
  @ShowsText("Reason, '' when none was given", 'Fraud') reason: string;
  @ShowsText('Network address', '127.0.0.1') address: string;
  @ShowsText('Id of the request', '3f6c0e1a') requestId: string;
  @ExportedAs((undo: boolean) => (undo ? 'Undo' : ''))
  @Shows({ type: Boolean, description: 'Whether the change undid an earlier one' })
  undo: boolean;
}

/** Converts an audit record. `place` locates the record's screen, for kinds where the id alone is not enough. */
export const toAuditEntry = (record: AuditRecord, place: TargetPlace = NOWHERE): AuditEntry => ({
  _id: record._id.toHexString(),
  at: record.at.toISOString(),
  actor: { ...record.actor, role: record.actor.role as ActorRole },
  ...(record.passwordBy && { passwordBy: record.passwordBy.name }),
  action: record.action,
  target: { ...record.target, ...place },
  changes: changesOf(record.before, record.after),
  reason: record.reason,
  address: record.address,
  requestId: record.requestId,
  undo: record.undo === true,
});
