import { MongoError } from '../errors/mongo-error.js';
import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  type Doc,
  Double,
  isInt32,
  MaxKey,
  MinKey,
  ObjectId,
  RawDocument,
  setKey,
  Timestamp,
} from './types.js';

const maxDepth = 200;

class Reader {
  constructor(
    readonly bytes: Buffer,
    public at: number,
    readonly end: number,
  ) {}
}

function invalid(why: string): never {
  throw new MongoError('InvalidBSON', `invalid BSON: ${why}`);
}

/** Reads the length field of the document at `offset` and checks it against the available bytes. */
export function documentLength(bytes: Buffer, offset: number, end = bytes.length): number {
  if (offset + 5 > end) invalid('document too short');
  const length = bytes.readInt32LE(offset);
  if (length < 5 || offset + length > end || bytes[offset + length - 1] !== 0) invalid('bad document length');
  return length;
}

/**
 * Decodes the document at `offset`. Returns top-level arrays of documents named in `raw` as RawDocuments: documents
 * that are only stored or compared as bytes need no decoding.
 */
export function decode(bytes: Buffer, offset = 0, raw?: ReadonlySet<string>): Doc {
  const length = documentLength(bytes, offset);
  return readDoc(new Reader(bytes, offset + 4, offset + length - 1), 0, raw);
}

/** Decodes only the given top-level fields. */
export function decodeFields(bytes: Buffer, fields: ReadonlySet<string>): Doc {
  const length = documentLength(bytes, 0);
  const r = new Reader(bytes, 4, length - 1);
  const doc: Doc = {};
  for (let left = fields.size; left > 0 && r.at < r.end;) {
    const type = readType(r);
    const name = readName(r);
    if (fields.has(name)) {
      setKey(doc, name, readValue(r, type, 0));
      left--;
    } else skipValue(r, type);
  }
  return doc;
}

/** Returns a copy of the document with only the given top-level fields (`keep`), or without them. */
export function pickFields(bytes: Buffer, fields: ReadonlySet<string>, keep: boolean): Buffer {
  const length = documentLength(bytes, 0);
  const out = Buffer.allocUnsafe(length);
  const r = new Reader(bytes, 4, length - 1);
  let at = 4;
  while (r.at < r.end) {
    const start = r.at;
    const type = readType(r);
    const wanted = fields.has(readName(r)) === keep;
    skipValue(r, type);
    if (wanted) at += bytes.copy(out, at, start, r.at);
  }
  out[at++] = 0;
  out.writeInt32LE(at, 0);
  return out.subarray(0, at);
}

const sizes: Record<number, number> = {
  1: 8, 6: 0, 7: 12, 8: 1, 9: 8, 10: 0, 16: 4, 17: 8, 18: 8, 19: 16, 127: 0, 255: 0,
}; // oxfmt-ignore

function skipValue(r: Reader, type: number): void {
  const size = sizes[type];
  if (size !== undefined) need(r, size);
  else if (type === 3 || type === 4) r.at += documentLength(r.bytes, r.at, r.end);
  else if (type === 2 || type === 13 || type === 14) need(r, r.bytes.readInt32LE(need(r, 4)));
  else readValue(r, type, 0);
}

function readDoc(r: Reader, depth: number, raw?: ReadonlySet<string>): Doc {
  if (depth > maxDepth) throw new MongoError('Overflow', 'BSON nested too deep');
  const doc: Doc = {};
  while (r.at < r.end) {
    const type = readType(r);
    const name = readName(r);
    if (raw?.has(name) && type === 4) setKey(doc, name, readRawArray(r));
    else setKey(doc, name, readValue(r, type, depth));
  }
  if (r.at !== r.end) invalid('a field runs past its document');
  return doc;
}

function readRawArray(r: Reader): RawDocument[] {
  const length = documentLength(r.bytes, r.at, r.end);
  const inner = new Reader(r.bytes, r.at + 4, r.at + length - 1);
  const out: RawDocument[] = [];
  while (inner.at < inner.end) {
    if (inner.bytes[inner.at++] !== 3) throw new MongoError('TypeMismatch', 'expected an array of objects');
    readName(inner);
    const size = documentLength(inner.bytes, inner.at, inner.end);
    out.push(new RawDocument(inner.bytes.subarray(inner.at, inner.at + size)));
    inner.at += size;
  }
  r.at += length;
  return out;
}

/** Reads the type of the next element. Returns 0, which is no BSON type, at the end of the bytes. */
const readType = (r: Reader): number => r.bytes[r.at++] ?? 0;

