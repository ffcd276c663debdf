import type { HydratedDocument, Model } from 'mongoose';
import { AppError } from '../../core/errors.js';
import { duplicateField } from '../../core/duplicate.js';

/** Creates the only record of a collection if it is missing. */
export async function ensureRecord<T>(model: Model<T>): Promise<void> {
  if (await model.exists({})) return;
  try {
    await model.create([{}]);
  } catch (error) {
    // A concurrent process has created the record.
    if (!duplicateField(error)) throw error;
  }
}

/** Returns the only record of a collection. Throws NOT_FOUND when it is missing or `id` is given and differs. */
export async function findRecord<T>(model: Model<T>, id?: string): Promise<HydratedDocument<T>> {
  const record = await model.findOne();
  if (!record || (id !== undefined && String(record._id) !== id.toLowerCase()))
    throw new AppError('NOT_FOUND');
  return record;
}
