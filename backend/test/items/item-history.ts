// A user who buys, gets, loses and wears things, in the product and in a model.
import { Types } from 'mongoose';
import type { Caller } from '../../src/core/caller.js';
import { AppError } from '../../src/core/errors.js';
import { actAs } from '../../src/core/request-context.js';
import { ItemGrants } from '../../src/modules/items/item-grants.service.js';
import { type SoldKind, PLACE_OF } from '../../src/modules/items/item-kinds.js';
import { ItemPurchases } from '../../src/modules/items/item-purchases.service.js';
import { OwnedItems } from '../../src/modules/items/owned-items.js';
import { stateOf, type UserItem } from '../../src/modules/items/user-item.schema.js';
import { WornItems } from '../../src/modules/items/worn-items.js';
import type { User } from '../../src/modules/users/user.schema.js';
import { type Action, type Name, PACKS } from './item-actions.js';
import { ItemModel } from './item-model.js';
import { DAY, ItemWorld } from './item-world.js';

const HALF_DAY = DAY / 2;
const REASON = 'Test';

interface Sold {
  id: string;
  kind: SoldKind;
  title: string;
  price: number;
  /** 0: for good. */
  days: number;
  isStaffOnly?: boolean;
  isFree?: boolean;
}

export const w = new ItemWorld();
const sold = {} as Record<Name, Sold>;
const nameOf = new Map<string, Name>();
/** The VIP packs, with what they bring at this time. */
const bring = new Map<Name, Set<Name>>();
let admin: Caller;

/** Starts the product and adds the items of all histories. */
export async function startHistories(): Promise<void> {
  await w.start();
  const { _id, name } = w.admin.record;
  admin = { role: 'admin', id: _id.toHexString(), code: '', name, sessionId: '' };
  await sell('frame', 'frames', { title: 'Frame', price: 100, days: 3 });
  await sell('free frame', 'frames', { title: 'Gratis', price: 0, days: 2 });
  await sell('effect', 'entry-effects', { title: 'Effect', price: 5, days: 2, isStaffOnly: true });
  await sell('theme', 'themes', { title: 'Theme', price: 50, days: 0 });
  await sell('free theme', 'themes', { title: 'Theme', price: 0, days: 0, isFree: true });
  await sell('pack', 'vips', { title: 'Gold', price: 300, days: 4 });
  await sell('pack for good', 'vips', { title: 'Platinum', price: 900, days: 0 });
}

async function sell(name: Name, kindOf: SoldKind, fields: Omit<Sold, 'id' | 'kind'>): Promise<void> {
  const { title, price, days, isStaffOnly, isFree } = fields;
  const type = kindOf === 'themes' ? (isFree ? 'FREE' : 'PAID') : isStaffOnly ? 'ADMIN' : 'PURCHASED';
  const id = await w.add(kindOf, { title, price, valid: days, ...(kindOf !== 'vips' && { type }) });
  sold[name] = { ...fields, id, kind: kindOf };
  nameOf.set(id, name);
}

/** Changes what a VIP pack brings from now on. */
async function toggle(pack: Name, name: Name): Promise<string> {
  const [vip, { id, kind: itemKind }] = [new Types.ObjectId(sold[pack].id), sold[name]];
  const brought = bring.get(pack)!;
  if (brought.delete(name))
    await w.app.connection.collection('vipItems').deleteMany({ vip, itemId: new Types.ObjectId(id) });
  else {
    brought.add(name);
    await w.brings(sold[pack].id, itemKind, id);
  }
  return 'changed';
}

/** Returns undefined when the product refuses the work by its rules. */
async function refusable<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code !== 'INTERNAL') return undefined;
    throw error;
  }
}

/** A user of the product. All of a history happens at one time: passing time moves the user's things into the past. */
export class History {
  readonly model = new ItemModel((name) => PLACE_OF[sold[name as Name].kind], ['free theme']);
  private readonly caller: Caller;
  private readonly user = w.user;

  private constructor(private readonly at: Date) {
    const { id, record } = this.user;
    this.caller = { role: 'user', id, code: '', name: record.name, sessionId: '' };
  }

  static async begin(at = new Date()): Promise<History> {
    await w.newUser();
    await w.app.connection.collection('vipItems').deleteMany({});
    PACKS.forEach((pack) => bring.set(pack, new Set()));
    return new History(at);
  }

  /** Carries out an action in the product. Returns its id; undefined when the product refuses it. */
  async act(one: Action): Promise<string | undefined> {
    switch (one.kind) {
      case 'buy':
        return this.buy(one.item);
      case 'grant':
        return this.grant(one.item, one.days);
      case 'revoke':
      case 'restore': {
        const { id } = this.model.parts[one.part] ?? {};
        return id && this.undo(one, id);
      }
      case 'wear':
      case 'takeOff':
        return this.wear(one.item, one.kind === 'wear' ? sold[one.item].id : '');
      case 'pass':
        await w.passed(one.halfDays * HALF_DAY, this.user);
        return 'passed';
      case 'brings':
        return toggle(one.pack, one.item);
    }
  }

  private buy(name: Name) {
    const { id, kind: kindOf } = sold[name];
    return this.as(this.caller, () =>
      w.app.nest.get(ItemPurchases).buy(this.caller, { kind: kindOf, id }, undefined, ({ record }) => ({
        id: record._id.toHexString(),
      })),
    ).then((bought) => bought?.id);
  }

