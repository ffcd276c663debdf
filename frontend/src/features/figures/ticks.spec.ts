import { roundTicks } from './ticks';

describe('roundTicks', () => {
  it.each([
    [[0, 2550], 5, [0, 1000, 2000, 3000]],
    [[0, 7], 5, [0, 2, 4, 6, 8]],
    [[0, 3], 5, [0, 1, 2, 3]],
    [[0, 1], 5, [0, 1]],
    [[0, 0], 5, [0, 1]],
    [[], 5, [0, 1]],
    [[12, 10_200], 4, [0, 5000, 10_000, 15_000]],
    [[-30, 80], 5, [-50, 0, 50, 100]],
  ])('should return whole, round marks for %j', (values, most, expected) => {
    expect(roundTicks(values, { most })).toEqual(expected);
  });

  it('should begin near the lowest value when the values are a state', () => {
    expect(roundTicks([1_052_000, 1_078_000], { most: 5, isState: true })).toEqual([
      1_050_000, 1_060_000, 1_070_000, 1_080_000,
    ]);
  });

  it('should mark whole hours and days when the values are minutes', () => {
    expect(roundTicks([0, 500], { most: 5, isMinutes: true })).toEqual([0, 180, 360, 540]);
    expect(roundTicks([0, 9000], { most: 5, isMinutes: true })).toEqual([0, 2880, 5760, 8640, 11_520]);
  });
});
