// The tests of the two readers of typed numbers: core/typed-number.ts of the API and lib/typed-number.ts of the panels.
// Both read the same spellings. undefined: the text is refused.
import fc from 'fast-check';

type Spellings<T> = [typed: string, value: T | undefined][];

const WHOLE_SPELLINGS: Spellings<number> = [
  ['12', 12],
  [' 0 ', 0],
  ['1,234', 1234],
  ['12 000', 12_000],
  ['12\u00a0000', 12_000],
  ['12\u202f000\u2009000', 12_000_000],
  ['1,00,000', 100_000],
  ['12,34,567', 1_234_567],
  ['1,000,000,000', 1_000_000_000],
  ['１２０００', 12_000],
  ['१२,०००', 12_000],
  ['١٢٠٠٠', 12_000],
  ['\u202a500\u202c', 500],
  ['5\u200b00\u00ad', 500],
  ['\u2066\u200e500\ufe0f\u2069', 500],
  ['10²', undefined],
  ['1000²', undefined],
  ['400¹', undefined],
  ['①②', undefined],
  ['½', undefined],
  ['\u202e12', undefined],
  ['', undefined],
  ['1,2', undefined],
  ['12,5', undefined],
  ['1.5', undefined],
  ['12.0', undefined],
  ['1.500', undefined],
  ['1,2345', undefined],
  ['1,000 000', undefined],
  ['1e3', undefined],
  ['many', undefined],
  ['1000,', undefined],
  ['1\n000', undefined],
  ['1\t000', undefined],
  ['1000\n', 1000],
];

const PRICE_SPELLINGS: Spellings<number> = [
  ['99', 99],
  ['99.5', 99.5],
  ['99.50', 99.5],
  ['1,234.50', 1234.5],
  ['₹1,234.50', 1234.5],
  ['₹\u00a01,00,000.05', 100_000.05],
  ['₹\u200b९९.५०', 99.5],
  ['0.01', 0.01],
  ['₹9²', undefined],
  ['9²', undefined],
  ['9.5²', undefined],
  ['₹', undefined],
  ['12,5', undefined],
  ['99,50', undefined],
  ['1.234,50', undefined],
  ['1.234', undefined],
  ['1.500', undefined],
  ['.5', undefined],
  ['5.', undefined],
  ['-1', undefined],
  ['$5', undefined],
];

const PHONE_SPELLINGS: Spellings<string> = [
  ['+91 98000-00001', '+919800000001'],
  ['(91) 98000.00001', '919800000001'],
  ['(98000) 00001', '9800000001'],
  ['(+91)\u00a098000\u201100001', '+919800000001'],
  ['+33.1.23.45.67.89', '+33123456789'],
  ['９８０００００００１', '9800000001'],
  ['९८०००00001', '9800000001'],
  ['\u202a+91 98000 00001\u202c', '+919800000001'],
  ['\u200e+91\u200b98000\u00ad00001\ufe0f\u2066\u2069', '+919800000001'],
  ['+91 (0)98111 11113', '+919811111113'],
  ['0044 (0) 20 7946 0018', '00442079460018'],
  ['91 (0)98111-11113', '919811111113'],
  ['(+91) (0) 98111 11113', '+919811111113'],
  ['(0)98111 11113', '09811111113'],
  ['+91 ( 0 )98111 11113', '+919811111113'],
  ['+91 (0 ) 98111 11113', '+919811111113'],
  ['98111\t', '98111'],
  ['98.11.12.34', '98111234'],
  ['+91 (00)98111 11113', undefined],
  ['+91 (080) 9811 1111', undefined],
  ['2345678\n2345679', undefined],
  ['2345678\t2345679', undefined],
  ['2345678\u20282345679', undefined],
  ['919811111111.123', undefined],
  ['919811.123', undefined],
  ['9.19811111111', undefined],
  ['919811.111111.0', undefined],
  ['5.0٩٨١١١', undefined],
  ['98111 11113.50', undefined],
  ['919811111111.0', undefined],
  ['919811111111.00', undefined],
  ['919811111111.000', undefined],
  ['+91 98111 11111.0', undefined],
  ['9.19811E+11', undefined],
  ['+91 98111 1112²', undefined],
  ['98111 (0)11113', undefined],
  ['+91 (0)(0)98111', undefined],
  ['-919811111111', undefined],
  ['98000..00001', undefined],
  ['98000 00001.', undefined],
  ['\u202e10000 00089', undefined],
  ['', undefined],
  ['1234', undefined],
  ['1234567890123456', undefined],
  ['98000 O0001', undefined],
  ['91+98000', undefined],
  ['++9198000', undefined],
  ['phone', undefined],
];

