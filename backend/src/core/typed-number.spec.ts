import { describeReaders } from '../../test/support/typed-spellings.js';
import { phoneOf, priceOf, wholeOf } from './typed-number.js';

/** The API returns a text that holds no number unchanged; the rule of the field refuses the text. */
const numberOrNone = (value: number | string) => (typeof value === 'number' ? value : undefined);

describeReaders({
  wholeOf: (text) => numberOrNone(wholeOf(text)),
  priceOf: (text) => numberOrNone(priceOf(text)),
  phoneOf: (text) => [phoneOf(text)].find((phone) => /^\+?\d{5,15}$/.test(phone)),
});

it('should return a text unchanged when it is too long for a number', () => {
  const long = '1'.repeat(101);
  expect([wholeOf(long), priceOf(long), phoneOf(long)]).toEqual([long, long, long]);
});

it('should read a negative whole number, which the range of the field refuses', () => {
  expect(wholeOf('-5')).toBe(-5);
});
