import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { MadeBy } from './experience-rule.schema.js';

/** Why experience changed: a gift given or received, live minutes, a reversed gift, a value that staff set. */
export const EXPERIENCE_KINDS = ['given', 'received', 'minutes', 'reversed', 'set'] as const;
export type ExperienceKind = (typeof EXPERIENCE_KINDS)[number];

export const EVENT_KINDS = ['entry', 'live', 'set'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What changed the experience: a ledger entry, a live session, a change by staff. */
@Schema({ _id: false })
export class ExperienceEvent {
  @Prop({ type: String, enum: EVENT_KINDS, required: true }) kind: EventKind;
  @Prop({ type: Types.ObjectId, required: true }) id: Types.ObjectId;
}

/** A change of a user's experience. Holds no name of the user and never changes. */
@Schema({ collection: 'experience', versionKey: false })
export class Experience {
  _id: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) user: Types.ObjectId;
  @Prop({ type: String, enum: EXPERIENCE_KINDS, required: true }) kind: ExperienceKind;
  /** Negative when experience was taken. */
  @Prop({ type: Number, required: true }) amount: number;
  /** The coins or minutes that the amount follows from; 0 for a value that staff set. */
  @Prop({ type: Number, required: true }) units: number;
  /** What a reversal could not take, because the user had less experience. */
  @Prop({ type: Number }) missed?: number;
  @Prop({ type: ExperienceEvent, required: true }) event: ExperienceEvent;
  /** Who set the value. */
  @Prop({ type: MadeBy }) by?: MadeBy;
  @Prop({ type: Date, required: true }) at: Date;
}

export const ExperienceSchema = SchemaFactory.createForClass(Experience);
// An event changes the experience of a user once.
ExperienceSchema.index({ 'event.id': 1, user: 1, kind: 1 }, { unique: true });
// The list of a user, with all kinds or one kind.
ExperienceSchema.index({ user: 1, at: -1, _id: -1 });
ExperienceSchema.index({ user: 1, kind: 1, at: -1, _id: -1 });

const appendOnly = () => {
  throw new Error('Records of experience are append-only');
};
ExperienceSchema.pre(
  ['updateOne', 'updateMany', 'findOneAndUpdate', 'findOneAndReplace', 'replaceOne'],
  appendOnly,
);
ExperienceSchema.pre(['deleteOne', 'deleteMany', 'findOneAndDelete'], appendOnly);
ExperienceSchema.pre('save', function () {
  if (!this.isNew) appendOnly();
});
