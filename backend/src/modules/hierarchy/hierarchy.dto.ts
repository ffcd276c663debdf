import { OmitType } from '@nestjs/swagger';
import { Id, Identifier, Items, OneOf, Optional, SearchText } from '../../http/fields.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsImage, ShowsInt, ShowsText } from '../../http/shown-fields.js';
import { ListQuery } from '../../http/list-query.js';

/** The kinds from the top down: each kind is the parent of the next. */
export const NODE_KINDS = ['bd', 'agencyadmin', 'agency', 'host'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];
/** The kinds that are staff accounts. */
export const STAFF_KINDS = ['bd', 'agencyadmin', 'agency'] as const;
export type StaffKind = (typeof STAFF_KINDS)[number];
/** The kinds that can be moved to another parent. */
export const MOVED_KINDS = ['agencyadmin', 'agency', 'host'] as const;
export type MovedKind = (typeof MOVED_KINDS)[number];
/** The staff accounts among them. */
export type MovedAccountKind = Exclude<MovedKind, 'host'>;
/** The parent code in queries for nodes whose parent is deleted. */
export const NO_PARENT = 'none';

export class HierarchyLevelQuery extends OmitType(ListQuery, ['around'] as const) {
  @OneOf(NODE_KINDS, 'HierarchyKind', { description: 'Kind of the nodes' }) kind: NodeKind;
  @Optional()
  @Identifier(30, {
    description: `Code of the parent; ${NO_PARENT}: nodes without an existing parent. BDs have no parent`,
    example: 'BD100001',
  })
  parent?: string;
}
/** The query for the earnings of a level of staff accounts. */
export class HierarchyCoinsQuery extends OmitType(HierarchyLevelQuery, [
  'kind',
  'format',
  'columns',
  'timeZone',
] as const) {
  @OneOf(STAFF_KINDS, 'HierarchyStaffKind', { description: 'Kind of the nodes' }) kind: StaffKind;
}
export class HierarchyNodeQuery {
  @OneOf(STAFF_KINDS, 'HierarchyStaffKind') kind: StaffKind;
  @Id() id: string;
}
export class HierarchySearchQuery {
  @SearchText(100, { description: 'Part of a name or code', example: 'AG100001' }) search: string;
}

export class HierarchyStep {
  @Shows({ enum: NODE_KINDS, enumName: 'HierarchyKind' }) kind: NodeKind;
  @ShowsText(`Code; ${NO_PARENT}: nodes of the next kind without an existing parent`, 'BD100001')
  code: string;
  @ShowsText('Name', 'Meera Nair') name: string;
}

class HierarchyIdentity extends HierarchyStep {
  @ShowsId() _id: string;
  @ShowsImage() image: string;
  @Shows({ type: Boolean, description: 'Whether the account cannot sign in' }) disabled: boolean;
}

export class HierarchyNode extends HierarchyIdentity {
  @ShowsText("Code of the parent, also when deleted; '' for a BD", 'BD100001') parent: string;
  @Shows({ type: String, required: false, description: '_id of the user of a host' }) user?: string;
  @Shows({ enum: ['0', '1'], description: "Of a host: '0' pending, '1' approved", required: false })
  status?: string;
  @ShowsInt('Agency admins below the node', 4) agencyAdmins: number;
  @ShowsInt('Agencies below the node', 12) agencies: number;
  @ShowsInt('Approved hosts below the node', 214) hosts: number;
  @ShowsInt('Pending host applications below the node', 3) pendingHosts: number;
  @Shows({
    type: 'integer',
    example: 120_000,
    required: false,
    description: 'Earnings of an approved host; the call `coins` returns the earnings of other nodes',
  })
  coins?: number;
}

/** The earnings of the approved hosts below a node. */
export class HierarchyCoins {
  @ShowsId() _id: string;
  @ShowsInt('Earnings', 120_000) coins: number;
}

export class HierarchyHit extends HierarchyIdentity {
  @Shows({ type: () => [HierarchyStep], description: 'Path to the node, from the top' })
  path: HierarchyStep[];
}

/** The number of nodes without a non-deleted parent, by kind. */
export class Unattached {
  @ShowsInt('Agency admins without a BD') agencyAdmins: number;
  @ShowsInt('Agencies without an agency admin') agencies: number;
  @ShowsInt('Hosts, approved and pending, without an agency') hosts: number;
}

export class MovedRecordDto {
  @Id() id: string;
  @Identifier(30, { description: 'Code of the parent that the caller saw', example: 'BD100001' })
  from: string;
}
@RefuseUnknown()
export class MoveDto {
  @OneOf(MOVED_KINDS, 'HierarchyMovedKind') kind: MovedKind;
  @Items(MovedRecordDto, 100) records: MovedRecordDto[];
  @Identifier(30, {
    description: 'Code or _id of the new parent: a BD, an agency admin or an agency',
    example: 'BD100002',
  })
  to: string;
}
@RefuseUnknown()
export class MoveHostsDto {
  @Identifier(30, { description: 'Code or _id of the agency, which may be deleted', example: 'AG100001' })
  from: string;
  @Identifier(30, { description: 'Code or _id of the new agency', example: 'AG100002' }) to: string;
}

export class MovedRecord {
  @ShowsId() _id: string;
  @ShowsText('Code; of a host its username', 'AA100001') code: string;
  @ShowsText('Name', 'Meera Nair') name: string;
  @ShowsText('Code of its parent before', 'BD100001') from: string;
  @ShowsText("Name of its parent before, '' when that parent no longer exists", 'Rahul Das') fromName: string;
}
export class MoveEffect {
  @ShowsText('Code of the new parent', 'BD100002') to: string;
  @ShowsText('Name of the new parent', 'Anita Rao') toName: string;
  @Shows({ type: () => [MovedRecord] }) records: MovedRecord[];
  @ShowsInt('Number of moved agency admins', 1) agencyAdmins: number;
  @ShowsInt('Number of moved agencies', 3) agencies: number;
  @ShowsInt('Number of moved approved hosts', 214) hosts: number;
  @ShowsInt('Number of moved pending host applications', 2) pendingHosts: number;
}
/** All hosts of an agency that move, or have moved, to another one. */
export class HostsMoveEffect {
  @ShowsText('Code of the agency', 'AG100001') from: string;
  @ShowsText('Name of the agency', 'Meera Nair') fromName: string;
  @ShowsText('Code of the new agency', 'AG100002') to: string;
  @ShowsText('Name of the new agency', 'Anita Rao') toName: string;
  @ShowsInt('Number of approved hosts', 214) hosts: number;
  @ShowsInt('Number of pending host applications', 2) pendingHosts: number;
  @ShowsInt('Number of rejected host applications', 5) rejectedHosts: number;
}
