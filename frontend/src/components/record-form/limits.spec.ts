import { hintOf, rangeOf } from './limits';

describe('the text under a field without errors', () => {
  it('should name a range that people can reach', () => {
    expect(rangeOf({ minimum: 1, maximum: 36_500 })).toBe('1 to 36,500');
    expect(hintOf('Days', { minimum: 1, maximum: 36_500 }, '')).toBe('Days · 1 to 36,500');
  });

  it('should leave the wide range of coins to the error', () => {
    expect(rangeOf({ minimum: 1, maximum: 1_000_000_000 })).toBeUndefined();
    expect(hintOf(undefined, { minimum: 1, maximum: 1_000_000_000 }, '5')).toBeUndefined();
  });

  it('should count the characters of a long text', () => {
    expect(hintOf(undefined, { maxLength: 60 }, 'x'.repeat(47))).toBeUndefined();
    expect(hintOf(undefined, { maxLength: 60 }, 'x'.repeat(48))).toBe('48 of 60 characters');
  });
});
