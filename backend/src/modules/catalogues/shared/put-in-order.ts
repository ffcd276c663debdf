import type { Model } from 'mongoose';
import type { CatalogueRecord } from './catalogue-record.js';

/** Gives records the places that they have among themselves, in the order of the array. */
export async function putInOrder(model: Model<CatalogueRecord>, records: CatalogueRecord[]): Promise<void> {
  const taken = records.map(({ order }) => order).sort((one, other) => one - other);
  // Equal places would leave the order to chance: they are counted from the first one on.
  const [first = 0] = taken;
  const isDistinct = new Set(taken).size === taken.length;
  const places = isDistinct ? taken : taken.map((_, at) => first + at);
  await model.bulkWrite(
    records.flatMap(({ _id, order }, at) =>
      order === places[at]
        ? []
        : [{ updateOne: { filter: { _id }, update: { $set: { order: places[at] } } } }],
    ),
  );
}
