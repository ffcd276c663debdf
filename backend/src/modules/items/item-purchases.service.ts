import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { AppError, fieldError } from '../../core/errors.js';
import { inCoins } from '../../core/grouped.js';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { CataloguesService } from '../catalogues/registry/catalogues.service.js';
import type { CatalogueReader } from '../catalogues/shared/catalogue-reader.js';
import { PLATFORM, userAccount } from '../ledger/accounts.js';
import type { LedgerEntry } from '../ledger/ledger-entry.schema.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { UsersService } from '../users/users.service.js';
import { assertSold, NAME_OF, type SoldKind, type SoldRecord, type Thing, thingOf } from './item-kinds.js';
import { type UserItem } from './user-item.schema.js';
import { UserItemsService } from './user-items.service.js';

export interface Buying {
  kind: SoldKind;
  /** _id of the record. */
  id: string;
  /** The price that the buyer saw. */
  price?: number;
}

export interface Bought {
  message: string;
  record: UserItem;
  /** The buyer's remaining coins. */
  coin: number;
}

/** Purchases of users: coins to the platform, and days of an item. */
@Injectable()
export class ItemPurchases {
  constructor(
    private readonly catalogues: CataloguesService,
    private readonly items: UserItemsService,
    private readonly users: UsersService,
    private readonly ledger: LedgerService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Buys an item that the app shows: its days follow those that the user has of it. Fails with FORBIDDEN for an item that
   * only staff give, and with INVALID_TRANSITION for a free theme, for an item that the user has for good, and below the
   * level of a VIP pack.
   */
  buy<A extends object>(
    { id: user }: Caller,
    { kind, id, price: seen }: Buying,
    key: IdempotencyKey | undefined,
    answer: (bought: Bought) => A,
  ): Promise<A> {
    return this.idempotency.once(key, async (names) => {
      const record = await this.shown(kind, id);
      const thing = thingOf(kind, record);
      assertSold(kind, thing);
      const { title, price } = thing;
      if (seen !== undefined && seen !== price)
        throw fieldError('price', `${title} now costs ${inCoins(price)}`, 'VERSION_CONFLICT');
      names(user);
      return async () => answer(await this.sell(user, kind, { _id: record._id, thing }));
    });
  }

  private async sell(
    id: string,
    kind: SoldKind,
    { _id: item, thing: { title, price, days, level } }: { _id: Types.ObjectId; thing: Thing },
  ): Promise<Bought> {
    const { _id: user, level: own, coin } = await this.users.hold(id);
    if (own < level)
      throw fieldError('level', `This needs level ${level}. You have level ${own}`, 'INVALID_TRANSITION');
    const entry = price
      ? await this.pay(user, price, { kind, id: item.toHexString(), label: title })
      : undefined;
    const record = await this.items.give(
      { user, kind, item, title, source: 'purchase', price, ...(entry && { purchase: entry._id }) },
      days,
    );
    return {
      message: `You have the ${NAME_OF[kind]} ${title}`,
      record,
      coin: entry?.lines[0]?.balance ?? coin,
    };
  }

  private pay(user: Types.ObjectId, coins: number, subject: NonNullable<LedgerEntry['subjects']>[number]) {
    const from = userAccount(user);
    return this.ledger.move({ kind: 'itemPurchase', from, to: PLATFORM, coins, subjects: [subject] });
  }

  private async shown(kind: SoldKind, id: string): Promise<SoldRecord> {
    const catalogue = this.catalogues.get(kind) as unknown as CatalogueReader<SoldRecord>;
    const [record] = await catalogue.visible({ _id: new Types.ObjectId(id) });
    if (!record) throw new AppError('NOT_FOUND', `This ${NAME_OF[kind]} does not exist`);
    return record;
  }
}
