import { everyCase } from '../../../test/support/every-case.js';
import { holdOfSet, levelAfter, levelOf, type LevelRange, nextLevelOf, type Progress } from './levels.js';

const range = (level: number, expFrom: number, expTo: number): LevelRange => ({ level, expFrom, expTo });
const ROW = [range(1, 0, 100), range(2, 100, 200), range(3, 200, 300)];
const GAPS = [range(1, 10, 20), range(2, 50, 60), range(3, 80, 90)];
const OVERLAP = [range(1, 0, 100), range(9, 40, 60), range(2, 100, 200)];
const EQUAL_ENDS = [range(2, 0, 100), range(5, 50, 100), range(1, 0, 90), range(7, 150, 160)];

interface Case {
  name: string;
  ranges: readonly LevelRange[];
  /** The experience and the level that it gives. */
  levels: readonly (readonly [experience: number, level: number])[];
}
const CASES: Case[] = [
  {
    name: 'no range',
    ranges: [],
    levels: [
      [0, 0],
      [1000, 0],
    ],
  },
  {
    name: 'the start belongs to a range, the end does not',
    ranges: ROW,
    levels: [
      [0, 1],
      [99, 1],
      [100, 2],
      [199, 2],
      [200, 3],
    ],
  },
  {
    name: 'above the last range',
    ranges: ROW,
    levels: [
      [299, 3],
      [300, 3],
      [10 ** 12, 3],
    ],
  },
  {
    name: 'below the first range',
    ranges: GAPS,
    levels: [
      [0, 0],
      [9, 0],
      [10, 1],
    ],
  },
  {
    name: 'in a gap',
    ranges: GAPS,
    levels: [
      [20, 1],
      [49, 1],
      [50, 2],
      [60, 2],
      [79, 2],
      [90, 3],
    ],
  },
  {
    name: 'the highest of overlapping ranges',
    ranges: OVERLAP,
    levels: [
      [39, 1],
      [40, 9],
      [59, 9],
      [60, 1],
      [100, 2],
      [250, 2],
    ],
  },
  {
    name: 'the highest of equal ends',
    ranges: EQUAL_ENDS,
    levels: [
      [95, 5],
      [100, 5],
      [149, 5],
      [150, 7],
      [160, 7],
    ],
  },
];

describe('levelOf', () => {
  it('should return the level that the ranges give', async () => {
    await everyCase(
      CASES,
      ({ name }) => name,
      ({ ranges, levels }) =>
        expect(levels.map(([experience]) => [experience, levelOf(experience, ranges)])).toEqual(levels),
    );
  });
});

interface HoldCase {
  name: string;
  user: Progress;
  amount: number;
  next: Pick<Progress, 'level' | 'levelHold'>;
}
const held = { level: 8, at: 120 };
const user = (fields: Partial<Progress>): Progress => ({
  experience: 120,
  level: 8,
  experienceOpening: 0,
  ...fields,
});
const HOLDS: HoldCase[] = [
  { name: 'without a hold', user: user({}), amount: 0, next: { level: 2 } },
  {
    name: 'held below the next range',
    user: user({ levelHold: held }),
    amount: 79,
    next: { level: 8, levelHold: held },
  },
  { name: 'ended at the next range', user: user({ levelHold: held }), amount: 80, next: { level: 3 } },
  {
    name: 'held when the experience falls',
    user: user({ levelHold: held }),
    amount: -119,
    next: { level: 8, levelHold: held },
  },
  {
    name: 'set by staff before levels followed',
    user: user({ experienceOpening: undefined }),
    amount: 5,
    next: { level: 8, levelHold: held },
  },
  {
    name: 'in line before levels followed',
    user: user({ experienceOpening: undefined, level: 2 }),
    amount: 100,
    next: { level: 3 },
  },
  {
    name: 'never given a level',
    user: user({ experienceOpening: undefined, level: 0 }),
    amount: 0,
    next: { level: 2 },
  },
];

describe('levelAfter', () => {
  it('should keep a hold until the next range begins', async () => {
    await everyCase(
      HOLDS,
      ({ name }) => name,
      ({ user: before, amount, next }) =>
        expect(levelAfter(before, amount, { ranges: ROW, first: ROW })).toEqual(next),
    );
  });

  it('should hold for ever when no range begins above the hold', () => {
    const top = { level: 9, at: 250 };
    const next = levelAfter(user({ levelHold: top }), 10 ** 9, { ranges: ROW, first: ROW });
    expect(next).toEqual({ level: 9, levelHold: top });
  });
});

describe('holdOfSet', () => {
  it('should hold only a level that the ranges do not give', () => {
    expect(holdOfSet({ experience: 150, level: 2 }, ROW)).toBeUndefined();
    expect(holdOfSet({ experience: 150, level: 1 }, ROW)).toEqual({ level: 1, at: 150 });
  });
});

describe('nextLevelOf', () => {
  it('should return the next higher level, after the hold, or none', () => {
    const of = (fields: Partial<Progress>, ranges = ROW) => Object.values(nextLevelOf(user(fields), ranges));
    expect(of({ experience: 20, level: 1 })).toEqual([2, 100]);
    expect(of({ experience: 20, level: 1, levelHold: { level: 1, at: 150 } })).toEqual([3, 200]);
    expect(of({ experience: 250, level: 3 })).toEqual([0, 0]);
    expect(of({ experience: 120, level: 8, levelHold: held })).toEqual([0, 0]);
    expect(of({ experience: 0, level: 1 }, OVERLAP)).toEqual([9, 40]);
  });
});
