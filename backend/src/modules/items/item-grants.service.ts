import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { AppError } from '../../core/errors.js';
import { currentTime } from '../../core/request-context.js';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
import type { Page } from '../../http/list-query.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { RowChange } from '../../platform/batches/batch.schema.js';
import { whereOf } from '../../platform/database/filters.js';
import { findPage, type Listed, sortOf } from '../../platform/database/paging.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { PLATFORM, userAccount } from '../ledger/accounts.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { UserMessages } from '../notifications/user-messages.js';
import { UsersService } from '../users/users.service.js';
import { auditedItem, grantChange } from './item-change.js';
import { NAME_OF, type SoldKind } from './item-kinds.js';
import { UserItemListQuery } from './items.dto.js';
import { OwnedItems } from './owned-items.js';
import { UserItem } from './user-item.schema.js';
import { UserItemsService } from './user-items.service.js';

export interface Granting {
  user: string;
  kind: SoldKind;
  /** _id of the record of the catalogue. */
  id: string;
  /** 0: for good; undefined: as long as a purchase lasts. */
  days?: number | undefined;
  reason: string;
}

/** What staff do with the things of users: give, take away, give back, and list. */
@Injectable()
export class ItemGrants {
  constructor(
    @InjectModel(UserItem.name) private readonly records: Model<UserItem>,
    private readonly items: UserItemsService,
    private readonly owned: OwnedItems,
    private readonly users: UsersService,
    private readonly ledger: LedgerService,
    private readonly messages: UserMessages,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly zones: TimeZones,
  ) {}

  /** Lists the things that a user has or had. */
  list(
    { id: user, sort = '-createdAt', ...query }: UserItemListQuery,
    page: Page,
  ): Promise<Listed<UserItem>> {
    const where = {
      user: new Types.ObjectId(user),
      ...whereOf(query, this.zones.calendar, UserItemListQuery),
    };
    return findPage(this.records, where, page, sortOf(sort, {}));
  }

  /** Gives an item to a user, hidden ones too, and sends the user a message. */
  grant(
    caller: Caller,
    granting: Granting,
    key: IdempotencyKey | undefined,
  ): Promise<{ message: string; id: string }> {
    return this.idempotency.once(key, async (names) => {
      names(granting.user);
      await this.users.find(granting.user);
      return async () => {
        const { _id, username, title } = await this.grantNow(caller, granting);
        return { message: `${title} given to ${username}`, id: _id.toHexString() };
      };
    });
  }

  /** Gives an item in the caller's transaction. */
  async grantNow(
    { id, name }: Caller,
    { user: userId, kind, id: itemId, days, reason }: Granting,
  ): Promise<UserItem & { username: string }> {
    const { _id: user, username } = await this.users.hold(userId);
    const [found] = await this.owned.present([{ kind, item: new Types.ObjectId(itemId) }]);
    if (!found) throw new AppError('NOT_FOUND', `This ${NAME_OF[kind]} does not exist`);
    const { item, thing } = found;
    if (thing.isFree) throw new AppError('INVALID_TRANSITION', 'This theme is free: everybody has it');
    const given = {
      user,
      kind,
      item,
      title: thing.title,
      source: 'grant' as const,
      by: { id, name },
      reason,
    };
    const record = await this.items.give(given, days ?? thing.days);
    await this.messages.send([
      {
        user,
        title: 'A present for you',
        description: `You were given the ${NAME_OF[kind]} ${thing.title}.`,
      },
    ]);
    await this.audit.record(grantChange(record, username));
    return { ...record, username };
  }

  /** Takes an item away. With `refund`, the coins of a purchase return to the user. */
  revoke(
    caller: Caller,
    { id, reason, refund }: { id: string; reason: string; refund: boolean },
    key: IdempotencyKey | undefined,
  ): Promise<{ message: string }> {
    return this.idempotency.once(key, async (names) => {
      names((await this.items.find(id)).user.toHexString());
      return async () => ({ message: await this.revokeNow(caller, { id, reason, refund }) });
    });
  }

  /** Takes an item away in the caller's transaction. Returns the message for the caller. */
  async revokeNow(
    { id: by, name }: Caller,
    { id, reason, refund }: { id: string; reason: string; refund: boolean },
  ): Promise<string> {
    const { username } = await this.users.hold((await this.items.find(id)).user);
    // Read again: another call may have changed the item before the user was held.
    const record = await this.items.find(id);
    if (record.source === 'vip')
      throw new AppError('INVALID_TRANSITION', 'A VIP pack brought this. Revoke the pack');
    if (refund && !record.purchase)
      throw new AppError('INVALID_TRANSITION', 'The user paid no coins for this item');
    const entry = refund ? await this.payBack(record, reason) : undefined;
    await this.items.revoke(record, { by: { id: by, name }, reason, ...(entry && { refund: entry._id }) });
    await this.record('revoke', record, username, {
      before: auditedItem(record),
      after: { revoked: true, ...(refund && { coinsReturned: record.price }) },
      reason,
    });
    return refund ? `${record.title} revoked, coins returned` : `${record.title} revoked`;
  }

  /**
   * Takes all days of an item away that the user has of it, but for those of VIP packs, in the caller's transaction. Returns
   * what a batch needs to undo it; null: the user does not have it.
   */
  async revokeAllNow(
    caller: Caller,
    { user, kind, id, reason }: Pick<Granting, 'user' | 'kind' | 'id' | 'reason'>,
  ): Promise<RowChange | null> {
    const { _id } = await this.users.hold(user);
    const records = await this.items.chainOf(
      { user: _id, kind, item: new Types.ObjectId(id) },
      currentTime(),
    );
    const ids = records.map((record) => record._id.toHexString());
    // The last days first, so that none of them begin earlier meanwhile.
    for (const one of ids.toReversed()) await this.revokeNow(caller, { id: one, reason, refund: false });
    return ids.length ? { was: {}, is: { revoked: ids } } : null;
  }

  /** Undoes a revocation that returned no coins: the user has the days that were left. */
  restore(id: string, key: IdempotencyKey | undefined): Promise<{ message: string }> {
    return this.idempotency.once(key, async (names) => {
      names((await this.items.find(id)).user.toHexString());
      return async () => {
        await this.restoreNow(id);
        return { message: 'Given back' };
      };
    });
  }

  async restoreNow(id: string): Promise<void> {
    const { username } = await this.users.hold((await this.items.find(id)).user);
    const record = await this.items.find(id);
    await this.items.restore(record);
    await this.record('restore', record, username, { before: { revoked: true }, after: { revoked: false } });
  }

  /** Takes away what a row of a batch gave, or gives back what it took, in the caller's transaction. */
  async undoNow(caller: Caller, { is: { granted, revoked = [] } }: RowChange): Promise<void> {
    if (granted) await this.revokeNow(caller, { id: String(granted), reason: 'Undone', refund: false });
    for (const id of revoked as string[]) await this.restoreNow(id);
  }

  private payBack({ user, price: coins, kind, item, title }: UserItem, reason: string) {
    const subjects = [{ kind, id: item.toHexString(), label: title }];
    return this.ledger.move({
      kind: 'itemRefund',
      from: PLATFORM,
      to: userAccount(user),
      coins,
      reason,
      subjects,
    });
  }

  private record(
    verb: string,
    { user }: UserItem,
    label: string,
    change: { before?: object; after?: object; reason?: string },
  ): Promise<void> {
    return this.audit.record({
      action: `items.${verb}`,
      target: { kind: 'user', id: user.toHexString(), label },
      ...change,
    });
  }
}
