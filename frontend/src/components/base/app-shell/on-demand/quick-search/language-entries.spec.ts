import { storeLanguage } from '../../../../../lib/date-language';
import { languageEntries } from './language-entries';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => stored.clear());

const titles = (text: string) => languageEntries(text).map(({ title }) => title);

it.each(['', 'in', 'jan', '2026', 'sharma'])('should find no language when the text is "%s"', (text) => {
  expect(titles(text)).toEqual([]);
});

it.each([
  ['hindi', 'Dates as in हिन्दी (भारत)'],
  ['India eng', 'Dates as in English (India)'],
  ['dates as in español', 'Dates as in español'],
  ['brasil', 'Dates as in português (Brasil)'],
  ['browser', 'Dates as in the browser'],
])('should find one language when the text is %s', (text, title) => {
  storeLanguage('zh-CN');
  expect(titles(text)).toEqual([title]);
});

it.each(['date', 'language', 'numbers'])(
  'should find all but the present language when the text is %s',
  (text) => {
    storeLanguage('en-GB');
    const found = titles(text);
    expect(found).toContain('Dates as in the browser');
    expect(found).toContain('Dates as in English (United States)');
    expect(found).not.toContain('Dates as in English (United Kingdom)');
  },
);
