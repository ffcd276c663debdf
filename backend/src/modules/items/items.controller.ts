import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Endpoint } from '../../http/endpoint.js';
import { type IdempotencyKey, CurrentIdempotencyKey } from '../../http/idempotency-key.js';
import { pageOf } from '../../http/list-query.js';
import { Envelope, listResponseOf, responseOf } from '../../http/response.js';
import { ShowsId } from '../../http/shown-fields.js';
import { BulkStartedResponse } from '../../platform/bulk/bulk.dto.js';
import { UserListFilter } from '../users/user.dto.js';
import { ItemBulk } from './item-bulk.service.js';
import { ItemGrants } from './item-grants.service.js';
import { ItemSalesService } from './item-sales.js';
import {
  BulkGrantDto,
  BulkRevokeDto,
  GrantItemDto,
  ItemSales,
  ItemSalesQuery,
  RestoreItemDto,
  RevokeItemDto,
  toUserItem,
  UserItemDto,
  UserItemListQuery,
} from './items.dto.js';

const UserItemListResponse = listResponseOf('UserItemListResponse', { details: [UserItemDto] });
const ItemSalesResponse = responseOf('ItemSalesResponse', { details: [ItemSales] });
class ItemGrantedResponse extends Envelope {
  @ShowsId('_id of what the user has now') id: string;
}

const TOUCHES = ['items', 'users'];

/** The things of users, for platform admins. */
@ApiTags('items')
@Controller('admin/items')
export class ItemsController {
  constructor(
    private readonly grants: ItemGrants,
    private readonly sales: ItemSalesService,
    private readonly bulk: ItemBulk,
  ) {}

  @Endpoint('GET', 'user', {
    roles: ['admin'],
    right: 'users.read',
    summary: 'List the frames, effects, themes and VIP packs that a user has or had, newest first',
    response: UserItemListResponse,
  })
  async listUserItems(@Query() query: UserItemListQuery) {
    const { records, ...counts } = await this.grants.list(query, pageOf(query));
    return { details: records.map((record) => toUserItem(record)), ...counts };
  }

  @Endpoint('GET', 'sales', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'Count how often records of a catalogue were sold, and how many users have them',
    response: ItemSalesResponse,
  })
  async countItemSales(@Query() { kind, ids }: ItemSalesQuery) {
    const countsOf = async (id: string): Promise<ItemSales> => ({
      id,
      ...(await this.sales.soldAndOwned(kind, id)),
    });
    return { details: await Promise.all(ids.map(countsOf)) };
  }

  @Endpoint('POST', 'grant', {
    roles: ['admin'],
    right: 'items.grant',
    summary: 'Give a frame, an entry effect, a theme or a VIP pack to a user',
    description: 'The days follow those that the user has of it. Hidden records can be given too.',
    response: ItemGrantedResponse,
    touches: TOUCHES,
    idempotent: true,
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  })
  grantItem(
    @CurrentCaller() caller: Caller,
    @Body() granting: GrantItemDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.grants.grant(caller, granting, key);
  }

  @Endpoint('POST', 'revoke', {
    roles: ['admin'],
    right: 'items.grant',
    summary: 'Take away what a user has, with or without returning the coins of a purchase',
    response: Envelope,
    touches: [...TOUCHES, 'ledger'],
    idempotent: true,
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  })
  revokeItem(
    @CurrentCaller() caller: Caller,
    @Body() { id, reason, refund = false }: RevokeItemDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.grants.revoke(caller, { id, reason, refund }, key);
  }

  @Endpoint('POST', 'restore', {
    roles: ['admin'],
    right: 'items.grant',
    summary: 'Give back what was revoked without returning coins: the days that were left',
    response: Envelope,
    touches: TOUCHES,
    idempotent: true,
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  })
  restoreItem(@Body() { id }: RestoreItemDto, @CurrentIdempotencyKey() key: IdempotencyKey | undefined) {
    return this.grants.restore(id, key);
  }

  @Endpoint('POST', 'bulk', {
    roles: ['admin'],
    right: 'items.grant',
    summary: 'Give an item to the selected users, by a background job',
    description: 'Selects the users of `ids`, or all that the query matches at this moment.',
    response: BulkStartedResponse,
    idempotent: true,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  })
  grantItems(
    @CurrentCaller() caller: Caller,
    @Query() filter: UserListFilter,
    @Body() order: BulkGrantDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.bulk.grant(caller, filter, order, key);
  }

  @Endpoint('POST', 'bulk/revoke', {
    roles: ['admin'],
    right: 'items.grant',
    summary: 'Take an item away from the selected users, by a background job',
    description:
      'Selects the users of `ids`, or all that the query matches at this moment. No coins return. What VIP packs brought stays.',
    response: BulkStartedResponse,
    idempotent: true,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  })
  revokeItems(
    @CurrentCaller() caller: Caller,
    @Query() filter: UserListFilter,
    @Body() order: BulkRevokeDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.bulk.revoke(caller, filter, order, key);
  }
}
