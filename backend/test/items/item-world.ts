// The product with things to buy, and a user who buys them.
import { Types } from 'mongoose';
import { EntryEffect } from '../../src/modules/catalogues/entry-effects/entry-effect.schema.js';
import { Frame } from '../../src/modules/catalogues/frames/frame.schema.js';
import { Theme } from '../../src/modules/catalogues/themes/theme.schema.js';
import { VipItem } from '../../src/modules/catalogues/vip-items/vip-item.schema.js';
import { Vip } from '../../src/modules/catalogues/vips/vip.schema.js';
import type { OwnItem, UserItemDto } from '../../src/modules/items/items.dto.js';
import { ItemEnds } from '../../src/modules/items/item-ends.js';
import { LedgerCheckService } from '../../src/modules/ledger/ledger-check.service.js';
import type { UserItem } from '../../src/modules/items/user-item.schema.js';
import type { User } from '../../src/modules/users/user.schema.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';

export const DAY = 86_400_000;
const FILES = { svga: 'uploads/frames/none.svga', thumbnail: 'uploads/frames/none.webp' };

type Kind = 'entry-effects' | 'frames' | 'themes' | 'vips';

export class ItemWorld {
  app: TestApp;
  admin: Actor<'admin'>;
  user: Actor<'user'>;

  async start(settings: Parameters<typeof startApp>[0] = {}): Promise<void> {
    this.app = await startApp(settings);
    this.admin = await this.app.as('admin');
  }

  stop(): Promise<void> {
    return this.app.close();
  }

  /** A new user with coins. */
  async newUser(fields: Partial<User> = {}): Promise<void> {
    this.user = await this.app.as('user', await this.app.create.user({ coin: 10_000, ...fields }));
  }

  /** Adds a record that costs 100 coins for 10 days, unless the fields say otherwise. */
  async add(kind: Kind, fields: object = {}): Promise<string> {
    const effect = { title: 'Golden', type: 'PURCHASED', price: 100, valid: 10, ...FILES };
    const defaults: Record<Kind, object> = {
      'entry-effects': effect,
      frames: effect,
      themes: { type: 'PAID', price: 100, image: 'uploads/themes/none.webp' },
      vips: { title: 'Gold', price: 100, valid: 10, levelreq: 0, svga: FILES.svga, image: FILES.thumbnail },
    };
    const models = { 'entry-effects': EntryEffect, frames: Frame, themes: Theme, vips: Vip };
    const model = this.app.connection.model(models[kind].name);
    const record = (await model.create({ ...defaults[kind], ...fields })) as { _id: Types.ObjectId };
    return record._id.toHexString();
  }

  /** Adds an item to a VIP pack, which brings this thing. */
  async brings(vip: string, itemKind: string, itemId: string): Promise<void> {
    const item = { vip: new Types.ObjectId(vip), name: 'Item', image: FILES.thumbnail };
    await this.app.connection
      .model(VipItem.name)
      .create({ ...item, itemKind, itemId: new Types.ObjectId(itemId) });
  }

  buy(
    kind: Kind,
    id: string,
    { by = this.user, key, ...body }: { by?: Actor; key?: string; price?: number } = {},
  ) {
    const request = by.agent.post('/api/app/items').send({ kind, id, ...body });
    return key ? request.set('Idempotency-Key', key) : request;
  }

  /** Buys a frame several times, one after the other. */
  async buyTimes(times: number, frame: string): Promise<void> {
    for (let time = 0; time < times; time += 1) expectSuccess(await this.buy('frames', frame));
  }

  async own(by: Actor = this.user): Promise<OwnItem[]> {
    return expectSuccess(await by.agent.get('/api/app/items')).details as OwnItem[];
  }

  wear(kind: string, id: string, by: Actor = this.user) {
    return by.agent.put('/api/app/items/worn').send({ kind, id });
  }

  /** What another user sees this user wear. */
  async worn(of: Actor = this.user): Promise<{ place: string; id: string }[]> {
    const { details } = expectSuccess(await of.agent.get(`/api/app/users/${of.id}`));
    return (details as { worn: { place: string; id: string }[] }).worn.map(({ place, id }) => ({
      place,
      id,
    }));
  }

  staff(call: 'grant' | 'revoke' | 'restore', body: object, key?: string) {
    const request = this.admin.agent.post(`/api/admin/items/${call}`).send(body);
    return key ? request.set('Idempotency-Key', key) : request;
  }

  /** What staff see of the user's things, newest first. */
  async had(of: Actor = this.user): Promise<UserItemDto[]> {
    const { details } = expectSuccess(
      await this.admin.agent.get(`/api/admin/items/user?id=${of.id}&page=1&limit=100`),
    );
    return details as UserItemDto[];
  }

  records(of: Actor = this.user): Promise<UserItem[]> {
    return this.app.connection
      .collection<UserItem>('useritems')
      .find({ user: new Types.ObjectId(of.id) })
      .sort({ from: 1, _id: 1 })
      .toArray();
  }

  /** Moves the user's things into the past by so many milliseconds, and ends what is due. */
  async passed(milliseconds: number, of: Actor = this.user): Promise<void> {
    const shifted = (field: string) => ({
      $cond: [
        { $eq: [{ $type: `$${field}` }, 'date'] },
        { $subtract: [`$${field}`, milliseconds] },
        '$$REMOVE',
      ],
    });
    await this.app.connection
      .collection('useritems')
      .updateMany({ user: new Types.ObjectId(of.id) }, [
        { $set: { from: { $subtract: ['$from', milliseconds] }, endDue: shifted('endDue') } },
        { $set: { until: { $cond: ['$until', { $subtract: ['$until', milliseconds] }, null] } } },
      ]);
    await this.app.nest.get(ItemEnds).look();
  }

  async coins(of: Actor = this.user): Promise<number> {
    return ((await this.app.stored('users', of.id)) as unknown as User).coin;
  }

  async differences(): Promise<number> {
    return (await this.app.nest.get(LedgerCheckService).verify()).found;
  }
}

/** Returns the length of a span in days. */
export const daysOf = ({ from, until }: Pick<UserItem, 'from' | 'until'>) =>
  until ? (until.getTime() - from.getTime()) / DAY : undefined;
