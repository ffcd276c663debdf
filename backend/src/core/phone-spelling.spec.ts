import { isSameNumber, numberEnd } from './phone-spelling.js';

const STORED = '919000000001';

describe('isSameNumber', () => {
  it.each([
    '919000000001',
    '+91 90000 00001',
    '0091 9000000001',
    '9000000001',
    '09000000001',
    '90000-00001',
    '+91 (0)90000 00001',
    '\u202a90000\u200b00001\u202c',
  ])('should match the number when it is spelled %s', (typed) => {
    expect(isSameNumber(typed, STORED)).toBe(true);
    expect(isSameNumber(STORED, typed)).toBe(true);
    expect(numberEnd(typed)).toBe(numberEnd(STORED));
  });

  it.each([
    '9000000002',
    '90000 0000²1',
    '90000000.01',
    '000001',
    '0000001',
    '1234919000000001',
    '',
    'nobody',
  ])('should reject %p when it is another number', (typed) =>
    expect(isSameNumber(typed, STORED)).toBe(false),
  );

  it('should reject two texts when they have no digits', () => {
    expect(isSameNumber('', 'nobody')).toBe(false);
    expect(numberEnd('nobody')).toBe('');
  });
});
