import fc from 'fast-check';
import { emailOf, freeTextOf, identifierOf, passwordOf, searchTextOf } from './typed-text.js';

describe('identifierOf', () => {
  it.each([
    ['coin@100001\u200b', 'coin@100001'],
    [' AG\u00ad100001 ', 'AG100001'],
    ['\u202aanita.sharma\u202c', 'anita.sharma'],
    ['042\u2066917\u2069', '042917'],
    ['४२', '42'],
    ['ＡＧ１０００１', 'AG10001'],
    ['a\u00a0b\tc', 'a b\tc'],
    ['42\n43\n', '42\n43'],
    ['12²', '12²'],
    ['\u202e12', '\u202e12'],
  ])('should fold %j to %j', (typed, folded) => expect(identifierOf(typed)).toBe(folded));

  it('should write the decimal digits of every script as ASCII digits', () => {
    for (const system of Intl.supportedValuesOf('numberingSystem')) {
      const digits = [...'0123456789'].map((one) =>
        new Intl.NumberFormat('en', { numberingSystem: system }).format(Number(one)),
      );
      if (digits.every((one) => /^\p{Nd}$/u.test(one)))
        expect([system, identifierOf(digits.join(''))]).toEqual([system, '0123456789']);
    }
  });
});

describe('freeTextOf', () => {
  it.each([
    ['क्\u200dष', 'क्\u200dष'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['❤\ufe0f 👩\u200d🎤', '❤\ufe0f 👩\u200d🎤'],
    ['e\u0301', 'é'],
    ['Anita\u202egnp.exe', 'Anitagnp.exe'],
    ['\u2067Anita\u2069', 'Anita'],
    ['Anita\u0007', 'Anita'],
    ['Anita\r\n\tSharma', 'Anita Sharma'],
    ['\u200b', ''],
    ['\u200d\ufe0f \u3164\u2800', ''],
  ])('should fold %j to %j', (typed, folded) => expect(freeTextOf(typed)).toBe(folded));

  it('should keep line breaks and drop other controls when the text has lines', () => {
    expect(freeTextOf('one\n\ttwo\u0000\u0007', { lines: true })).toBe('one\n\ttwo');
  });
});

describe('searchTextOf', () => {
  it.each([
    ['98000\u200b00001', '9800000001'],
    ['AG१००००१', 'AG100001'],
    ['क्\u200dष', 'क्\u200dष'],
    ['Re\u0301my', 'Rémy'],
  ])('should fold %j to %j', (typed, folded) => expect(searchTextOf(typed)).toBe(folded));
});

it('should drop invisible marks and upper case from an email address', () => {
  expect(emailOf(' Meera\u200b@Example.com ')).toBe('meera@example.com');
});

it('should fold a folded text to itself', () => {
  for (const fold of [identifierOf, freeTextOf, searchTextOf, emailOf, passwordOf])
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => fold(fold(text)) === fold(text)));
});
