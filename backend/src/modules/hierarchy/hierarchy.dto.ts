import { OmitType } from '@nestjs/swagger';
import {
  Id,
  Items,
  OneOf,
  Optional,
  RefuseUnknown,
  Shows,
  ShowsId,
  ShowsImage,
  ShowsInt,
  ShowsText,
  Text,
} from '../../http/fields.js';
import { ListQuery } from '../../http/list-query.js';

/** The kinds from the top down: each kind is the parent of the next. */
export const NODE_KINDS = ['bd', 'agencyadmin', 'agency', 'host'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];
/** The kinds that are staff accounts. */
export const STAFF_KINDS = ['bd', 'agencyadmin', 'agency'] as const;
export type StaffKind = (typeof STAFF_KINDS)[number];
/** The kinds that can be moved to another parent. */
export const MOVED_KINDS = ['agencyadmin', 'agency'] as const;
export type MovedKind = (typeof MOVED_KINDS)[number];
/** The parent code in queries for nodes whose parent is deleted. */
export const NO_PARENT = 'none';

export class HierarchyLevelQuery extends OmitType(ListQuery, ['around'] as const) {
  @OneOf(NODE_KINDS, 'HierarchyKind', { description: 'Kind of the nodes in the level' }) kind: NodeKind;
  @Optional()
  @Text(30, {
    description: `Code of the parent; ${NO_PARENT} for nodes whose parent is deleted. BDs have no parent`,
    example: 'BD100001',
  })
  parent?: string;
}
/** The query for the earnings of a level of staff accounts. */
export class HierarchyCoinsQuery extends OmitType(HierarchyLevelQuery, ['kind'] as const) {
  @OneOf(STAFF_KINDS, 'HierarchyStaffKind', { description: 'Kind of the nodes in the level' })
  kind: StaffKind;
}
export class HierarchyNodeQuery {
  @OneOf(STAFF_KINDS, 'HierarchyStaffKind') kind: StaffKind;
  @Id() id: string;
}
export class HierarchySearchQuery {
  @Text(100, { description: 'Part of a name or code', example: 'AG100001' }) search: string;
}

export class HierarchyStep {
  @Shows({ enum: NODE_KINDS, enumName: 'HierarchyKind' }) kind: NodeKind;
  @ShowsText(`Code; ${NO_PARENT} for the nodes of the next kind whose parent is deleted`, 'BD100001')
  code: string;
  @ShowsText('Name', 'Meera Nair') name: string;
}

class HierarchyIdentity extends HierarchyStep {
  @ShowsId() _id: string;
  @ShowsImage() image: string;
  @Shows({ type: Boolean, description: 'Whether the account cannot sign in' }) disabled: boolean;
}

export class HierarchyNode extends HierarchyIdentity {
  @ShowsText("Code of the parent, even if the parent is deleted; '' for a BD", 'BD100001') parent: string;
  @Shows({ type: String, required: false, description: 'For hosts: _id of the user' }) user?: string;
  @Shows({ enum: ['0', '1'], description: "For hosts: '0' pending, '1' approved", required: false })
  status?: string;
  @ShowsInt('Agency admins below the node', 4) agencyAdmins: number;
  @ShowsInt('Agencies below the node', 12) agencies: number;
  @ShowsInt('Approved hosts below the node', 214) hosts: number;
  @ShowsInt('Pending host applications below the node', 3) pendingHosts: number;
  @Shows({
    type: 'integer',
    example: 120_000,
    required: false,
    description: 'For hosts: earnings if approved. The endpoint `coins` returns the earnings of other nodes',
  })
  coins?: number;
}

/** The earnings of the approved hosts below a node. */
export class HierarchyCoins {
  @ShowsId() _id: string;
  @ShowsInt('Earnings', 120_000) coins: number;
}

export class HierarchyHit extends HierarchyIdentity {
  @Shows({ type: () => [HierarchyStep], description: 'Nodes to open to reach the hit, from the top' })
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
  @Text(30, { description: 'Code of the parent that the caller saw', example: 'BD100001' })
  from: string;
}
@RefuseUnknown()
export class MoveDto {
  @OneOf(MOVED_KINDS, 'HierarchyMovedKind') kind: MovedKind;
  @Items(MovedRecordDto, 100) records: MovedRecordDto[];
  @Text(30, { description: 'Code or _id of the new parent: a BD or an agency admin', example: 'BD100002' })
  to: string;
}

export class MovedRecord {
  @ShowsId() _id: string;
  @ShowsText('Code', 'AA100001') code: string;
  @ShowsText('Name', 'Meera Nair') name: string;
  @ShowsText('Code of the previous parent', 'BD100001') from: string;
  @ShowsText("Name of the previous parent, '' if the parent is deleted", 'Rahul Das') fromName: string;
}
export class MoveEffect {
  @ShowsText('Code of the new parent', 'BD100002') to: string;
  @ShowsText('Name of the new parent', 'Anita Rao') toName: string;
  @Shows({ type: () => [MovedRecord] }) records: MovedRecord[];
  @ShowsInt('Agency admins that move', 1) agencyAdmins: number;
  @ShowsInt('Agencies that move', 3) agencies: number;
  @ShowsInt('Approved hosts that move', 214) hosts: number;
  @ShowsInt('Pending host applications that move', 2) pendingHosts: number;
}
