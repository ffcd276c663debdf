import type { Doc } from '../bson/types.js';
import { neededFields } from './needed-fields.js';

const fields = (...stages: Doc[]) => {
  const needed = neededFields(stages);
  return needed && [...needed].sort();
};

describe('neededFields', () => {
  it('should return the fields that the stages read, up to the first stage that makes new documents', () => {
    expect(fields({ $count: 'n' }, { $match: { n: 1 } })).toEqual([]);
    expect(fields({ $group: { _id: '$status', sum: { $sum: ['$a.b', 1] } } }, { $sort: { x: 1 } })).toEqual([
      'a',
      'status',
    ]);
    expect(
      fields(
        { $match: { 'a.b': 1, $or: [{ c: { $gt: 1 } }, { $expr: { $eq: ['$d', '$$NOW'] } }] } },
        { $sort: { e: 1 } },
        { $lookup: { from: 'x', localField: 'f.g', foreignField: 'y', let: { v: '$h' }, as: 'found' } },
        { $unwind: '$found' },
        { $project: { shown: '$i', j: 1, found: 1 } },
      ),
    ).toEqual(['_id', 'a', 'c', 'd', 'e', 'f', 'found', 'h', 'i', 'j', 'shown']);
  });

  it('should include the fields of later stages after a possible exclusion', () => {
    expect(fields({ $project: { a: 0 } })).toBeUndefined();
    expect(fields({ $project: { a: { $sum: 0 }, b: '$c' } }, { $group: { _id: '$b' } })).toEqual([
      '_id',
      'a',
      'b',
      'c',
    ]);
    expect(fields({ $project: { _id: 0 } }, { $group: { _id: '$b' } })).toEqual(['b']);
    expect(fields({ $project: { _id: 0, a: 1 } })).toEqual(['a']);
  });

  it('should return undefined when a stage can read any field', () => {
    expect(fields()).toBeUndefined();
    expect(fields({ $match: { a: 1 } })).toBeUndefined();
    expect(fields({ $replaceRoot: { newRoot: '$a' } })).toBeUndefined();
    expect(fields({ $group: { _id: null, all: { $push: '$$ROOT' } } })).toBeUndefined();
    expect(fields({ $group: { _id: { $getField: 'a' } } })).toBeUndefined();
    expect(fields({ $match: { $jsonSchema: {} } }, { $count: 'n' })).toBeUndefined();
  });
});