  private async grant(name: Name, days: number | undefined) {
    const { id, kind: kindOf } = sold[name];
    const granting = { user: this.user.id, kind: kindOf, id, days, reason: REASON };
    const grants = w.app.nest.get(ItemGrants);
    return (await this.as(admin, () => grants.grant(admin, granting, undefined)))?.id;
  }

  private async undo(one: Extract<Action, { part: number }>, id: string) {
    const grants = w.app.nest.get(ItemGrants);
    const done = await this.as(admin, () =>
      one.kind === 'restore'
        ? grants.restore(id, undefined)
        : grants.revoke(admin, { id, reason: REASON, refund: one.refund }, undefined),
    );
    return done?.message;
  }

  private wear(name: Name, id: string) {
    const worn = w.app.nest.get(WornItems);
    return this.as(this.caller, async () => {
      await worn.wear(this.user.id, sold[name].kind, id);
      return 'worn';
    });
  }

  private as<T>(caller: Caller, work: () => Promise<T>): Promise<T | undefined> {
    return refusable(() => actAs(caller, this.at, work));
  }

  /** Changes the model as the rules say. Returns false when the rules refuse the action. */
  note(one: Action, id: string): boolean {
    const { model } = this;
    switch (one.kind) {
      case 'buy':
      case 'grant':
        return this.noteGiven(one, id);
      case 'revoke': {
        const revoked = model.parts[one.part];
        if (revoked?.state !== 'owned' || (one.refund && !revoked.price)) return false;
        model.revoke(revoked, one);
        return true;
      }
      case 'restore': {
        const restored = model.parts[one.part];
        if (restored?.state !== 'revoked' || !model.canHaveMore(restored.item)) return false;
        model.restore(restored);
        return true;
      }
      case 'wear':
        if (!model.canWear(one.item)) return false;
        model.wear(one.item);
        return true;
      case 'takeOff':
        model.worn.delete(PLACE_OF[sold[one.item].kind]);
        return true;
      case 'pass':
        model.pass(one.halfDays);
        return true;
      case 'brings':
        return true;
    }
  }

  private noteGiven(one: Extract<Action, { kind: 'buy' | 'grant' }>, id: string): boolean {
    const { price, days: valid, isFree, isStaffOnly } = sold[one.item];
    const isBought = one.kind === 'buy';
    const days = (one.kind === 'buy' ? undefined : one.days) ?? valid;
    if (isFree || (isBought && isStaffOnly) || !this.model.canHaveMore(one.item)) return false;
    if (isBought && price > this.model.coins) return false;
    const brings = [...(bring.get(one.item) ?? [])];
    const left = days ? days * 2 : Infinity;
    this.model.add({ id, item: one.item, price: isBought ? price : 0, brings, left });
    return true;
  }

  async expectAsModel(): Promise<void> {
    const records = await w.records(this.user);
    const { coin, worn = {} } = (await w.app.stored('users', this.user.id)) as unknown as User;
    const owned = await w.app.nest.get(OwnedItems).of(new Types.ObjectId(this.user.id), this.at);
    const { model } = this;
    expect({
      records: records.map((record) => this.shown(record)).sort(byText),
      coin,
      worn: Object.fromEntries(
        Object.entries(worn).map(([place, one]) => [place, nameOf.get(String(one?.item))]),
      ),
      owned: Object.fromEntries(owned.map(({ item: id, until }) => [nameOf.get(String(id)), until])),
      messages: await this.messages(),
    }).toEqual({
      records: this.expectedRecords().sort(byText),
      coin: model.coins,
      worn: Object.fromEntries(model.worn),
      owned: Object.fromEntries(Object.entries(model.ends()).map(([name, end]) => [name, this.timeOf(end)])),
      messages: model.reported.map((name) => `The days of ${sold[name as Name].title} are over.`).sort(),
    });
  }

  private async messages(): Promise<string[]> {
    const about = { user: new Types.ObjectId(this.user.id), title: / has ended$/ };
    const found = await w.app.connection.collection('inbox').find(about).toArray();
    return found.map(({ description }) => String(description)).sort();
  }

  private shown(record: UserItem): object {
    const { _id, pack, item: id, from, until, endDue } = record;
    const state = stateOf(record, this.at);
    const isOwned = state === 'running' || state === 'coming';
    return {
      of: (pack ?? _id).toHexString(),
      ...{ item: nameOf.get(id.toHexString()), state },
      ...(isOwned && { from, until }),
      endDue: endDue ?? null,
    };
  }

  private expectedRecords(): object[] {
    const placed = new Map(this.model.placed().map((one) => [one.id, one]));
    return this.model.parts.flatMap(({ id, item: own, state, brings }) => {
      const span = placed.get(id);
      const until = span ? this.timeOf(span.until) : null;
      return [own, ...brings].map((name) => ({
        ...{ of: id, item: name },
        state: span ? (span.from > this.model.now ? 'coming' : 'running') : STATE_OF[state],
        ...(span && { from: this.timeOf(span.from), until }),
        endDue: until,
      }));
    });
  }

  /** Returns what the product stores for a time of the model. */
  private timeOf(time: number): Date | null {
    return time === Infinity ? null : new Date(this.at.getTime() + (time - this.model.now) * HALF_DAY);
  }
}

const STATE_OF = { owned: 'owned', ended: 'ended', revoked: 'revoked', refunded: 'revoked' };
const byText = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
