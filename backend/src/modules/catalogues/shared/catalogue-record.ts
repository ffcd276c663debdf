import { Prop, Schema } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';

/** The fields that records of every catalogue have. */
@Schema()
export class CatalogueRecord {
  _id: Types.ObjectId;
  /** The record's place in catalogues that staff arrange. New records come last. */
  @Prop({ type: Number, default: 0 }) order: number;
  /** The time of the move to the trash; null: not deleted. */
  @Prop({ type: Date, default: null }) deletedAt: Date | null;
  @Prop({ type: Date, default: () => new Date() }) createdAt: Date;
}

/**
 * Returns whether a record exists outside the trash. Locks the record, so that a concurrent deletion conflicts with the
 * caller's transaction.
 */
export async function holdShown<T extends CatalogueRecord>(
  model: Model<T>,
  _id: Types.ObjectId | string,
): Promise<boolean> {
  const where = { _id, deletedAt: null } as QueryFilter<T>;
  const { matchedCount } = await model.updateOne(where, { $inc: { __v: 1 } } as UpdateQuery<T>);
  return matchedCount > 0;
}
