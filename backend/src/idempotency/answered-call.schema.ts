import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What a call with an idempotency key was answered: kept as long as the ledger, written with what the call changed. */
@Schema({ collection: 'answeredcalls', versionKey: false, minimize: false })
export class AnsweredCall {
  /** Caller, method, path and key (api/call-key.ts). */
  @Prop({ type: String }) _id: string;
  @Prop({ type: String, required: true }) body: string;
  @Prop({ type: Object, required: true }) answer: object;
  @Prop({ type: Date, required: true }) at: Date;
}

export const AnsweredCallSchema = SchemaFactory.createForClass(AnsweredCall);
