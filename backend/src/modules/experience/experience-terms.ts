import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isInTransaction } from '../../platform/database/transaction.js';
import { EntryEffectLevel } from '../catalogues/entry-effect-levels/entry-effect-level.schema.js';
import { FrameLevel } from '../catalogues/frame-levels/frame-level.schema.js';
import { Level } from '../catalogues/levels/level.schema.js';
import type { Catalogue } from '../catalogues/shared/catalogue.js';
import { SHOWN } from '../catalogues/shared/catalogue-record.js';
import { InjectCatalogue } from '../catalogues/shared/define-catalogue.js';
import { ExperienceRule } from './experience-rule.schema.js';
import { LEVEL_STATE, LevelState } from './level-state.schema.js';
import type { LevelRange, Levels } from './levels.js';

/** Milliseconds for which a process uses what it has read. Shorter than the delay of the job that follows changed levels. */
const FRESH = 2000;

/** What decides about experience and levels at present. */
export interface Terms {
  rules: readonly ExperienceRule[];
  levels: Levels;
}

/** Reads the rules and the ranges of the levels. Gifts need both, so that a process keeps them for a moment. */
@Injectable()
export class ExperienceTerms {
  private known: { until: number; terms: Promise<Terms> } | undefined;

  constructor(
    @InjectModel(ExperienceRule.name) private readonly rules: Model<ExperienceRule>,
    @InjectModel(LevelState.name) private readonly states: Model<LevelState>,
    @InjectCatalogue(Level) private readonly catalogue: Catalogue<Level>,
    @InjectCatalogue(EntryEffectLevel) private readonly effects: Catalogue<EntryEffectLevel>,
    @InjectCatalogue(FrameLevel) private readonly frames: Catalogue<FrameLevel>,
  ) {}

  /** Returns the terms, at most 2 s old. In a transaction, reads them with its other statements, one by one. */
  async read(): Promise<Terms> {
    if (isInTransaction()) return this.load();
    const now = performance.now();
    if (this.known && this.known.until > now) return this.known.terms;
    const terms = this.load();
    const known = { until: now + FRESH, terms };
    this.known = known;
    try {
      return await terms;
    } catch (error) {
      if (this.known === known) this.forget();
      throw error;
    }
  }

  /** Makes this process read again, after it has changed a rule. */
  forget(): void {
    this.known = undefined;
  }

  /** Returns the ranges of the levels that the app shows. */
  async ranges(): Promise<LevelRange[]> {
    const levels = await this.catalogue.model
      .find(SHOWN, { level: 1, expFrom: 1, expTo: 1 })
      .sort({ expFrom: 1, expTo: 1, level: 1, _id: 1 })
      .lean<Level[]>();
    return levels.map(({ level, expFrom, expTo }) => ({ level, expFrom, expTo }));
  }

  /** Returns the ranges with a value that changes with them and with the rewards of levels. */
  async fingerprinted(): Promise<{ ranges: LevelRange[]; fingerprint: string }> {
    const ranges = await this.ranges();
    const rewards = [await rewardsOf(this.effects), await rewardsOf(this.frames)];
    const text = JSON.stringify([ranges, rewards]);
    return { ranges, fingerprint: createHash('sha256').update(text).digest('hex') };
  }

  private async load(): Promise<Terms> {
    const ranges = await this.ranges();
    const rules = await this.rules.find().sort({ createdAt: 1, _id: 1 }).lean();
    const state = await this.states.findById(LEVEL_STATE).lean();
    return { rules, levels: { ranges, first: state?.first ?? ranges } };
  }
}

/** Returns the ids and the levels of the rewards that the app shows. */
async function rewardsOf<T extends EntryEffectLevel | FrameLevel>(
  catalogue: Catalogue<T>,
): Promise<string[]> {
  const rewards = await catalogue.model.find(SHOWN, { level: 1 }).sort({ _id: 1 }).lean<T[]>();
  return rewards.map(({ _id, level }) => `${_id.toHexString()} ${level}`);
}
