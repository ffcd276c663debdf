import type { Right } from '../../core/rights.js';
import { OneOf, Optional } from '../../http/fields.js';
import { DayRangeQuery, Sort } from '../../http/list-query.js';
import { Shows, ShowsId, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import { CATALOGUE_KINDS, type CatalogueKind } from '../catalogues/registry/catalogue-list.js';
import { CODED_KINDS, type CodedKind } from '../staff/shared/codes.js';

/** What the trash holds: catalogue records, staff accounts, and deletions of host records. */
export const TRASHED_KINDS = [...CATALOGUE_KINDS, ...CODED_KINDS, 'hostRecord'] as const;
export type TrashedKind = CatalogueKind | CodedKind | 'hostRecord';

export const isIn = <Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind =>
  (kinds as readonly string[]).includes(kind);

/** Returns the right to see or to change records of this kind, deleted or not. */
export function rightOver(kind: TrashedKind, verb: 'read' | 'write'): Right {
  if (kind === 'hostRecord') return `hosts.${verb}`;
  return isIn(CODED_KINDS, kind) ? `staff.${verb}` : `catalogues.${verb}`;
}

/** `from` and `to` are days of deletion. */
export class TrashListQuery extends DayRangeQuery {
  @Sort('deletedAt') sort?: string;
  @Optional()
  @OneOf(TRASHED_KINDS, 'TrashedKind', { description: 'Kind of record', example: 'gifts' })
  kind?: TrashedKind;
}

export class TrashEntry {
  @Shows({ enum: [...TRASHED_KINDS], enumName: 'TrashedKind', description: 'Kind of record' })
  kind: TrashedKind;
  @ShowsId('Id of the record; for host records, of their deletion, which is restored as a whole') id: string;
  @ShowsText('Label for staff', 'Rose') label: string;
  @ShowsTime('When it was deleted; it can be restored for 30 days') deletedAt: string;
  @ShowsText('Name of the person who deleted it', 'Asha Verma') deletedBy: string;
}
