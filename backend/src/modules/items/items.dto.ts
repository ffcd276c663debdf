import { ApiSchema, IntersectionType } from '@nestjs/swagger';
import { Flag, Id, Ids, IdOrEmpty, Int, OneOf, Optional, Text } from '../../http/fields.js';
import { DaysOf, Filter } from '../../http/filter-fields.js';
import { PageQuery, Sort } from '../../http/list-query.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsImage, ShowsInt, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import { BulkDto } from '../../platform/bulk/bulk.dto.js';
import {
  OWNED_KINDS,
  type OwnedKind,
  SOLD_KINDS,
  type SoldKind,
  type Thing,
  WORN_PLACES,
  type WornPlace,
} from './item-kinds.js';
import type { ItemRef, Owned } from './owned-items.js';
import {
  ITEM_SOURCES,
  ITEM_STATES,
  type ItemSource,
  type ItemState,
  stateOf,
  type UserItem,
} from './user-item.schema.js';

const MOST_DAYS = 36_500;
const MOST_COINS = 1_000_000_000;

const soldKind = () =>
  OneOf(SOLD_KINDS, 'SoldKind', { description: 'Catalogue of the item', example: 'frames' });
const ShowsOwnedKind = () =>
  Shows({ enum: [...OWNED_KINDS], enumName: 'OwnedKind', description: 'Catalogue of the item' });
const ShowsUntil = () =>
  Shows({
    type: String,
    format: 'date-time',
    required: false,
    description: 'When it ends; omitted: the user has it for good',
  });

@RefuseUnknown()
export class BuyItemDto {
  @soldKind() kind: SoldKind;
  @Id({ description: '_id of the frame, entry effect, theme or VIP pack' }) id: string;
  @Optional()
  @Int(0, MOST_COINS, {
    description: 'The price in coins that the buyer saw; VERSION_CONFLICT when it has changed',
    example: 900,
  })
  price?: number;
}

@RefuseUnknown()
export class WearItemDto {
  @OneOf(OWNED_KINDS, 'OwnedKind', { description: 'Catalogue of the item', example: 'frames' })
  kind: OwnedKind;
  @IdOrEmpty({ description: "_id of an own item; '' takes off what is worn at the place of this kind" })
  id: string;
}

/** What the app shows of a thing: its name and its files. */
class ShownItem {
  @ShowsOwnedKind() kind: OwnedKind;
  @ShowsId('_id of the record in its catalogue') id: string;
  @ShowsText('Name', 'Golden dragon') title: string;
  @ShowsImage('The still picture, path below /api') image: string;
  @ShowsImage("The animation, path below /api; '' when there is none") animation: string;
}

/** A thing that a user wears. */
export class WornItem extends ShownItem {
  @Shows({
    enum: [...WORN_PLACES],
    enumName: 'WornPlace',
    description: 'Where it is worn: one thing a place',
  })
  place: WornPlace;
}

/** A thing that the caller owns. */
export class OwnItem extends ShownItem {
  @ShowsTime('When it begins') from: string;
  @ShowsUntil() until?: string;
  @Shows({ type: Boolean, description: 'Whether the caller wears it' }) worn: boolean;
}

const shown = ({ kind, item, thing }: ItemRef & { thing: Thing }): ShownItem => ({
  kind,
  id: item.toHexString(),
  title: thing.title,
  image: thing.image,
  animation: thing.animation,
});

export const toWornItem = (worn: ItemRef & { place: string; thing: Thing }): WornItem => ({
  ...shown(worn),
  place: worn.place as WornPlace,
});

export function toOwnItem(owned: Owned & { thing: Thing }, worn: readonly ItemRef[]): OwnItem {
  const { kind, item, from, until } = owned;
  return {
    ...shown(owned),
    from: from.toISOString(),
    ...(until && { until: until.toISOString() }),
    worn: worn.some((one) => one.kind === kind && one.item.equals(item)),
  };
}

/** `from` and `to` are days on which the user got the item. */
export class UserItemListQuery extends IntersectionType(PageQuery, DaysOf('createdAt')) {
  @Id({ description: '_id of the user' }) id: string;
  @Sort('createdAt') sort?: string;
  @Optional()
  @OneOf(OWNED_KINDS, 'OwnedKind', { description: 'Omitted: all' })
  @Filter('kind')
  kind?: OwnedKind;
  @Optional()
  @OneOf(ITEM_SOURCES, 'ItemSource', { description: 'How the user got it. Omitted: all' })
  @Filter('source')
  source?: ItemSource;
}

