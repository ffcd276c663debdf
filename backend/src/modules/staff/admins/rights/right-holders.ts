import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import type { Caller } from '../../../../core/caller.js';
import { fieldError } from '../../../../core/errors.js';
import { lacksRight } from '../../../../core/may.js';
import { RIGHT_NAMES, type Right } from '../../../../core/rights.js';
import { currentTime } from '../../../../core/request-context.js';
import { AdminRights } from '../../../../platform/access/admin-rights.js';
import { InjectUnscoped } from '../../../../platform/database/inject-unscoped.js';
import { StoredRecords } from '../../../../platform/database/stored-records.js';
import { inTransaction } from '../../../../platform/database/transaction.js';
import { USABLE } from '../../shared/staff-account.schema.js';
import { Admin } from '../admin.schema.js';
import { isPasswordKnown } from '../confirmation-rule.js';
import { isOwner, OWNER_SET } from './built-in-sets.js';
import { RightSet } from './right-set.schema.js';

const EVERY_RIGHT: ReadonlySet<Right> = new Set(RIGHT_NAMES);

/** What each request of an admin reads. */
const HELD_FIELDS = ['name', 'sets', 'rights', 'idleMinutes', 'passwordIssuedBy', 'ownPasswordAt'] as const;

/** What an admin holds: the sets, the rights in them, and their shortest idle time, undefined if none has one. */
export type Held = Required<Pick<Admin, 'sets' | 'rights'>> & { idleMinutes: number | undefined };

/** Who holds which rights. Rights are stored with each admin, so that a request reads them with one read. */
@Injectable()
export class RightHolders implements OnModuleInit {
  private readonly held: StoredRecords<Admin, (typeof HELD_FIELDS)[number]>;

  constructor(
    @InjectUnscoped(Admin) private readonly admins: Model<Admin>,
    @InjectModel(RightSet.name) private readonly sets: Model<RightSet>,
    @InjectConnection() private readonly connection: Connection,
    private readonly adminRights: AdminRights,
  ) {
    this.held = new StoredRecords(admins, HELD_FIELDS);
  }

  onModuleInit(): void {
    this.adminRights.readBy((id) => this.holdingsOf(id));
  }

  /**
   * Runs a change of admins or of sets, in one transaction. Fails with FORBIDDEN if the caller is not an Owner any more.
   * All such changes write one record, so they run one after another, and each sees what the one before it did. Because
   * Owners never change themselves, an Owner always remains.
   */
  asOwner<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    return inTransaction(this.connection, async () => {
      await this.sets.updateOne({ _id: OWNER_SET }, { $inc: { turns: 1 } });
      const self = { _id: new Types.ObjectId(caller.id), sets: OWNER_SET, ...USABLE };
      if (!(await this.admins.exists(self))) throw lacksRight('admins.manage');
      return work();
    });
  }

  /** Returns these sets with the rights in them. Fails at `field` if one does not exist. */
  async heldBy(ids: readonly (string | Types.ObjectId)[], field = 'sets'): Promise<Held> {
    const sets = [...new Set(ids.map(String))].map((id) => new Types.ObjectId(id));
    const found = await this.sets.find({ _id: { $in: sets } }).lean();
    if (found.length < sets.length) throw fieldError(field, 'A role does not exist any more');
    return { sets, ...togetherIn(found) };
  }

  /** Returns the names of these sets, in the order of the making of the sets. */
  async namesOf(sets: readonly Types.ObjectId[]): Promise<string[]> {
    const found = await this.sets
      .find({ _id: { $in: sets } }, { name: 1 })
      .sort({ _id: 1 })
      .lean();
    return found.map(({ name }) => name);
  }

  /** Returns the sets that this admin holds. */
  async setsOf(id: string): Promise<Types.ObjectId[]> {
    return (await this.held.get(id))?.sets ?? [];
  }

  /** Returns the ids of the admins who hold this right and can sign in. */
  async allWith(right: Right): Promise<string[]> {
    const holds = { ...USABLE, $or: [{ rights: right }, { sets: OWNER_SET }] };
    return (await this.admins.find(holds, { _id: 1 }).lean()).map(({ _id }) => _id.toHexString());
  }

  /** Returns how many admins hold each set, by its id; admins that are disabled count. */
  async counts(): Promise<Map<string, number>> {
    const counted = await this.admins.aggregate<{ _id: Types.ObjectId; admins: number }>([
      { $match: { deleted: false } },
      { $unwind: '$sets' },
      { $group: { _id: '$sets', admins: { $sum: 1 } } },
    ]);
    return new Map(counted.map(({ _id, admins }) => [_id.toHexString(), admins]));
  }

  /** Gives the holders of a set what their sets hold now, in the transaction of the change of the set. */
  async renew(set: Types.ObjectId): Promise<void> {
    const holders = await this.admins.find({ sets: set }, { sets: 1 }).lean();
    const held = await this.sets.find({ _id: { $in: holders.flatMap(({ sets = [] }) => sets) } }).lean();
    const known = new Map(held.map((one) => [one._id.toHexString(), one]));
    const writes = holders.map(({ _id, sets = [] }) => {
      const own = sets.flatMap((one) => known.get(one.toHexString()) ?? []);
      const { rights, idleMinutes } = togetherIn(own);
      const update = idleMinutes
        ? { $set: { rights, idleMinutes } }
        : { $set: { rights }, $unset: { idleMinutes: 1 as const } };
      return { updateOne: { filter: { _id }, update } };
    });
    if (writes.length) await this.admins.bulkWrite(writes);
  }

  private async holdingsOf(id: string): Promise<Pick<Caller, 'rights' | 'passwordBy' | 'idleMinutes'>> {
    const admin = await this.held.get(id);
    const { sets = [], rights: granted = [], idleMinutes } = admin ?? {};
    const rights = isOwner(sets) ? EVERY_RIGHT : new Set<Right>([...granted, 'own']);
    const held = { rights, ...(idleMinutes && { idleMinutes }) };
    if (!admin || !isPasswordKnown(admin, currentTime())) return held;
    const issuer = admin.passwordIssuedBy;
    return { ...held, passwordBy: { id: issuer, name: (await this.held.get(issuer))?.name ?? '' } };
  }
}

/** Returns the rights in these sets, and their shortest idle time. */
function togetherIn(sets: readonly Pick<RightSet, 'rights' | 'idleMinutes'>[]): Omit<Held, 'sets'> {
  const times = sets.flatMap(({ idleMinutes }) => idleMinutes ?? []);
  return {
    rights: [...new Set(sets.flatMap(({ rights }) => rights))],
    idleMinutes: times.length ? Math.min(...times) : undefined,
  };
}
