import { Injectable } from '@nestjs/common';
import type { Caller } from '../../core/caller.js';
import { may } from '../../core/may.js';
import { Scope } from '../../core/scope.js';
import { CatalogueTrash } from '../catalogues/care/catalogue-trash.js';
import { CATALOGUE_KINDS, type CatalogueKind } from '../catalogues/registry/catalogue-list.js';
import { HostRecordTrash } from '../hosts/live/host-record-trash.js';
import { CODED_KINDS, type CodedKind } from '../staff/shared/codes.js';
import { StaffTrash } from '../staff-accounts/staff-trash.js';
import { isIn, rightOver, type TrashEntry, type TrashListQuery } from './trash.dto.js';

/** The trash of the whole product, made of the trash of each domain. */
@Injectable()
export class TrashService {
  constructor(
    private readonly catalogues: CatalogueTrash,
    private readonly staff: StaffTrash,
    private readonly hostRecords: HostRecordTrash,
  ) {}

  /**
   * Lists what was deleted on these days, by default all and newest first: of the kinds that the caller may see or, with
   * `write`, change.
   */
  async list(
    caller: Caller,
    { kind, sort, ...days }: TrashListQuery,
    verb: 'read' | 'write' = 'read',
  ): Promise<TrashEntry[]> {
    const scope = Scope.of(caller);
    const lists = await Promise.all([
      this.catalogueRecords(kind, days),
      this.staffAccounts(scope, kind, days),
      this.deletedHostRecords(kind, days),
    ]);
    const shown = lists.flat().filter((entry) => may(caller, rightOver(entry.kind, verb)));
    const newestFirst = shown.sort((one, other) => other.deletedAt.localeCompare(one.deletedAt));
    return sort === 'deletedAt' ? newestFirst.reverse() : newestFirst;
  }

  private async catalogueRecords(kind: string | undefined, days: Days): Promise<TrashEntry[]> {
    if (kind !== undefined && !isIn<CatalogueKind>(CATALOGUE_KINDS, kind)) return [];
    return this.catalogues.list({ ...days, ...(kind && { kind }) });
  }

  private async staffAccounts(scope: Scope, kind: string | undefined, days: Days): Promise<TrashEntry[]> {
    if (kind !== undefined && !isIn<CodedKind>(CODED_KINDS, kind)) return [];
    return this.staff.list(scope, { ...days, kind });
  }

  private async deletedHostRecords(kind: string | undefined, days: Days): Promise<TrashEntry[]> {
    if (kind !== undefined && kind !== 'hostRecord') return [];
    return (await this.hostRecords.list(days)).map(({ _id, count, label, at, by }) => ({
      kind: 'hostRecord',
      id: _id.toHexString(),
      label: count === 1 ? label : `${count} records: ${label} and others`,
      deletedAt: at.toISOString(),
      deletedBy: by,
    }));
  }
}

type Days = Omit<TrashListQuery, 'kind' | 'sort'>;
