import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** What experience is given for: each coin given, each coin received, each live minute. */
export const RULE_KINDS = ['given', 'received', 'minute'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** A member of staff who made a record. */
@Schema({ _id: false })
export class MadeBy {
  @Prop({ type: String, required: true }) id: string;
  @Prop({ type: String, required: true }) name: string;
}

/** How much experience a coin or a live minute gives from a day on. */
@Schema({ collection: 'experienceRules', versionKey: false })
export class ExperienceRule {
  _id: Types.ObjectId;
  @Prop({ type: String, enum: RULE_KINDS, required: true }) kind: RuleKind;
  @Prop({ type: Number, required: true, min: 0 }) amount: number;
  /** A day of the installation: 2026-01-31. */
  @Prop({ type: String, required: true }) firstDay: string;
  @Prop({ type: MadeBy, required: true }) by: MadeBy;
  @Prop({ type: Date, required: true }) createdAt: Date;
}

export const ExperienceRuleSchema = SchemaFactory.createForClass(ExperienceRule);
