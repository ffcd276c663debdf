import { Binary, BSONRegExp, deserialize, Long, ObjectId, serialize, Timestamp } from 'bson';
import fc from 'fast-check';
import { compareValues } from './compare.js';
import { decode } from './decode.js';
import { encode } from './encode.js';
import { encodeCompound, encodeKey, inverted } from './key.js';
import { Decimal128, type Doc, Double, double, MaxKey, MinKey } from './types.js';

const scalar = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double({ noNaN: false }).map(double),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.bigInt({ min: 2n ** 53n - 3n, max: 2n ** 53n + 3n }),
  fc.integer({ min: -5, max: 5 }).map((n) => Decimal128.fromString(`${n}.5`)),
  fc
    .constantFrom('0.1', '0.10', '1E-6000', '9007199254740993', '-0.3', 'Infinity')
    .map((s) => Decimal128.fromString(s)),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.constantFrom('a\0', 'a', 'a\0b', 'a\u{1f600}', 'a\uffff'),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc.uint8Array({ maxLength: 5 }).map((bytes) => new Binary(bytes)),
  fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map((n) => new Timestamp(n)),
  fc.string({ maxLength: 3, unit: fc.constantFrom('a', 'b') }).map((text) => new BSONRegExp(text, 'i')),
  fc.constant(new MinKey()),
  fc.constant(new MaxKey()),
);

const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('any'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).any;

const sign = Math.sign;

describe('index keys', () => {
  it('should sort in the order of the values', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(sign(Buffer.compare(encodeKey(a), encodeKey(b)))).toBe(sign(compareValues(a, b)));
      }),
      { numRuns: 5000, seed: 7 },
    );
  });

  it('should sort in descending order in descending fields', () => {
    fc.assert(
      fc.property(fc.tuple(value, value), fc.tuple(value, value), ([a, x], [b, y]) => {
        const keys = [encodeCompound(1, [a, x], [-1, 1]), encodeCompound(1, [b, y], [-1, 1])] as const;
        const wanted = -compareValues(a, b) || compareValues(x, y);
        expect(sign(Buffer.compare(...keys)) + 0).toBe(sign(wanted) + 0);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });

  it('should be equal for equal numbers of different types', () => {
    const forms = [1, 1n, new Double(1), Decimal128.fromString('1'), Decimal128.fromString('1.0')];
    expect(new Set(forms.map((form) => encodeKey(form).toString('hex'))).size).toBe(1);
  });

  it('should be shortened and still differ when they are too long', () => {
    const [a, b] = ['x', 'y'].map((end) => encodeCompound(1, ['z'.repeat(3000) + end], [1])) as [
      Buffer,
      Buffer,
    ];
    expect(a.length).toBeLessThan(1900);
    expect(a.equals(b)).toBe(false);
  });

  it('should invert bytes', () => {
    expect(inverted(Buffer.from([0, 255, 1]))).toEqual(Buffer.from([255, 0, 254]));
  });
});

describe('decode and encode', () => {
  it('should return the same bytes after a round trip', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('a', 'b', 'cc', '__proto__'), value), (doc) => {
        const bytes = encode(doc);
        expect(encode(decode(bytes)).equals(bytes)).toBe(true);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });

  it('should be compatible with the bson library', () => {
    const doc = {
      int: 1,
      long: 5n,
      double: new Double(2),
      text: 'ä',
      list: [1, { a: null }],
      when: new Date(5),
      yes: true,
    };
    expect(deserialize(encode(doc))).toEqual({ ...doc, long: 5, double: 2 });
    const theirs = serialize({ n: Long.fromString('9007199254740993'), d: new Double(3), x: 0.5 });
    expect(decode(Buffer.from(theirs))).toEqual({ n: 9007199254740993n, d: new Double(3), x: 0.5 });
  });

  it('should reject invalid bytes and never read past them', () => {
    const good = encode({ a: 'text', b: [1, 2, { c: new Binary(Buffer.from('abc')) }], d: 1.5 } as Doc);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
        (changes) => {
          const bad = Buffer.from(good);
          for (const [at, byte] of changes) bad[at] = byte;
          try {
            expect(decode(bad)).toBeInstanceOf(Object);
          } catch (error) {
            expect((error as { code?: number }).code).toBe(22);
          }
        },
      ),
      { numRuns: 3000, seed: 7 },
    );
  });
});
