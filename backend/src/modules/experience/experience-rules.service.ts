import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { AppError, fieldError } from '../../core/errors.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { ExperienceTerms } from './experience-terms.js';
import { ExperienceRule } from './experience-rule.schema.js';
import { effectiveAt, type RuleState, stateOf } from './rules.js';

/** The maximum number of rules: each gift reads all of them. */
const MOST_RULES = 500;

/** The rules that say how much experience a coin or a live minute gives. Every change is audited. */
@Injectable()
export class ExperienceRulesService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(ExperienceRule.name) private readonly rules: Model<ExperienceRule>,
    private readonly terms: ExperienceTerms,
    private readonly audit: AuditService,
    private readonly zones: TimeZones,
  ) {}

  /** Returns all rules with their states, newest first. */
  async list(): Promise<(ExperienceRule & { state: RuleState })[]> {
    const rules = await this.rules.find().sort({ createdAt: -1, _id: -1 }).lean();
    const now = Date.now();
    return rules.map((rule) => ({ ...rule, state: stateOf(rule, rules, now, this.zones.calendar) }));
  }

  /** Adds a rule, which counts from the first day on, at the earliest from now on. */
  async add(
    { id, name }: Caller,
    fields: Pick<ExperienceRule, 'kind' | 'amount' | 'firstDay'>,
  ): Promise<void> {
    await inTransaction(this.connection, async () => {
      const createdAt = new Date();
      if (fields.firstDay < this.zones.calendar.dayOf(createdAt))
        throw fieldError('firstDay', 'Choose today or a later day');
      if ((await this.rules.countDocuments()) >= MOST_RULES)
        throw new AppError('INVALID_TRANSITION', `There can be at most ${MOST_RULES} rules`);
      const rule = { _id: new Types.ObjectId(), ...fields, by: { id, name }, createdAt };
      await this.rules.create(rule);
      await this.audit.record({ action: 'experienceRule.add', target: targetOf(rule), after: fields });
    });
    this.terms.forget();
  }

  /** Removes a rule that does not count yet. Experience that a rule has given can be checked only while the rule exists. */
  async remove(id: string): Promise<void> {
    await inTransaction(this.connection, async () => {
      const rule = await this.rules.findById(id).lean();
      if (!rule) throw new AppError('NOT_FOUND', 'This rule does not exist');
      if (effectiveAt(rule, this.zones.calendar) <= Date.now())
        throw new AppError('INVALID_TRANSITION', 'This rule counts already. Add another rule to replace it');
      await this.rules.deleteOne({ _id: rule._id });
      const { kind, amount, firstDay } = rule;
      const before = { kind, amount, firstDay };
      await this.audit.record({ action: 'experienceRule.delete', target: targetOf(rule), before });
    });
    this.terms.forget();
  }
}

const targetOf = ({ _id, kind, firstDay }: Pick<ExperienceRule, '_id' | 'kind' | 'firstDay'>) => ({
  ...{ kind: 'experienceRule', id: _id.toHexString(), label: `${kind}, from ${firstDay}` },
});
