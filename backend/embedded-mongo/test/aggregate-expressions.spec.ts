import type { Collection, Document } from 'mongodb';
import { required } from '../src/errors/required.js';
import { insertSales } from './sales.js';
import { TestServer } from './server.js';

const server = new TestServer();
let sales: Collection;
beforeAll(async () => {
  await server.start();
  sales = await insertSales(await server.db());
});
afterAll(() => server.destroy());

const run = (pipeline: Document[]): Promise<Document[]> => sales.aggregate(pipeline).toArray();

/** [name, pipeline, expected results] */
const expressions: [string, Document[], Document[]][] = [
  [
    '$addFields and expressions',
    [
      { $match: { _id: 1 } },
      { $addFields: { sum: { $multiply: ['$n', '$price'] }, 'x.y': { $size: '$tags' } } },
      { $project: { sum: 1, x: 1 } },
    ],
    [{ _id: 1, sum: 3, x: { y: 2 } }],
  ],
  [
    '$dateToString in a time zone',
    [
      { $match: { _id: { $lte: 2 } } },
      {
        $project: { day: { $dateToString: { date: '$at', format: '%Y-%m-%d', timezone: 'Europe/Berlin' } } },
      },
    ],
    [
      { _id: 1, day: '2024-04-01' },
      { _id: 2, day: '2024-03-31' },
    ],
  ],
  [
    '$dateTrunc in a time zone',
    [
      { $match: { _id: 1 } },
      { $project: { day: { $dateTrunc: { date: '$at', unit: 'day', timezone: 'Asia/Kolkata' } } } },
    ],
    [{ _id: 1, day: new Date('2024-03-31T18:30:00Z') }],
  ],
  [
    '$cond, $switch and $ifNull',
    [
      { $match: { _id: 1 } },
      {
        $project: {
          a: { $cond: [{ $gt: ['$n', 1] }, 'many', 'one'] },
          b: { $switch: { branches: [{ case: { $eq: ['$item', 'a'] }, then: 1 }], default: 0 } },
          c: { $ifNull: ['$none', 'x'] },
        },
      },
    ],
    [{ _id: 1, a: 'many', b: 1, c: 'x' }],
  ],
  [
    '$map, $filter and $reduce',
    [
      { $match: { _id: 1 } },
      {
        $project: {
          a: { $map: { input: '$tags', as: 't', in: { $concat: ['$$t', '!'] } } },
          b: { $filter: { input: '$tags', cond: { $eq: ['$$this', 'y'] } } },
          c: { $reduce: { input: [1, 2, 3], initialValue: 0, in: { $add: ['$$value', '$$this'] } } },
        },
      },
    ],
    [{ _id: 1, a: ['x!', 'y!'], b: ['y'], c: 6 }],
  ],
];

describe('aggregation expressions', () => {
  it.each(expressions)('should return the expected results for %s', async (_, pipeline, expected) => {
    expect(await run(pipeline)).toEqual(expected);
  });

  it('should keep the numeric types when values are summed', async () => {
    const [row] = await sales
      .aggregate(
        [
          {
            $group: {
              _id: null,
              n: { $sum: '$n' },
              price: { $sum: '$price' },
              big: { $sum: { $toLong: '$n' } },
            },
          },
        ],
        { promoteValues: false },
      )
      .toArray();
    expect(row).toMatchObject({
      n: { _bsontype: 'Int32', value: 8 },
      price: { _bsontype: 'Double', value: 4.5 },
      big: { _bsontype: 'Long' },
    });
  });
});

interface Day {
  of: string;
  first: string;
  before: string;
  sameAs: boolean;
  read: boolean;
}

it('should begin each day with its first instant when clocks change at midnight', async () => {
  const zones = ['America/Santiago', 'America/Havana', 'Atlantic/Azores', 'Europe/Berlin', 'Asia/Kolkata'];
  // Noon of each day of two years, in UTC.
  const noons = Array.from({ length: 730 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at, 12)));
  const dayOf = (date: unknown, timezone: string) => ({
    $dateToString: { date, format: '%Y-%m-%d', timezone },
  });
  for (const timezone of zones) {
    const start = { $dateTrunc: { date: '$$noon', unit: 'day', timezone } };
    const parts = { $dateToParts: { date: '$$noon', timezone } };
    const day = {
      of: dayOf('$$noon', timezone),
      first: dayOf(start, timezone),
      before: dayOf({ $subtract: [start, 1] }, timezone),
      sameAs: {
        $eq: [
          start,
          {
            $let: {
              vars: { p: parts },
              in: { $dateFromParts: { year: '$$p.year', month: '$$p.month', day: '$$p.day', timezone } },
            },
          },
        ],
      },
      read: { $eq: [start, { $dateFromString: { dateString: dayOf('$$noon', timezone), timezone } }] },
    };
    const [found] = await run([
      { $limit: 1 },
      { $project: { days: { $map: { input: noons, as: 'noon', in: day } } } },
    ]);
    const days = required(found, 'row').days as Day[];
    const wrong = days.filter(
      ({ of, first, before, sameAs, read }) => first !== of || before >= of || !sameAs || !read,
    );
    expect({ timezone, wrong }).toEqual({ timezone, wrong: [] });
  }
});
