import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../../../core/caller.js';
import { AppError, fieldError } from '../../../../core/errors.js';
import { present } from '../../../../core/present.js';
import { SignInRules } from '../../../../platform/access/second-factor/sign-in-rules.schema.js';
import { versionOf } from '../../../../platform/database/versioned.js';
import { AuditService } from '../../../../platform/audit/audit.service.js';
import { BUILT_IN_SETS, OWNER_SET } from './built-in-sets.js';
import { type AddRightSetDto, toRightSet, type UpdateRightSetDto } from './right-set.dto.js';
import { RightHolders } from './right-holders.js';
import { RightSet } from './right-set.schema.js';

/** The maximum number of sets, so that a table of all of them stays readable. */
const MOST_SETS = 30;
const KIND = 'rightset';

/** Keeps the sets of rights. Only Owners change them. */
@Injectable()
export class RightSetsService {
  constructor(
    @InjectModel(RightSet.name) private readonly sets: Model<RightSet>,
    @InjectModel(SignInRules.name) private readonly signInRules: Model<SignInRules>,
    private readonly holders: RightHolders,
    private readonly audit: AuditService,
  ) {}

  /** Creates the built-in sets that are missing. */
  async ensure(): Promise<void> {
    const writes = BUILT_IN_SETS.map(({ _id, ...set }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: set }, upsert: true },
    }));
    await this.sets.bulkWrite(writes);
  }

  /** Returns all sets in the order of their making, each with the number of its holders. */
  async list(): Promise<{ set: RightSet; admins: number }[]> {
    const [sets, counts] = await Promise.all([
      this.sets.find().sort({ _id: 1 }).limit(MOST_SETS).lean(),
      this.holders.counts(),
    ]);
    return sets.map((set) => ({ set, admins: counts.get(set._id.toHexString()) ?? 0 }));
  }

  /** Returns how many admins hold this set. */
  async holdersOf(id: string): Promise<number> {
    return (await this.holders.counts()).get(id) ?? 0;
  }

  add(caller: Caller, { name, rights, idleMinutes }: AddRightSetDto): Promise<RightSet> {
    const _id = new Types.ObjectId();
    return this.holders.asOwner(caller, async () => {
      await this.assertFree(name);
      if ((await this.sets.countDocuments()) >= MOST_SETS)
        throw fieldError('name', `There are ${MOST_SETS} roles already. Delete one that nobody needs`);
      const [created] = await this.sets.create([{ _id, name, rights, ...(idleMinutes && { idleMinutes }) }]);
      const after = present(created).toObject();
      await this.audit.record({ action: `${KIND}.create`, target: this.targetOf(after), after });
      return after;
    });
  }

  /** Changes a set. The new rights and the new idle time count from the next request of each holder. */
  async update(
    caller: Caller,
    id: string,
    { versionSeen: version, idleMinutes, ...fields }: UpdateRightSetDto,
  ): Promise<RightSet> {
    const { after } = await this.holders.asOwner(caller, () =>
      this.audit.change<RightSet>({
        action: `${KIND}.update`,
        seen: { version, show: (set) => toRightSet(set) },
        find: async () => {
          const set = await this.sets.findById(id);
          if (!set) throw new AppError('NOT_FOUND');
          return set;
        },
        apply: async (set) => {
          if (fields.rights && set._id.equals(OWNER_SET))
            throw new AppError('INVALID_TRANSITION', 'Owners always have all rights');
          const isRenamed = fields.name !== undefined && fields.name !== set.name;
          if (isRenamed && set.builtIn) throw fieldError('name', 'A built-in role keeps its name');
          if (isRenamed) await this.assertFree(present(fields.name), set._id);
          set.set(fields);
          if (idleMinutes !== undefined) set.set({ idleMinutes: idleMinutes ?? undefined });
        },
        afterSave: async ({ after: { _id } }) => {
          await this.holders.renew(_id);
          return {};
        },
        label: ({ name }) => name,
      }),
    );
    return after;
  }

  /** Deletes a set that no admin holds. The sign-in rules name it no more. */
  remove(caller: Caller, id: string): Promise<void> {
    return this.holders.asOwner(caller, async () => {
      const set = await this.sets.findById(id).lean();
      if (!set) throw new AppError('NOT_FOUND');
      if (set.builtIn) throw new AppError('INVALID_TRANSITION', 'A built-in role cannot be deleted');
      if (await this.holdersOf(id))
        throw new AppError('IN_USE', 'An admin has this role. Give that admin another role first');
      await this.unbind(set);
      await this.sets.deleteOne({ _id: set._id });
      await this.audit.record({ action: `${KIND}.delete`, target: this.targetOf(set), before: set });
    });
  }

  /** Takes a set out of the sign-in rules, in the transaction of its deletion. */
  private async unbind({ _id, name }: RightSet): Promise<void> {
    const rules = await this.signInRules
      .findOneAndUpdate({ factorSets: _id }, { $pull: { factorSets: _id } }, { returnDocument: 'after' })
      .lean();
    if (!rules) return;
    const left = await this.holders.namesOf(rules.factorSets);
    await this.audit.record({
      action: 'signinrules.update',
      target: { kind: 'signinrules', id: rules._id.toHexString(), label: 'Sign-in rules' },
      before: { factorSets: [...left, name] },
      after: { factorSets: left, version: versionOf(rules) },
    });
  }

  /** Fails with DUPLICATE if another set has this name. Called in a change of an Owner, which no other one overtakes. */
  private async assertFree(name: string, own?: Types.ObjectId): Promise<void> {
    const sets = await this.sets.find({}, { name: 1 }).lean();
    const isTaken = sets.some((set) => !set._id.equals(own) && set.name.toLowerCase() === name.toLowerCase());
    if (isTaken) throw fieldError('name', 'Another role has this name', 'DUPLICATE');
  }

  private targetOf({ _id, name }: RightSet) {
    return { kind: KIND, id: _id.toHexString(), label: name };
  }
}