/** A thing that a user has or had, for staff. */
@ApiSchema({ name: 'UserItem' })
export class UserItemDto {
  @ShowsId() _id: string;
  @ShowsOwnedKind() kind: OwnedKind;
  @ShowsId('_id of the record in its catalogue') item: string;
  @ShowsText('Name at that time', 'Golden dragon') title: string;
  @Shows({
    enum: [...ITEM_STATES],
    enumName: 'ItemState',
    description: 'coming: begins when an earlier one of the same item ends',
  })
  state: ItemState;
  @Shows({
    enum: [...ITEM_SOURCES],
    enumName: 'ItemSource',
    description:
      'purchase: bought; grant: given by staff; level: came with a level; vip: brought by a VIP pack',
  })
  source: ItemSource;
  @ShowsTime('When it begins') from: string;
  @ShowsUntil() until?: string;
  @ShowsInt('Coins that the user paid', 900) price: number;
  @ShowsText("Who granted it; '' otherwise", 'Asha Verma') by: string;
  @ShowsText("Why it was granted or revoked; ''", 'Winner of the contest') reason: string;
  @ShowsText("Who revoked it; ''", '') revokedBy: string;
  @Shows({ type: Boolean, description: 'Whether its coins returned to the user when it was revoked' })
  refunded: boolean;
  @ShowsTime('When the user got it') createdAt: string;
}

export function toUserItem(record: UserItem, now = new Date()): UserItemDto {
  const { _id, kind, item, title, source, from, until, price, by, reason, revoked, createdAt } = record;
  return {
    _id: _id.toHexString(),
    ...{ kind, title, source, price },
    item: item.toHexString(),
    state: stateOf(record, now),
    from: from.toISOString(),
    ...(until && { until: until.toISOString() }),
    by: by?.name ?? '',
    reason: revoked?.reason || reason,
    revokedBy: revoked?.by.name ?? '',
    refunded: revoked?.refund !== undefined,
    createdAt: createdAt.toISOString(),
  };
}

const reason = () =>
  Text(500, { lines: true, description: 'Why, for the audit log', example: 'Winner of the contest' });
const grantedDays = () =>
  Int(0, MOST_DAYS, { description: '0: for good; omitted: as long as a purchase lasts', example: 30 });

@RefuseUnknown()
export class GrantItemDto {
  @Id({ description: '_id of the user' }) user: string;
  @soldKind() kind: SoldKind;
  @Id({ description: '_id of the frame, entry effect, theme or VIP pack' }) id: string;
  @Optional() @grantedDays() days?: number;
  @reason() reason: string;
}

@RefuseUnknown()
export class RevokeItemDto {
  @Id({ description: '_id of what the user has' }) id: string;
  @reason() reason: string;
  @Optional()
  @Flag({ description: 'true: the coins of the purchase return to the user', example: false })
  refund?: boolean;
}

@RefuseUnknown()
export class RestoreItemDto {
  @Id({ description: '_id of what was revoked' }) id: string;
}

/** An item that the selected users lose, or all that the query matches. */
@RefuseUnknown()
export class BulkRevokeDto extends BulkDto {
  @soldKind() kind: SoldKind;
  @Id({ description: '_id of the frame, entry effect, theme or VIP pack' }) item: string;
}

/** A grant to the selected users, or to all that the query matches. */
@RefuseUnknown()
export class BulkGrantDto extends BulkRevokeDto {
  @Optional() @grantedDays() days?: number;
}

export class ItemSalesQuery {
  @soldKind() kind: SoldKind;
  @Ids(100, { description: '_ids of records of this catalogue' }) ids: string[];
}

/** How often an item was sold, and how many users have it. */
export class ItemSales {
  @ShowsId('_id of the record in its catalogue') id: string;
  @ShowsInt('Users who own it now or later; at most 10,000', 12) owners: number;
  @ShowsInt('Times that users bought it; at most 10,000', 40) sold: number;
}
