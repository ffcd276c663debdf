import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isObjectIdOrHexString, type Model, Types } from 'mongoose';
import { AuditRecord } from '../../platform/audit/audit.schema.js';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { Gift } from '../catalogues/gifts/gift.schema.js';
import { LiveGift } from '../catalogues/live-gifts/live-gift.schema.js';
import { Plan } from '../catalogues/plans/plan.schema.js';
import { NAME_OF, SOLD_KINDS } from '../items/item-kinds.js';
import { keyOfItem, OwnedItems } from '../items/owned-items.js';
import { UserItem } from '../items/user-item.schema.js';
import { Order } from '../orders/order.schema.js';
import { AgencyAdmin } from '../staff/agency-admin/agency-admin.schema.js';
import { Agency } from '../staff/agency/agency.schema.js';
import { Bd } from '../staff/bd/bd.schema.js';
import { CoinAgency } from '../staff/coin-agency/coin-agency.schema.js';
import { UsersService } from '../users/users.service.js';
import { ownerOf } from './keys.js';
import type { GroupName } from './measures.js';

/** The name of an owner, and its code where it has one. */
export interface OwnerName {
  name: string;
  code: string;
}
type Coded = Pick<Agency, '_id' | 'uniqueId' | 'name'>;

/** Finds the names of the owners of a group. Deleted ones keep theirs. */
@Injectable()
export class FigureNames {
  constructor(
    @InjectUnscoped(Bd) private readonly bds: Model<Bd>,
    @InjectUnscoped(AgencyAdmin) private readonly agencyAdmins: Model<AgencyAdmin>,
    @InjectUnscoped(Agency) private readonly agencies: Model<Agency>,
    @InjectUnscoped(CoinAgency) private readonly coinAgencies: Model<CoinAgency>,
    @InjectModel(Gift.name) private readonly gifts: Model<Gift>,
    @InjectModel(LiveGift.name) private readonly liveGifts: Model<LiveGift>,
    @InjectModel(Plan.name) private readonly plans: Model<Plan>,
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    @InjectModel(UserItem.name) private readonly purchases: Model<UserItem>,
    @InjectModel(AuditRecord.name) private readonly audit: Model<AuditRecord>,
    private readonly users: UsersService,
    private readonly owned: OwnedItems,
  ) {}

  /** Returns names by key. Owners that have left no record are missing. */
  async of(group: GroupName, keys: string[]): Promise<Map<string, OwnerName>> {
    const ids = keys.map((key) => ownerOf(key).id);
    const names = await this.byId(group, ids);
    return new Map(names.map(([id, name]) => [`${group}:${id}`, name]));
  }

  private async byId(group: GroupName, ids: string[]): Promise<[string, OwnerName][]> {
    const coded = { uniqueId: 1, name: 1 } as const;
    const byCode = { uniqueId: { $in: ids } };
    const nameOf = ({ uniqueId: code, name }: Coded): [string, OwnerName] => [code, { name, code }];
    switch (group) {
      case 'agency':
        return (await this.agencies.find(byCode, coded).lean()).map(nameOf);
      case 'agencyadmin':
        return (await this.agencyAdmins.find(byCode, coded).lean()).map(nameOf);
      case 'bd':
        return (await this.bds.find(byCode, coded).lean()).map(nameOf);
      case 'seller': {
        const sellers = await this.coinAgencies.find({ _id: { $in: ids } }, coded).lean();
        return sellers.map(({ _id, uniqueId: code, name }) => [_id.toHexString(), { name, code }]);
      }
      case 'gift': {
        // A movement from outside of the product may name a gift by something else.
        const where = { _id: { $in: ids.filter((id) => isObjectIdOrHexString(id)) } };
        const [gifts, liveGifts] = await Promise.all([
          this.gifts.find(where, { title: 1 }).lean(),
          this.liveGifts.find(where, { title: 1 }).lean(),
        ]);
        return [...gifts, ...liveGifts].map(({ _id, title: name }) => [
          _id.toHexString(),
          { name, code: '' },
        ]);
      }
      case 'buyer': {
        const users = await this.users.namesOf(ids.map((id) => new Types.ObjectId(id)));
        return [...users].map(([id, { username: name }]) => [id, { name, code: '' }]);
      }
      case 'plan':
        return this.planNames(ids.map((id) => new Types.ObjectId(id)));
      case 'item':
        return this.itemNames(ids.map((id) => new Types.ObjectId(id)));
      case 'staff':
        return this.staffNames(ids);
    }
  }

  /** The name of a plan that is deleted for ever is that in its newest order. */
  private async planNames(ids: Types.ObjectId[]): Promise<[string, OwnerName][]> {
    const plans = await this.plans.find({ _id: { $in: ids } }, { title: 1 }).lean();
    const titles = new Map(plans.map(({ _id, title }) => [_id.toHexString(), title]));
    return Promise.all(
      ids.map(async (plan) => {
        const id = plan.toHexString();
        const newest = titles.has(id)
          ? null
          : await this.orders.findOne({ plan }, { planTitle: 1 }).sort({ createdAt: -1 }).lean();
        return [id, { name: titles.get(id) ?? newest?.planTitle ?? '', code: '' }];
      }),
    );
  }

  /** The newest purchase holds the kind of an item, and its title if the item is deleted for ever. */
  private async itemNames(ids: Types.ObjectId[]): Promise<[string, OwnerName][]> {
    const newest = await Promise.all(
      ids.map((item) =>
        this.purchases
          .findOne({ kind: { $in: SOLD_KINDS }, item, source: 'purchase' }, { kind: 1, item: 1, title: 1 })
          .sort({ createdAt: -1 })
          .lean(),
      ),
    );
    const sold = newest.flatMap((purchase) => purchase ?? []);
    const things = await this.owned.things(sold);
    return sold.map(({ kind, item, title }) => {
      const name = things.get(keyOfItem({ kind, item }))?.title ?? title;
      return [item.toHexString(), { name: `${name} (${NAME_OF[kind]})`, code: '' }];
    });
  }

  /** The name of a staff member is that of its newest audit record. */
  private async staffNames(ids: string[]): Promise<[string, OwnerName][]> {
    const newest = await Promise.all(
      ids.map((id) => this.audit.findOne({ 'actor.id': id }, { actor: 1 }).sort({ at: -1, _id: -1 }).lean()),
    );
    return newest.flatMap((record) =>
      record ? [[record.actor.id, { name: record.actor.name, code: record.actor.code }]] : [],
    );
  }
}
