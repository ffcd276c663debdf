import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { AppError, fieldError } from '../../core/errors.js';
import { present } from '../../core/present.js';
import { requestContext } from '../../core/request-context.js';
import { FIELD_REQUIRED } from '../../http/fields.js';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
import type { Batch } from '../../platform/batches/batch.schema.js';
import { BulkService } from '../../platform/bulk/bulk.service.js';
import { selectUsers } from '../users/bulk/select-users.js';
import type { UserListFilter } from '../users/user.dto.js';
import { UsersService } from '../users/users.service.js';
import { ItemGrants } from './item-grants.service.js';
import { NAME_OF, type SoldKind } from './item-kinds.js';
import type { BulkGrantDto, BulkRevokeDto } from './items.dto.js';
import { OwnedItems } from './owned-items.js';

const TITLES = { grant: 'Give', revoke: 'Revoke' } as const;

const callerOf = () => present(requestContext()?.caller);

/**
 * Gives an item to many users at once, or takes it away. An undo takes each away again, unless it was revoked or has ended
 * since, or gives back what was left.
 */
@Injectable()
export class ItemBulk implements OnModuleInit {
  constructor(
    private readonly bulk: BulkService,
    private readonly users: UsersService,
    private readonly grants: ItemGrants,
    private readonly owned: OwnedItems,
  ) {}

  onModuleInit(): void {
    this.bulk.register('items.grant', {
      record: 'user',
      ...{ right: 'items.grant', stepUp: false },
      change: async (user, batch) => {
        const { _id } = await this.grants.grantNow(callerOf(), { user, ...orderOf(batch) });
        return { change: { was: {}, is: { granted: _id.toHexString() } } };
      },
      undo: (_, change) => this.grants.undoNow(callerOf(), change),
    });
    this.bulk.register('items.revoke', {
      record: 'user',
      ...{ right: 'items.grant', stepUp: false },
      change: async (user, batch) => {
        const change = await this.grants.revokeAllNow(callerOf(), { user, ...orderOf(batch) });
        return { change, reason: change ? '' : 'Does not have it' };
      },
      undo: (_, change) => this.grants.undoNow(callerOf(), change),
    });
  }

  grant(
    caller: Caller,
    filter: UserListFilter,
    { days, ...order }: BulkGrantDto,
    key: IdempotencyKey | undefined,
  ) {
    const params = days === undefined ? {} : { days };
    return this.start(caller, filter, { ...order, verb: 'grant', params }, key);
  }

  revoke(caller: Caller, filter: UserListFilter, order: BulkRevokeDto, key: IdempotencyKey | undefined) {
    return this.start(caller, filter, { ...order, verb: 'revoke', params: {} }, key);
  }

  private async start(
    caller: Caller,
    filter: UserListFilter,
    {
      verb,
      kind,
      item,
      params,
      ids,
      expected,
      reason,
    }: BulkRevokeDto & { verb: keyof typeof TITLES; params: object },
    key: IdempotencyKey | undefined,
  ) {
    if (!reason) throw fieldError('reason', FIELD_REQUIRED);
    const [found] = await this.owned.present([{ kind, item: new Types.ObjectId(item) }]);
    if (!found) throw new AppError('NOT_FOUND', `This ${NAME_OF[kind]} does not exist`);
    return this.bulk.start(
      caller,
      {
        ...{ kind: `items.${verb}`, title: `${TITLES[verb]} ${found.thing.title}`, expected, reason },
        params: { kind, item, ...params },
        ...(!ids && { filter }),
        select: () => selectUsers(this.users, ids ? { ids } : filter, expected),
      },
      key,
    );
  }
}

const orderOf = ({ params: { kind, item, days }, reason }: Batch) => ({
  kind: kind as SoldKind,
  id: String(item),
  days: days === undefined ? undefined : Number(days),
  reason,
});
