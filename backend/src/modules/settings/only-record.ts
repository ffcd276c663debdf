import type { HydratedDocument, Model } from 'mongoose';
import { AppError } from '../../core/errors.js';
import { duplicateField } from '../../core/duplicate.js';

/** Makes the one record of a collection when it is not there. */
export async function ensureRecord<T>(model: Model<T>): Promise<void> {
  if (await model.exists({})) return;
  try {
    await model.create([{}]);
  } catch (error) {
    // Another process may have been first: then there is a record, which is all that was asked for.
    if (!duplicateField(error)) throw error;
  }
}

/** The one record of a collection; with an id only when it has that one. */
export async function findRecord<T>(model: Model<T>, id?: string): Promise<HydratedDocument<T>> {
  const record = await model.findOne();
  if (!record || (id !== undefined && String(record._id) !== id.toLowerCase()))
    throw new AppError('NOT_FOUND');
  return record;
}
