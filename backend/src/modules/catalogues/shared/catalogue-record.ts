import { Prop, Schema } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';

/** The fields that records of every catalogue have. */
@Schema()
export class CatalogueRecord {
  _id: Types.ObjectId;
  /** The record's place in catalogues that staff arrange. New records come last. */
  @Prop({ type: Number, default: 0 }) order: number;
  /** Whether the app shows the record. Records of earlier versions lack the field and are shown. */
  @Prop({ type: Boolean, default: true }) shown?: boolean;
  /** The time of the move to the trash; null: not deleted. */
  @Prop({ type: Date, default: null }) deletedAt: Date | null;
  @Prop({ type: Date, default: () => new Date() }) createdAt: Date;
  /** Added by the plugin `versioned`. */
  version?: number;
}

/** Filters for records outside the trash. */
export const NOT_DELETED = { deletedAt: null };
/** Filters for records that the app shows: outside the trash and not hidden by staff. */
export const SHOWN = { ...NOT_DELETED, ...shownIs(true) };

/** Filters for records that staff show in the app, or for those that they hide. */
export function shownIs(shown: boolean): { shown: false | { $ne: false } } {
  return { shown: shown ? { $ne: false } : false };
}

/**
 * Returns whether a record exists outside the trash. Locks the record, so that a concurrent deletion conflicts with the
 * caller's transaction.
 */
export async function holdNotDeleted<T extends CatalogueRecord>(
  model: Model<T>,
  _id: Types.ObjectId | string,
): Promise<boolean> {
  const where = { _id, ...NOT_DELETED } as QueryFilter<T>;
  const { matchedCount } = await model.updateOne(where, { $inc: { __v: 1 } } as UpdateQuery<T>);
  return matchedCount > 0;
}
