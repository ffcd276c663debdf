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
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  RawDocument,
  Timestamp,
} from './types.js';

let scratch = Buffer.allocUnsafeSlow(64 * 1024);
let at = 0;
/** MongoDB's limit for the bytes of one encoding. */
const mostBytes = 64 * 1024 * 1024;

/** Encodes a document (the inverse of `decode`). Omits fields whose value is undefined. */
export function encode(doc: Doc): Buffer {
  at = 0;
  writeDoc(doc);
  const out = Buffer.allocUnsafe(at);
  scratch.copy(out, 0, 0, at);
  // Release the buffer of a huge document.
  if (scratch.length > 4 * 1024 * 1024) scratch = Buffer.allocUnsafeSlow(64 * 1024);
  return out;
}

function room(count: number): void {
  if (at + count <= scratch.length) return;
  if (at + count > mostBytes)
    throw new MongoError(
      13548,
      `BufBuilder attempted to grow() to ${at + count} bytes, past the 64MB limit.`,
    );
  const grown = Buffer.allocUnsafeSlow(Math.min(Math.max(scratch.length * 2, at + count), mostBytes));
  scratch.copy(grown, 0, 0, at);
  scratch = grown;
}

function writeInt32(value: number): void {
  room(4);
  at = scratch.writeInt32LE(value, at);
}

function writeCString(text: string): void {
  room(text.length * 3 + 1);
  at += scratch.write(text, at);
  scratch[at++] = 0;
}

function writeString(text: string): void {
  room(text.length * 3 + 5);
  const written = scratch.write(text, at + 4);
  scratch.writeInt32LE(written + 1, at);
  at += 4 + written;
  scratch[at++] = 0;
}

function writeBytes(bytes: Uint8Array): void {
  room(bytes.length);
  scratch.set(bytes, at);
  at += bytes.length;
}

function writeDoc(doc: Doc): void {
  const start = at;
  room(5);
  at += 4;
  for (const key in doc) writeElement(key, doc[key]);
  finish(start);
}

function writeArray(values: readonly unknown[]): void {
  const start = at;
  room(5);
  at += 4;
  for (let i = 0; i < values.length; i++) writeElement(String(i), values[i] === undefined ? null : values[i]);
  finish(start);
}

function finish(start: number): void {
  room(1);
  scratch[at++] = 0;
  scratch.writeInt32LE(at - start, start);
}

function header(type: number, key: string): void {
  room(1);
  scratch[at++] = type;
  writeCString(key);
}

function writeElement(key: string, value: unknown): void {
  switch (typeof value) {
    case 'undefined':
      return;
    case 'string':
      header(2, key);
      return writeString(value);
    case 'number':
      if (isInt32(value)) {
        header(16, key);
        return writeInt32(value);
      }
      return writeDouble(key, value);
    case 'bigint':
      header(18, key);
      room(8);
      at = scratch.writeBigInt64LE(value, at);
      return;
    case 'boolean':
      header(8, key);
      room(1);
      scratch[at++] = value ? 1 : 0;
      return;
    case 'object':
      return writeObject(key, value);
    default:
      throw new TypeError(`cannot store a ${typeof value}`);
  }
}

function writeDouble(key: string, value: number): void {
  header(1, key);
  room(8);
  at = scratch.writeDoubleLE(value, at);
}

function writeObject(key: string, value: object | null): void {
  if (value === null) return header(10, key);
  if (Array.isArray(value)) {
    header(4, key);
    return writeArray(value);
  }
  if (value instanceof Date) {
    header(9, key);
    room(8);
    at = scratch.writeBigInt64LE(BigInt(value.getTime()), at);
    return;
  }
  if (value instanceof RawDocument) {
    header(3, key);
    return writeBytes(value.bytes);
  }
  if ((value as { _bsontype?: string })._bsontype === undefined) {
    header(3, key);
    return writeDoc(value as Doc);
  }
  writeSpecial(key, value);
}

function writeSpecial(key: string, value: object): void {
  if (value instanceof ObjectId) {
    header(7, key);
    writeBytes(value.id);
  } else if (value instanceof Double) {
    writeDouble(key, value.value);
  } else if (value instanceof Decimal128) {
    header(19, key);
    writeBytes(value.bytes);
  } else if (value instanceof Binary) {
    writeBinary(key, value);
  } else if (value instanceof Timestamp) {
    header(17, key);
    room(8);
    at = scratch.writeBigUInt64LE(value.toBigInt() & 0xffffffffffffffffn, at);
  } else if (value instanceof Long) {
    writeElement(key, value.toBigInt());
  } else if (value instanceof BSONRegExp) {
    header(11, key);
    writeCString(value.pattern);
    writeCString(value.options);
  } else if (value instanceof BSONSymbol) {
    header(14, key);
    writeString(value.value);
  } else if (value instanceof Code) {
    writeCode(key, value);
  } else if (value instanceof MinKey) {
    header(255, key);
  } else if (value instanceof MaxKey) {
    header(127, key);
  } else {
    throw new TypeError(`cannot store a ${(value as { _bsontype?: string })._bsontype}`);
  }
}

function writeBinary(key: string, value: Binary): void {
  header(5, key);
  const old = value.sub_type === Binary.SUBTYPE_BYTE_ARRAY;
  writeInt32(value.position + (old ? 4 : 0));
  room(1);
  scratch[at++] = value.sub_type;
  if (old) writeInt32(value.position);
  writeBytes(value.buffer.subarray(0, value.position));
}

function writeCode(key: string, value: Code): void {
  if (!value.scope) {
    header(13, key);
    return writeString(value.code);
  }
  header(15, key);
  const start = at;
  room(4);
  at += 4;
  writeString(value.code);
  writeDoc(value.scope as Doc);
  scratch.writeInt32LE(at - start, start);
}
