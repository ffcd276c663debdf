import { describe, expect, it } from 'vitest';
import { Portion } from './portion.js';

const byDay = { createdAt: -1 } as const;
const record = { createdAt: new Date(0) };

function portionThatTook(...times: number[]) {
  const portion = new Portion();
  portion.note([record], byDay);
  for (const time of times) portion.pace(time);
  return portion.limit;
}

describe('Portion', () => {
  it('should read 50 records at a time while they come fast', () => {
    expect(portionThatTook(4, 0, 20)).toBe(50);
  });

  it('should read fewer records at a time when they come slowly', () => {
    expect(portionThatTook(200)).toBe(10);
    expect(portionThatTook(60_000)).toBe(5);
  });

  it('should read at most twice as many records as before when they come fast again', () => {
    expect(portionThatTook(200, 1)).toBe(20);
    expect(portionThatTook(200, 1, 1, 1)).toBe(50);
  });

  it('should keep the size of the pages of a list that is not read by its sort values', () => {
    const portion = new Portion();
    portion.pace(60_000);
    expect(portion.limit).toBe(50);
  });
});
