import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What a call with an idempotency key was answered: kept as long as the ledger, written with what the call changed. */
@Schema({ collection: 'answeredcalls', versionKey: false, minimize: false })
export class AnsweredCall {
  /** Caller, method, path and key (http/idempotency-key.ts). */
  @Prop({ type: String }) _id: string;
  @Prop({ type: String, required: true }) body: string;
  @Prop({ type: Object, required: true }) answer: object;
  @Prop({ type: Date, required: true }) at: Date;
  /** The user of the app who called. */
  @Prop({ type: String }) by?: string;
  /** The user whom the answer names. */
  @Prop({ type: String }) names?: string;
}

export const AnsweredCallSchema = SchemaFactory.createForClass(AnsweredCall);
// What to take a person out of when the account is deleted.
for (const user of ['by', 'names']) AnsweredCallSchema.index({ [user]: 1 }, { sparse: true });
