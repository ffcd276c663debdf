// Generates requests from the calls of the OpenAPI document. Most of a request is valid, so that the product reaches
// the invalid part.
import { HEAVY_BODIES, HEAVY_FORMS, KINDS_OF_BODY, multipart, oddBody } from './bodies.mjs';
import { HEAVY_FILES, ODD_FILES, rightFile } from './odd-files.mjs';
import { oddHeaders, rawRequest } from './odd-requests.mjs';
import { BROKEN_QUERIES, BROKEN_SEGMENTS, ODD_AUTHORIZATIONS, ODD_NAMES, percent } from './odd-values.mjs';
import { textOf } from './values.mjs';

/**
 * Encodes a text for a URL. encodeURIComponent throws on lone surrogates, so a text with them is encoded byte by byte.
 */
const written = (text) => (text.isWellFormed() ? encodeURIComponent(text) : percent(text));

export const ROLES = ['admin', 'bd', 'agencyadmin', 'agency', 'coin', 'user'];
const NOTHING = { headers: {}, bytes: Buffer.alloc(0) };

/** The faults of requests, with their number in 1,000 requests. */
export const KINDS = [
  ['nothing', 366],
  ['field', 240],
  ['body', 90],
  ['role', 90],
  ['anonymous', 70],
  ['address', 50],
  ['headers', 35],
  ['method', 20],
  ['raw', 12],
  ['burst', 12],
  ['heavy', 15],
];

export class Requests {
  #random;
  #calls;
  #values;
  #at = 0;
  #keys = 0;
  #only;

  /** `only` restricts the requests to one kind. The default is all kinds. */
  constructor(random, calls, values, only) {
    this.#only = only;
    this.#random = random;
    this.#calls = calls;
    this.#values = values;
  }

  /**
   * Returns the next request: `call`, `kind`, `as` (the role whose token is sent, or undefined), method, path, headers,
   * bytes and `times` (the number of concurrent copies). A request that only a raw socket can send has `pieces` instead
   * of bytes. Takes the calls of the document in turn.
   */
  next() {
    const random = this.#random;
    const call = this.#calls[this.#at % this.#calls.length];
    this.#at += 1;
    const kind = this.#kind();
    const as = this.#caller(call, kind);
    const { headers, bytes } = this.#body(call, kind);
    const odd = kind === 'headers' ? oddHeaders(random, this.#values) : {};
    const request = {
      call,
      kind,
      as,
      method:
        kind === 'method'
          ? random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])
          : call.method,
      path: this.#address(call, kind),
      headers: { ...this.#key(call, kind), ...headers, ...odd, ...this.#authorization(kind) },
      bytes,
      times: kind === 'burst' ? 4 : 1,
    };
    return kind === 'raw' ? rawRequest(random, request) : request;
  }

  #kind() {
    if (this.#only) return this.#only;
    let rest = this.#random.int(0, 999);
    for (const [kind, share] of KINDS) {
      if (rest < share) return kind;
      rest -= share;
    }
    return 'nothing';
  }

  #caller({ secured, roles }, kind) {
    const random = this.#random;
    const others = ROLES.filter((role) => !roles.includes(role));
    if (kind === 'anonymous' || (!secured && random.chance(0.8))) return undefined;
    if (kind === 'role' && others.length) return random.pick(others);
    return random.pick(secured ? roles : ROLES);
  }

  #authorization(kind) {
    if (kind !== 'anonymous') return {};
    const text = this.#random.chance(0.3) ? '' : this.#random.pick(ODD_AUTHORIZATIONS);
    return text ? { Authorization: text } : {};
  }

  #key({ method }, kind) {
    if (method === 'GET' || !this.#random.chance(kind === 'heavy' ? 0.5 : 0.2)) return {};
    this.#keys += 1;
    const used = this.#random.chance(0.3) ? this.#random.int(1, this.#keys) : this.#keys;
    const odd = ['', ' ', 'x'.repeat(300), '{"$gt":""}', 'ü'];
    return { 'Idempotency-Key': this.#random.chance(0.9) ? `key-${used}` : this.#random.pick(odd) };
  }

  #body(call, kind) {
    const random = this.#random;
    if (!call.body && !(kind === 'body' && random.chance(0.5))) return NOTHING;
    const fields = this.#fields(call, kind);
    if (kind === 'body') return oddBody(random, fields, this.#values);
    if (kind === 'heavy') {
      const file = this.#fileIn(call);
      if (file && random.chance(0.3))
        return multipart(Object.entries({ ...fields, [file]: random.pick(HEAVY_FILES)() }));
      const isForm = random.chance(call.contentType === 'multipart/form-data' ? 0.8 : 0.2);
      return random.pick(isForm ? HEAVY_FORMS : HEAVY_BODIES)(random, fields);
    }
    // A file travels in a form only. Every call reads its other fields in each kind of body.
    if (this.#fileIn(call)) return multipart(Object.entries(fields));
    return random.pick(KINDS_OF_BODY)(fields);
  }

  /** Returns valid fields. With kind `field`, one or two fields are odd or unknown. */
  #fields({ body, tag, contentType }, kind) {
    const random = this.#random;
    const isForm = contentType === 'multipart/form-data';
    const known = Object.entries(body ?? {}).filter(() => random.chance(0.93));
    const fields = Object.fromEntries(
      known
        .filter(([, schema]) => isForm || schema.format !== 'binary')
        .map(([name, schema]) => [
          name,
          schema.format === 'binary' ? rightFile(name) : this.#values.right(name, schema, tag),
        ]),
    );
    if (kind !== 'field') return fields;
    for (let n = random.int(1, 2); n; n -= 1) {
      const name = random.chance(0.9) && known.length ? random.pick(known)[0] : random.pick(ODD_NAMES);
      const isFile = Buffer.isBuffer(fields[name]);
      Object.defineProperty(fields, name, {
        value: isFile && random.chance(0.8) ? random.pick(ODD_FILES)() : this.#values.odd(),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return fields;
  }

  #fileIn = ({ body }) => Object.keys(body ?? {}).find((name) => body[name].format === 'binary');

  #address({ path, parameters, tag }, kind) {
    const random = this.#random;
    const isOdd = kind === 'address';
    const segment = (name, schema) => {
      if (!isOdd || random.chance(0.5)) return written(textOf(this.#values.right(name, schema, tag)));
      return random.chance(0.5) ? random.pick(BROKEN_SEGMENTS) : written(this.#values.oddText()) || '%20';
    };
    const inPlace = (place) => parameters.filter((one) => one.in === place);
    let address = path;
    for (const { name, schema } of inPlace('path'))
      address = address.replace(`{${name}}`, () => segment(name, schema));
    const query = inPlace('query')
      .filter(({ required }) => required || random.chance(0.6))
      .map(({ name, schema }) => {
        const odd = (isOdd || kind === 'field') && random.chance(0.5);
        const value = odd ? this.#values.odd() : this.#values.right(name, schema, tag);
        return `${written(name)}=${written(textOf(value).slice(0, 2000))}`;
      });
    if (isOdd && random.chance(0.4)) query.push(random.pick(BROKEN_QUERIES));
    if (isOdd && random.chance(0.05))
      query.push(`search=${'a'.repeat(random.pick([7_000, 15_000, 60_000]))}`);
    return query.length ? `${address}?${query.join('&')}` : address;
  }
}
