import { describeReaders } from '../../../backend/test/support/typed-spellings';
import { phoneOf, priceOf, typedNumber, wholeOf } from './typed-number';

describeReaders({ wholeOf, priceOf, phoneOf });

it('should return undefined when a whole number has a sign', () => {
  expect([wholeOf('-5'), wholeOf('+5')]).toEqual([undefined, undefined]);
});

describe('typedNumber', () => {
  it('should return the text unchanged when it is not a number', () => {
    expect([typedNumber('1,234'), typedNumber('many')]).toEqual([1234, 'many']);
  });
});
