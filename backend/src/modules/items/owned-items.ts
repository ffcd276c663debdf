import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { CataloguesService } from '../catalogues/registry/catalogues.service.js';
import { NOT_DELETED } from '../catalogues/shared/catalogue-record.js';
import type { User } from '../users/user.schema.js';
import {
  OWNED_KINDS,
  type OwnedKind,
  type OwnedRecord,
  PLACE_OF,
  type Thing,
  thingOf,
  WORN_PLACES,
} from './item-kinds.js';
import type { Span } from './item-spans.js';
import { notEnded, UserItem } from './user-item.schema.js';

/** The maximum number of records that a user's own list reads. */
const MOST_OWNED = 5000;

/** An item of a user, however often it was bought. */
export interface Owned extends Span {
  kind: OwnedKind;
  item: Types.ObjectId;
  /** undefined: the record of the catalogue is gone. */
  thing: Thing | undefined;
}

/** A kind and the id of a record of its catalogue. */
export interface ItemRef {
  kind: OwnedKind;
  item: Types.ObjectId;
}

/** Returns the key of an item in `things`. */
export const keyOfItem = ({ kind, item }: ItemRef) => `${kind} ${item.toHexString()}`;

/** What users own and wear, as the app and staff see it. */
@Injectable()
export class OwnedItems {
  constructor(
    @InjectModel(UserItem.name) private readonly items: Model<UserItem>,
    private readonly catalogues: CataloguesService,
  ) {}

  /** Lists what a user owns now or later, each item once, from its first day to its last, newest first. */
  async of(user: Types.ObjectId, now: Date): Promise<Owned[]> {
    const records = await this.items
      .find({ user, ...notEnded(now) })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MOST_OWNED)
      .lean();
    const byItem = new Map<string, ItemRef & Span>();
    for (const { kind, item, from, until } of records) {
      const earlier = byItem.get(keyOfItem({ kind, item }));
      byItem.set(keyOfItem({ kind, item }), {
        ...{ kind, item },
        from: earlier && earlier.from < from ? earlier.from : from,
        until: earlier ? laterOf(earlier.until, until) : until,
      });
    }
    const things = await this.things([...byItem.values()]);
    return [...byItem].map(([key, owned]) => ({ ...owned, thing: things.get(key) }));
  }

  /** Whether the user owns the item now. */
  async owns(user: Types.ObjectId, { kind, item }: ItemRef, now: Date): Promise<boolean> {
    const running = { user, kind, item, from: { $lte: now }, ...notEnded(now) };
    return (await this.items.exists(running)) !== null;
  }

  /** Returns what a user wears, by place. */
  async wornBy({ worn = {} }: Pick<User, 'worn'>): Promise<(ItemRef & { place: string; thing: Thing })[]> {
    const refs = WORN_PLACES.flatMap((place) => {
      const one = worn[place];
      const kind = OWNED_KINDS.find((name) => name === one?.kind);
      return one && kind && PLACE_OF[kind] === place ? [{ place, kind, item: one.item }] : [];
    });
    const things = await this.things(refs);
    return refs.flatMap((ref) => {
      const thing = things.get(keyOfItem(ref));
      return thing ? [{ ...ref, thing }] : [];
    });
  }

  /** Returns those of these records of a catalogue that users own now or later. Their files must stay. */
  async inUse(kind: OwnedKind, ids: readonly Types.ObjectId[], now: Date): Promise<Types.ObjectId[]> {
    return this.items.find({ kind, item: { $in: ids }, ...notEnded(now) }).distinct('item');
  }

  /** Returns the records of a catalogue, also deleted ones, with what the rules need of them. */
  async things(refs: readonly ItemRef[]): Promise<Map<string, Thing>> {
    const kinds = [...new Set(refs.map(({ kind }) => kind))];
    const found = await Promise.all(
      kinds.map(async (kind) => {
        const ids = refs.filter((ref) => ref.kind === kind).map(({ item }) => item);
        const records = await this.recordsOf(kind, { _id: { $in: ids } });
        return records.map(
          (record) => [keyOfItem({ kind, item: record._id }), thingOf(kind, record)] as const,
        );
      }),
    );
    return new Map(found.flat());
  }

  /** Returns those of these records that are not deleted. */
  async present(refs: readonly ItemRef[]): Promise<(ItemRef & { thing: Thing })[]> {
    const kinds = [...new Set(refs.map(({ kind }) => kind))];
    const found = await Promise.all(
      kinds.map(async (kind) => {
        const ids = refs.filter((ref) => ref.kind === kind).map(({ item }) => item);
        return this.presentWhere(kind, { _id: { $in: ids } });
      }),
    );
    return found.flat();
  }

  /** Returns the records of a catalogue that match and are not deleted. */
  async presentWhere(kind: OwnedKind, where: object): Promise<(ItemRef & { thing: Thing })[]> {
    const records = await this.recordsOf(kind, { ...where, ...NOT_DELETED });
    return records.map((record) => ({ kind, item: record._id, thing: thingOf(kind, record) }));
  }

  private recordsOf(kind: OwnedKind, where: object): Promise<OwnedRecord[]> {
    const { model } = this.catalogues.get(kind);
    return (model as unknown as Model<OwnedRecord>).find(where).lean<OwnedRecord[]>();
  }
}

const laterOf = (one: Date | null, other: Date | null) => (one && other ? (one > other ? one : other) : null);
