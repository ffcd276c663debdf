import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { AppError } from '../../core/errors.js';
import { Endpoint } from '../../http/endpoint.js';
import { IdDto } from '../../http/id.dto.js';
import { type IdempotencyKey, CurrentIdempotencyKey } from '../../http/idempotency-key.js';
import { Envelope, responseOf } from '../../http/response.js';
import { ShowsId, ShowsInt } from '../../http/shown-fields.js';
import { type Bought, ItemPurchases } from '../items/item-purchases.service.js';
import { BuyItemDto, OwnItem, toOwnItem, WearItemDto } from '../items/items.dto.js';
import { OwnedItems } from '../items/owned-items.js';
import { WornItems } from '../items/worn-items.js';
import { UsersService } from '../users/users.service.js';
import { PublicProfile, toPublicProfile } from './app-items.dto.js';

const OwnItemListResponse = responseOf('OwnItemListResponse', { details: [OwnItem] });
const PublicProfileResponse = responseOf('PublicProfileResponse', { details: PublicProfile });
class ItemBoughtResponse extends Envelope {
  @ShowsId('_id of the purchase') id: string;
  @ShowsInt('Remaining spendable coins', 490) coin: number;
}

/** What users buy, own and wear. */
@ApiTags('app')
@Controller('app')
export class AppItemsController {
  constructor(
    private readonly purchases: ItemPurchases,
    private readonly owned: OwnedItems,
    private readonly worn: WornItems,
    private readonly users: UsersService,
  ) {}

  @Endpoint('POST', 'items', {
    roles: ['user*'],
    summary: 'Buy an entry effect, a frame, a theme or a VIP pack',
    description:
      'The days of a second purchase follow those of the first. FORBIDDEN: only staff give it. INVALID_TRANSITION: the theme is free, the caller has it for good, or the VIP pack needs a higher level (an error at `level` names it).',
    response: ItemBoughtResponse,
    idempotent: true,
    errors: ['NOT_FOUND', 'INSUFFICIENT_COINS', 'WALLET_FROZEN', 'INVALID_TRANSITION', 'VERSION_CONFLICT'],
  })
  buyItem(
    @CurrentCaller() caller: Caller,
    @Body() buying: BuyItemDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.purchases.buy(caller, buying, key, toAnswer);
  }

  @Endpoint('GET', 'items', {
    roles: ['user*'],
    summary: 'List what the caller owns now or later, newest first',
    description: 'Free themes belong to everybody and are not listed.',
    response: OwnItemListResponse,
  })
  async listOwnItems(@CurrentCaller() { id }: Caller) {
    const user = await this.users.find(id);
    const [owned, worn] = await Promise.all([this.owned.of(user._id, new Date()), this.owned.wornBy(user)]);
    const details = owned.flatMap((one) =>
      one.thing ? [toOwnItem({ ...one, thing: one.thing }, worn)] : [],
    );
    return { details };
  }

  @Endpoint('PUT', 'items/worn', {
    roles: ['user*'],
    summary: 'Wear an own item, or take off what is worn at its place',
    response: Envelope,
    errors: ['NOT_FOUND'],
  })
  async wearItem(@CurrentCaller() caller: Caller, @Body() { kind, id }: WearItemDto) {
    await this.worn.wear(caller.id, kind, id);
  }

  @Endpoint('GET', 'users/:id', {
    roles: ['user*'],
    summary: 'Read what everybody sees of a user: name, picture, level, and what the user wears',
    response: PublicProfileResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchPublicProfile(@Param() { id }: IdDto) {
    const user = await this.users.find(id);
    // A banned user is as unknown as one that does not exist.
    if (!user.active || user.banned) throw new AppError('NOT_FOUND', 'This user does not exist');
    return { details: toPublicProfile(user, await this.owned.wornBy(user)) };
  }
}

const toAnswer = ({ message, record, coin }: Bought) => ({ message, id: record._id.toHexString(), coin });
