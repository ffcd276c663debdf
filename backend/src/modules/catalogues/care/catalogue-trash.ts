import { Injectable } from '@nestjs/common';
import { between } from '../../../core/days.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { TimeZones } from '../../../platform/time-zone/time-zones.js';
import { CATALOGUE_KINDS } from '../registry/catalogue-list.js';
import { CataloguesService } from '../registry/catalogues.service.js';
import type { TrashedRecord, TrashQuery } from './catalogues.dto.js';

/** The catalogue records deleted in the last 30 days. */
@Injectable()
export class CatalogueTrash {
  constructor(
    private readonly catalogues: CataloguesService,
    private readonly audit: AuditService,
    private readonly zones: TimeZones,
  ) {}

  /** Lists the records deleted on these days, by default all, newest first, at most 1,000 of a kind. */
  async list({ kind: named, from, to }: TrashQuery): Promise<TrashedRecord[]> {
    const deletedAt = between(from, to, this.zones.calendar);
    const kinds = named ? [named] : CATALOGUE_KINDS;
    const lists = await Promise.all(
      kinds.map(async (kind) =>
        (await this.catalogues.get(kind).trashed(deletedAt)).map((record) => ({ kind, ...record })),
      ),
    );
    const records = lists.flat();
    const deleters = await this.audit.lastActors(
      records.map(({ id }) => id),
      kinds.map((kind) => `${kind}.delete`),
    );
    return records
      .sort((one, other) => other.deletedAt.getTime() - one.deletedAt.getTime())
      .map((record) => ({
        ...record,
        deletedAt: record.deletedAt.toISOString(),
        deletedBy: deleters.get(record.id)?.name ?? '',
      }));
  }
}
