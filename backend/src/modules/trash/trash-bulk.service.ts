import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '../../core/caller.js';
import { AppError } from '../../core/errors.js';
import { assertMay } from '../../core/may.js';
import { present } from '../../core/present.js';
import { requestContext } from '../../core/request-context.js';
import { Scope } from '../../core/scope.js';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
import { BulkService } from '../../platform/bulk/bulk.service.js';
import type { BulkEffect } from '../../platform/bulk/bulk-action.js';
import { HostRecordTrash } from '../hosts/live/host-record-trash.js';
import { CATALOGUE_KINDS } from '../catalogues/registry/catalogue-list.js';
import { CataloguesService } from '../catalogues/registry/catalogues.service.js';
import { StaffTrash } from '../staff-accounts/staff-trash.js';
import { CODED_KINDS } from '../staff/shared/codes.js';
import { isIn, rightOver, type TrashedKind } from './trash.dto.js';
import type { RestoreTrashDto, TrashListFilter } from './trash-bulk.dto.js';
import { TrashService } from './trash.service.js';

const RESTORE = 'trash.restore';
/** The kinds of which records of other kinds are part: they are restored first. */
const FIRST: readonly TrashedKind[] = ['bd', 'agencyadmin', 'vips', 'live-gift-categories'];
const rankOf = (kind: TrashedKind) => (FIRST.includes(kind) ? FIRST.indexOf(kind) : FIRST.length);

/** Restores many entries of the trash at once, each by the call of its kind. */
@Injectable()
export class TrashBulkService implements OnModuleInit {
  constructor(
    private readonly bulk: BulkService,
    private readonly trash: TrashService,
    private readonly catalogues: CataloguesService,
    private readonly staff: StaffTrash,
    private readonly hostRecords: HostRecordTrash,
  ) {}

  onModuleInit(): void {
    // The id of a target is `kind:id`, because the trash holds records of all kinds.
    this.bulk.register(RESTORE, {
      record: 'trash',
      ...{ right: 'trash.restore', stepUp: false },
      change: (target) => {
        const [kind = '', id = ''] = target.split(':');
        return this.restore(kind as TrashedKind, id);
      },
    });
  }

  start(
    caller: Caller,
    filter: TrashListFilter,
    { ids, expected }: RestoreTrashDto,
    key: IdempotencyKey | undefined,
  ) {
    return this.bulk.start(
      caller,
      {
        ...{ kind: RESTORE, title: 'Restore from the trash', expected },
        ...(!ids && { filter }),
        select: async () => {
          const selected = ids && new Set(ids);
          const entries = await this.trash.list(caller, ids ? {} : filter, 'write');
          return entries
            .filter(({ id }) => !selected || selected.has(id))
            .sort((one, other) => rankOf(one.kind) - rankOf(other.kind))
            .map(({ kind, id, label, deletedBy }) => ({
              ...{ id: `${kind}:${id}`, label, detail: deletedBy && `Deleted by ${deletedBy}` },
            }));
        },
      },
      key,
    );
  }

  private async restore(kind: TrashedKind, id: string): Promise<BulkEffect> {
    const caller = present(requestContext()?.caller);
    assertMay(caller, rightOver(kind, 'write'));
    if (kind === 'hostRecord') {
      await this.hostRecords.restore(id);
      return { change: null };
    }
    if (isIn(CATALOGUE_KINDS, kind)) {
      await this.catalogues.get(kind).restore(id);
      return { change: null };
    }
    if (!isIn(CODED_KINDS, kind)) throw new AppError('NOT_FOUND', 'The trash holds no such record');
    const { warning } = await this.staff.restore(Scope.of(caller), { kind, id });
    return { change: null, reason: warning };
  }
}
