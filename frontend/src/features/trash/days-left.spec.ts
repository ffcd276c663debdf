import { daysLeft } from './days-left';

const deleted = '2026-01-01T12:00:00.000Z';
const after = (days: number) => Date.parse(deleted) + days * 86_400_000;

describe('daysLeft', () => {
  it.each([
    [0, 30],
    [0.5, 30],
    [1, 29],
    [29.9, 1],
    [30, 0],
    [31, 0],
  ])('should, %d days after the deletion, return %d', (days, left) => {
    expect(daysLeft(deleted, after(days))).toBe(left);
  });
});
