import type { Model } from 'mongoose';
import type { CatalogueRecord } from './catalogue-record.js';

/** Reorders records as in the array. They share out the places that they already have. */
export async function putInOrder(model: Model<CatalogueRecord>, records: CatalogueRecord[]): Promise<void> {
  const taken = records.map(({ order }) => order).sort((one, other) => one - other);
  // Equal places would make the order random, so new places count up from the first one.
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
