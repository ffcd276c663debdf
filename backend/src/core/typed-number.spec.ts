import { phoneOf, priceOf, wholeOf } from './typed-number.js';

describe('wholeOf', () => {
  it.each([
    ['12', 12],
    [' 0 ', 0],
    ['-5', -5],
    ['12 000', 12_000],
    ['12\u00a0000', 12_000],
    ['12\u202f000', 12_000],
    ['12,000', 12_000],
    ['1,00,000', 100_000],
    ['１２０００', 12_000],
  ])('should read %j as %p', (typed, number) => {
    expect(wholeOf(typed)).toBe(number);
  });

  it.each(['1.5', '12,5', '1.500', '1,000 000', '1e3', 'many', '1'.repeat(101)])(
    'should return the text when it is not a valid number: %j',
    (typed) => {
      expect(wholeOf(typed)).toBe(typed);
    },
  );
});

describe('priceOf', () => {
  it.each([
    ['99', 99],
    ['99.500', 99.5],
    ['1,234.50', 1234.5],
    ['₹\u00a01,00,000.05', 100_000.05],
  ])('should read %j as %p', (typed, price) => {
    expect(priceOf(typed)).toBe(price);
  });

  it.each(['12,5', '1.234,50', '.5', '5.', '-1', '$5'])(
    'should return the text when it is not a valid number: %j',
    (typed) => {
      expect(priceOf(typed)).toBe(typed);
    },
  );
});

describe('phoneOf', () => {
  it.each([
    ['+91 98000-00001', '+919800000001'],
    ['(91) 98000.00001', '919800000001'],
    ['(+91)\u00a098000\u201100001', '+919800000001'],
    ['９８０００００００１', '9800000001'],
    ['phone', 'phone'],
  ])('should read %j as %p', (typed, digits) => {
    expect(phoneOf(typed)).toBe(digits);
  });
});
