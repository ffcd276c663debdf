import type { Model } from 'mongoose';
import type { CatalogueRecord } from './catalogue-record.js';

/** Gives records the places that they have among themselves, in the order of the array. */
export async function putInOrder<T extends CatalogueRecord>(model: Model<T>, records: T[]): Promise<void> {
  const places = records.map(({ order }) => order).sort((one, other) => one - other);
  // Equal places would leave the order to chance: they are counted from the first one on.
  const [first = 0] = places;
  const distinct = new Set(places).size === places.length;
  const changed = records
    .map(({ _id, order }, at) => ({ _id, order, place: distinct ? places[at]! : first + at }))
    .filter(({ order, place }) => order !== place);
  await model.bulkWrite(
    changed.map(({ _id, place }) => ({
      updateOne: { filter: { _id }, update: { $set: { order: place } } },
    })) as never,
  );
}
