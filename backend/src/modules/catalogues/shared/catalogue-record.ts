import { Prop, Schema } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';

/** What every record of a catalogue has beside its own fields. */
@Schema()
export class CatalogueRecord {
  _id: Types.ObjectId;
  /** Place among the others, where the app shows an order; new records come last. */
  @Prop({ type: Number, default: 0 }) order: number;
  /** In the trash since then; null: it is shown. */
  @Prop({ type: Date, default: null }) deletedAt: Date | null;
  @Prop({ type: Date, default: () => new Date() }) createdAt: Date;
}

/** Whether a record is there; if so, a deletion meets the transaction that is about to use it. */
export async function holdShown<T extends CatalogueRecord>(
  model: Model<T>,
  _id: Types.ObjectId | string,
): Promise<boolean> {
  const where = { _id, deletedAt: null } as QueryFilter<T>;
  const { matchedCount } = await model.updateOne(where, { $inc: { __v: 1 } } as UpdateQuery<T>);
  return matchedCount > 0;
}
