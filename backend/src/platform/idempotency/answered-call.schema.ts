import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/**
 * The stored response of a call with an idempotency key. Written in the transaction of the call and retained as long as
 * the ledger.
 */
@Schema({ collection: 'answeredcalls', versionKey: false, minimize: false })
export class AnsweredCall {
  /** Caller, method, path and key (http/idempotency-key.ts). */
  @Prop({ type: String }) _id: string;
  @Prop({ type: String, required: true }) body: string;
  @Prop({ type: Object, required: true }) answer: object;
  @Prop({ type: Date, required: true }) at: Date;
  /** The app user who made the call. */
  @Prop({ type: String }) by?: string;
  /** The user whom the response names. */
  @Prop({ type: String }) names?: string;
}

export const AnsweredCallSchema = SchemaFactory.createForClass(AnsweredCall);
// Finds the responses to anonymise when a user deletes the account.
for (const user of ['by', 'names']) AnsweredCallSchema.index({ [user]: 1 }, { sparse: true });