// Field names repeat from document to document. This small cache avoids decoding the same string again.
const nameSlots = 4096;
const names: (string | undefined)[] = new Array<string | undefined>(nameSlots);
const nameBytes: (Buffer | undefined)[] = new Array<Buffer | undefined>(nameSlots);

function readName(r: Reader): string {
  const { bytes, at: start, end: limit } = r;
  let at = start;
  let hash = 0;
  for (let c = bytes[at]; c && at < limit; c = bytes[++at]) hash = (hash * 31 + c) | 0;
  if (at >= limit) invalid('a field name does not end');
  r.at = at + 1;
  const length = at - start;
  if (length > 32) return bytes.toString('utf8', start, at);
  const slot = hash & (nameSlots - 1);
  const known = nameBytes[slot];
  const knownName = names[slot];
  if (knownName !== undefined && known?.length === length) {
    let i = 0;
    while (i < length && known[i] === bytes[start + i]) i++;
    if (i === length) return knownName;
  }
  const name = bytes.toString('utf8', start, at);
  names[slot] = name;
  nameBytes[slot] = Buffer.from(bytes.subarray(start, at));
  return name;
}

function need(r: Reader, count: number): number {
  const at = r.at;
  if (count < 0 || at + count > r.end) invalid('a value runs past its document');
  r.at = at + count;
  return at;
}

function readString(r: Reader): string {
  const length = r.bytes.readInt32LE(need(r, 4));
  if (length < 1) invalid('bad string length');
  const at = need(r, length);
  if (r.bytes[at + length - 1] !== 0) invalid('a string does not end');
  return r.bytes.toString('utf8', at, at + length - 1);
}

function readValue(r: Reader, type: number, depth: number): unknown {
  switch (type) {
    case 1: {
      const value = r.bytes.readDoubleLE(need(r, 8));
      return isInt32(value) ? new Double(value) : value;
    }
    case 2:
      return readString(r);
    case 3:
      return readNested(r, depth);
    case 4:
      return readArray(r, depth);
    case 5:
      return readBinary(r);
    case 6:
    case 10:
      return null;
    case 7: {
      const at = need(r, 12);
      return new ObjectId(Buffer.from(r.bytes.subarray(at, at + 12)));
    }
    case 8:
      return r.bytes[need(r, 1)] === 1;
    case 9:
      return new Date(Number(r.bytes.readBigInt64LE(need(r, 8))));
    case 11: {
      const pattern = readName(r);
      return new BSONRegExp(pattern, readName(r));
    }
    case 13:
      return new Code(readString(r));
    case 14:
      return new BSONSymbol(readString(r));
    case 15: {
      need(r, 4);
      const code = readString(r);
      return new Code(code, readNested(r, depth));
    }
    case 16:
      return r.bytes.readInt32LE(need(r, 4));
    case 17:
      return new Timestamp(r.bytes.readBigUInt64LE(need(r, 8)));
    case 18:
      return r.bytes.readBigInt64LE(need(r, 8));
    case 19: {
      const at = need(r, 16);
      return new Decimal128(Buffer.from(r.bytes.subarray(at, at + 16)));
    }
    case 127:
      return new MaxKey();
    case 255:
      return new MinKey();
    default:
      return invalid(`unknown type ${type}`);
  }
}

function readNested(r: Reader, depth: number): Doc {
  const length = documentLength(r.bytes, r.at, r.end);
  const doc = readDoc(new Reader(r.bytes, r.at + 4, r.at + length - 1), depth + 1);
  r.at += length;
  return doc;
}

function readArray(r: Reader, depth: number): unknown[] {
  if (depth > maxDepth) throw new MongoError('Overflow', 'BSON nested too deep');
  const length = documentLength(r.bytes, r.at, r.end);
  const inner = new Reader(r.bytes, r.at + 4, r.at + length - 1);
  const out: unknown[] = [];
  while (inner.at < inner.end) {
    const type = readType(inner);
    while (inner.at < inner.end && inner.bytes[inner.at] !== 0) inner.at++;
    inner.at++;
    out.push(readValue(inner, type, depth + 1));
  }
  if (inner.at !== inner.end) invalid('an element runs past its array');
  r.at += length;
  return out;
}

function readBinary(r: Reader): Binary {
  let length = r.bytes.readInt32LE(need(r, 4));
  const subtype = r.bytes.readUInt8(need(r, 1));
  if (subtype === Binary.SUBTYPE_BYTE_ARRAY) length = r.bytes.readInt32LE(need(r, 4));
  const at = need(r, length);
  return new Binary(Buffer.from(r.bytes.subarray(at, at + length)), subtype);
}
