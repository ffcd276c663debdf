// The values of fields in generated requests: what the schema asks for, or something else.
import { deepList, deepObject, LONG_TEXTS, ODD_TEXTS, ODD_VALUES, SPELLINGS } from './odd-values.mjs';

/** JSON that no value could be written as. */
export class RawJson {
  constructor(text) {
    this.text = text;
  }
}
export const jsonOf = (value) => (value instanceof RawJson ? value.text : (JSON.stringify(value) ?? 'null'));
export const textOf = (value) => (typeof value === 'string' ? value : jsonOf(value));

const PASSWORDS = ['Copper lantern 5903', 'Copper lantern 5904'];
const PATTERNS = [
  '(a+)+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '.*.*.*.*=.*',
  '[[:alpha:]]',
  '(?<=a)b',
  '%',
  '_',
  '\\d{1,99999}',
];
const DEEP = [100, 1000, 5000, 30_000].flatMap((levels) => [deepList(levels), deepObject(levels)]);

export class Values {
  #random;
  #pool;
  #resolve;

  /** `pool`: names of records that exist. `resolve`: follows references of the document. */
  constructor(random, pool, resolve) {
    this.#random = random;
    this.#pool = pool;
    this.#resolve = resolve;
  }

  /** A value that the schema of this field takes. */
  right(name, given, tag) {
    const random = this.#random;
    const schema = this.#resolve(given);
    if (schema.enum) return random.pick(schema.enum);
    if (/password/i.test(name)) return random.pick(PASSWORDS);
    const known = this.#pool.value(name, schema, tag, random);
    if (known !== undefined) return known;
    if (schema.type === 'integer' || schema.type === 'number') {
      const least = Math.ceil(schema.minimum ?? 0);
      return random.int(least, Math.min(schema.maximum ?? 1000, least + 1000));
    }
    if (schema.type === 'boolean') return random.chance(0.5);
    if (schema.type === 'array') {
      return Array.from({ length: random.int(1, 3) }, () => this.right('id', schema.items ?? {}, tag));
    }
    if (schema.type === 'object' || schema.properties) return this.#object(schema, tag);
    if (schema.format === 'date-time') return new Date(Date.now() - random.int(0, 1e9)).toISOString();
    if (schema.format === 'date') return '2026-11-20';
    return String(schema.example ?? `Some text ${random.int(1, 1e6)}`).slice(0, schema.maxLength);
  }

  odd() {
    const random = this.#random;
    const kind = random.int(0, 99);
    if (kind < 25) return random.pick(ODD_TEXTS);
    if (kind < 35) return random.pick(SPELLINGS);
    if (kind < 75) return random.pick(ODD_VALUES);
    if (kind < 85) return this.#noise();
    if (kind < 92) return random.pick(PATTERNS);
    if (kind < 95) return random.pick(LONG_TEXTS);
    return kind < 98 ? random.int(-1e9, 1e15) : new RawJson(random.pick(DEEP));
  }

  /** Text for a header or an address. */
  oddText() {
    return this.#random.chance(0.5) ? this.#random.pick(ODD_TEXTS) : this.#noise();
  }

  #noise() {
    const codes = Array.from({ length: this.#random.int(0, 40) }, () => this.#random.int(0, 0xffff));
    return String.fromCharCode(...codes);
  }

  #object(schema, tag) {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([name, one]) => [name, this.right(name, one, tag)]));
  }
}