/** The zeros of some scripts. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xff10, 0x1d7ce];
const MARKS = ['', '', '', '\u200b', '\u200e', '\u202a', '\u202c', '\u2066', '\u00ad', '\ufe0f', '\ufeff'];
const BETWEEN = ['', ' ', '-', '.', ',', ' (', ') ', '\u00a0', '\u2011', '\u2212', '/', '..'];
const BEFORE = ['', '', '+', '₹', '-', '(', '\u202e', '²', '(0)'];
const AFTER = [
  '',
  '',
  '.0',
  '.00',
  '.5',
  ',5',
  '²',
  '¹',
  '½',
  '①',
  'e5',
  '-',
  '(0)',
  '٫٥',
  '\u20e3',
  '\u202e',
];
/** A number may be read without these signs. */
const NEUTRAL = ['', '+', '₹', '(', '-'];

/** A number as it was typed. */
interface Spelling {
  before: string;
  /** The ASCII digits of each group. */
  groups: string[];
  between: string;
  after: string;
  text: string;
}

const of = (list: readonly string[]) => fc.constantFrom(...list);
const digit = fc
  .record({ value: fc.integer({ min: 0, max: 9 }), zero: fc.constantFrom(...ZEROS), mark: of(MARKS) })
  .map(({ value, zero, mark }) => ({ value, text: mark + String.fromCodePoint(zero + value) }));
const group = fc.array(digit, { minLength: 1, maxLength: 5 });

/** Numbers of 1 to 15 digits in any script, with separators, invisible marks, and signs before and after. */
const spellings: fc.Arbitrary<Spelling> = fc
  .record({
    before: of(BEFORE),
    parts: fc.array(group, { minLength: 1, maxLength: 3 }),
    between: of(BETWEEN),
    after: of(AFTER),
  })
  .map(({ before, parts, between, after }) => ({
    ...{ before, between, after },
    groups: parts.map((part) => part.map(({ value }) => value).join('')),
    text: before + parts.map((part) => part.map(({ text }) => text).join('')).join(between) + after,
  }));

/** Returns the numbers that a person may read in a spelling. */
type Reading = (spelling: Spelling) => string[];

const readWhole: Reading = ({ before, groups, between, after }) => {
  if (!NEUTRAL.includes(before) || after !== '') return [];
  const isOne = groups.length === 1 || between === '';
  if (!isOne && (!/^[ ,\u00a0]$/.test(between) || groups.at(-1)?.length !== 3)) return [];
  return [String(Number((before === '-' ? '-' : '') + groups.join('')))];
};

const readPrice: Reading = (spelling) => {
  const { groups, between, after } = spelling;
  if (/^\.\d+$/.test(after))
    return readWhole({ ...spelling, after: '' }).map((whole) => String(Number(whole + after)));
  const [first = '', part = '', ...more] = groups;
  if (between !== '.' || !part) return readWhole(spelling);
  return more.length || part.length > 2 || after ? [] : [String(Number(`${first}.${part}`))];
};

/** The groups between dots are digits of the number, unless one dot makes them decimal places. */
const isDecimal = (groups: string[]) => groups.length === 2 && /^(?:\d{1,2}|0+)$/.test(groups[1] ?? '');

const readPhone: Reading = ({ before, groups, between, after }) => {
  const isDotted = between === '.' && groups.length > 1;
  const all = /^\.\d+$/.test(after) && isDotted ? [...groups, after.slice(1)] : groups;
  if ((isDotted && isDecimal(all)) || !['', '-'].includes(all === groups ? after : '')) return [];
  if (before === '(0)') return [`0${all.join('')}`];
  return ['', '+', '('].includes(before) ? [all.join('')] : [];
};

/** Fails when a reader answers a number that a person would not read in the text. */
function proveReader(read: (text: string) => number | string | undefined, reading: Reading): void {
  const isRead = fc.property(spellings, (spelling) => {
    const value = read(spelling.text);
    return value === undefined || reading(spelling).includes(String(value).replace('+', ''));
  });
  fc.assert(isRead, { seed: 2412, numRuns: 20000 });
}

/** The readers of one side; each returns undefined for a text that it refuses. */
interface Readers {
  wholeOf: (text: string) => number | undefined;
  priceOf: (text: string) => number | undefined;
  phoneOf: (text: string) => string | undefined;
}

/** The tests of both sides. */
export function describeReaders({ wholeOf, priceOf, phoneOf }: Readers): void {
  it.each(WHOLE_SPELLINGS)('should read the whole number in %j, or refuse the text', (typed, value) => {
    expect(wholeOf(typed)).toBe(value);
  });
  it.each(PRICE_SPELLINGS)('should read the price in %j, or refuse the text', (typed, value) => {
    expect(priceOf(typed)).toBe(value);
  });
  it.each(PHONE_SPELLINGS)('should read the phone number in %j, or refuse the text', (typed, value) => {
    expect(phoneOf(typed)).toBe(value);
  });
  it.each([
    ['whole number', wholeOf, readWhole],
    ['price', priceOf, readPrice],
    ['phone number', phoneOf, readPhone],
  ] as const)('should never read another %s when the spelling is random', (_kind, read, reading) => {
    proveReader(read, reading);
  });
}
