import type { StringOrder } from '../bson/compare.js';
import type { Doc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';

/** The string comparison of a query or an index with a collation. */
export interface Collation {
  readonly compare: StringOrder;
  /** Returns the folded form that an index stores. Strings that compare as equal have the same folded form. */
  readonly fold: (text: string) => string;
  /** The complete specification, as MongoDB returns it. */
  readonly spec: Doc;
}

const known = new Set([
  'locale',
  'caseLevel',
  'caseFirst',
  'strength',
  'numericOrdering',
  'alternate',
  'maxVariable',
  'normalization',
  'backwards',
  'version',
]);

const sensitivity = { 1: 'base', 2: 'accent', 3: 'variant' } as const;

/** Returns the collation of a specification, or undefined for the simple (binary) collation. */
export function collationOf(spec: Doc | undefined): Collation | undefined {
  if (spec === undefined) return undefined;
  for (const key of Object.keys(spec))
    if (!known.has(key))
      throw new MongoError('UnknownField', `BSON field 'collation.${key}' is an unknown field.`);
  const locale = spec.locale;
  if (typeof locale !== 'string')
    throw new MongoError('UnknownField', "BSON field 'collation.locale' is missing but a required field");
  if (locale === 'simple') return undefined;
  const [tag = ''] = locale.replaceAll('_', '-').split('@');
  if (!Intl.Collator.supportedLocalesOf([tag]).length)
    throw new MongoError('BadValue', `Field 'locale' is invalid in: { locale: "${locale}" }`);
  const strength = spec.strength === undefined ? 3 : Number(spec.strength);
  if (
    (strength !== 1 && strength !== 2 && strength !== 3) ||
    spec.backwards === true ||
    spec.alternate === 'shifted'
  )
    throw new MongoError('CommandNotSupported', `this collation is not supported: ${JSON.stringify(spec)}`);
  const { caseFirst } = spec;
  const collator = new Intl.Collator(tag, {
    usage: 'sort',
    sensitivity: spec.caseLevel === true && strength === 1 ? 'case' : sensitivity[strength],
    numeric: spec.numericOrdering === true,
    caseFirst: caseFirst === 'upper' || caseFirst === 'lower' ? caseFirst : 'false',
  });
  return {
    compare: (a, b) => collator.compare(a, b),
    fold: folding(strength, spec.caseLevel === true),
    spec: {
      locale,
      caseLevel: spec.caseLevel ?? false,
      caseFirst: spec.caseFirst ?? 'off',
      strength,
      numericOrdering: spec.numericOrdering ?? false,
      alternate: spec.alternate ?? 'non-ignorable',
      maxVariable: spec.maxVariable ?? 'punct',
      normalization: spec.normalization ?? false,
      backwards: false,
      version: '57.1',
    },
  };
}

function folding(strength: number, caseLevel: boolean): (text: string) => string {
  if (strength === 1) {
    const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');
    return caseLevel ? bare : (text) => bare(text).toLowerCase();
  }
  return strength === 2 ? (text) => text.normalize('NFKD').toLowerCase() : (text) => text.normalize('NFKC');
}

/** Whether two collations compare strings alike; undefined is the simple collation. */
export function sameCollation(a: Collation | undefined, b: Collation | undefined): boolean {
  if (!a || !b) return a === b;
  return Object.keys(a.spec).every((key) => a.spec[key] === b.spec[key]);
}
