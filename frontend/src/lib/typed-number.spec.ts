import { phoneOf, priceOf, typedNumber, wholeOf } from './typed-number';

describe('wholeOf', () => {
  it.each([
    ['12', 12],
    [' 0 ', 0],
    ['1,234', 1234],
    ['12 000', 12_000],
    ['12\u00a0000', 12_000],
    ['12\u202f000\u2009000', 12_000_000],
    ['1,00,000', 100_000],
    ['12,34,567', 1_234_567],
    ['１２０００', 12_000],
    ['1,000,000,000', 1_000_000_000],
  ])('should read %j as %p', (typed, number) => {
    expect(wholeOf(typed)).toBe(number);
  });

  it.each([
    '',
    ' ',
    '1,2',
    '12,5',
    '1.5',
    '1.500',
    '1,2345',
    '1,000 000',
    '-5',
    '+5',
    '1e3',
    'many',
    '1000,',
  ])('should return undefined when the text is %j', (typed) => {
    expect(wholeOf(typed)).toBeUndefined();
  });
});

describe('priceOf', () => {
  it.each([
    ['99', 99],
    ['99.5', 99.5],
    ['1,234.50', 1234.5],
    ['₹1,234.50', 1234.5],
    ['₹\u00a01,00,000.05', 100_000.05],
    ['0.01', 0.01],
  ])('should read %j as %p', (typed, price) => {
    expect(priceOf(typed)).toBe(price);
  });

  it.each(['', '₹', '12,5', '99,50', '1.234,50', '1.234', '.5', '5.', '-1', '$5'])(
    'should return undefined when the text is %j',
    (typed) => {
      expect(priceOf(typed)).toBeUndefined();
    },
  );
});

describe('phoneOf', () => {
  it.each([
    ['+91 98000-00001', '+919800000001'],
    ['(91) 98000.00001', '919800000001'],
    ['(+91)\u00a098000\u201100001', '+919800000001'],
    ['９８０００００００１', '9800000001'],
  ])('should read %j as %p', (typed, digits) => {
    expect(phoneOf(typed)).toBe(digits);
  });

  it.each(['', '1234', '1234567890123456', '98000 O0001', '91+98000', '++9198000'])(
    'should return undefined when the text is %j',
    (typed) => {
      expect(phoneOf(typed)).toBeUndefined();
    },
  );
});

describe('typedNumber', () => {
  it('should return the text unchanged when it is not a number', () => {
    expect([typedNumber('1,234'), typedNumber('many')]).toEqual([1234, 'many']);
  });
});
