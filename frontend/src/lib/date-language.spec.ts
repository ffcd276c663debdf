import {
  chosenLanguage,
  DATE_LANGUAGE,
  dateLanguages,
  exampleOf,
  ownName,
  storeLanguage,
} from './date-language';
import { formatDate, formatFor, formatNumber } from './format';
import { noteZones } from './server-time';
import { wholeOf } from './typed-number';

const EN = new Intl.DateTimeFormat().resolvedOptions().locale;
const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});

beforeAll(() => noteZones(JSON.stringify({ zones: [['UTC', null]], name: '', isDefault: false })));
beforeEach(() => stored.clear());
afterEach(() => formatFor(EN));
afterAll(() => vi.unstubAllGlobals());

it('should return the stored language when it is offered', () => {
  expect(chosenLanguage()).toBeUndefined();
  storeLanguage('hi-IN');
  expect(chosenLanguage()).toBe('hi-IN');
  storeLanguage(undefined);
  expect(chosenLanguage()).toBeUndefined();
});

it('should return the language of the browser when the stored language is not offered', () => {
  stored.set(DATE_LANGUAGE, 'xx-nothing');
  expect(chosenLanguage()).toBeUndefined();
});

it('should name each language in itself', () => {
  expect(ownName('en-IN')).toBe('English (India)');
  expect(ownName('pt-BR')).toBe('português (Brasil)');
  expect(exampleOf('en-IN')).toEqual(['31 Jan 2026', '12,34,567']);
});

it('should format dates and numbers in the language when one is set', () => {
  formatFor('en-IN');
  expect(formatNumber(1_234_567)).toBe('12,34,567');
  formatFor('pt-BR');
  expect([formatNumber(1_234_567), formatDate('2026-01-31T12:00:00Z')]).toEqual([
    '1.234.567',
    '31 de jan. de 2026',
  ]);
});

it.each(dateLanguages)('should read typed numbers as before when dates and numbers are in %s', (language) => {
  formatFor(language);
  expect(['12000', '12,000', '12 000', '1,00,000'].map(wholeOf)).toEqual([12_000, 12_000, 12_000, 100_000]);
  expect(['12,5', '1.5', '1,2345', '-5'].map(wholeOf)).toEqual([undefined, undefined, undefined, undefined]);
  expect(wholeOf(formatNumber(1_234_567))).toBe(1_234_567);
});
