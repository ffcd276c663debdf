import { decode, documentLength } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import { type Doc, RawDocument } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { crc32c } from './crc32c.js';

export const opCodes = { reply: 1, query: 2004, compressed: 2012, msg: 2013 } as const;
export const headerLength = 16;

const checksumPresent = 1;
const moreToCome = 2;
const exhaustAllowed = 1 << 16;

export interface Request {
  id: number;
  opCode: number;
  body: Doc;
  /** Whether the client expects no reply. */
  silent: boolean;
  /** Whether the client accepts further replies to the same request. */
  exhaust: boolean;
  /** Whether the request had a checksum. The reply then has one too. */
  checksum: boolean;
}

/** The command fields with arrays of documents that stay encoded. */
const rawFieldsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['insert', new Set(['documents'])],
  ['update', new Set(['updates'])],
  ['delete', new Set(['deletes'])],
  ['bulkWrite', new Set(['documents', 'updates', 'deletes', 'ops', 'nsInfo'])],
]);

/** A protocol error in a message. The connection is closed. */
export class ProtocolError extends Error {}

/** Parses a complete message. */
export function parseMessage(bytes: Buffer): Request {
  const id = bytes.readInt32LE(4);
  const opCode = bytes.readInt32LE(12);
  if (opCode === opCodes.msg) return parseMsg(bytes, id);
  if (opCode === opCodes.query) return parseQuery(bytes, id);
  throw new ProtocolError(`unsupported op code ${opCode}`);
}

function parseMsg(bytes: Buffer, id: number): Request {
  if (bytes.length < headerLength + 6) throw new ProtocolError('message too short');
  const flags = bytes.readUInt32LE(headerLength);
  if (flags & 0xffff & ~(checksumPresent | moreToCome)) throw new ProtocolError('unknown required flag');
  let end = bytes.length;
  if (flags & checksumPresent) {
    end -= 4;
    if (bytes.readUInt32LE(end) !== crc32c(bytes.subarray(0, end))) throw new ProtocolError('wrong checksum');
  }
  return {
    id,
    opCode: opCodes.msg,
    body: parseSections(bytes, headerLength + 4, end),
    silent: (flags & moreToCome) !== 0,
    exhaust: (flags & exhaustAllowed) !== 0,
    checksum: (flags & checksumPresent) !== 0,
  };
}

function parseSections(bytes: Buffer, start: number, end: number): Doc {
  let body: Doc | undefined;
  const sequences: [string, RawDocument[]][] = [];
  let at = start;
  while (at < end) {
    const kind = bytes[at++];
    if (kind === 0) {
      if (body) throw new ProtocolError('two body sections');
      const length = documentLength(bytes, at, end);
      body = decodeBody(bytes, at);
      at += length;
    } else if (kind === 1) {
      const size = at + 4 <= end ? bytes.readInt32LE(at) : 0;
      if (size < 5 || at + size > end) throw new ProtocolError('bad document sequence');
      sequences.push(parseSequence(bytes, at + 4, at + size));
      at += size;
    } else throw new ProtocolError(`unknown section kind ${kind}`);
  }
  if (!body) throw new ProtocolError('no body section');
  for (const [name, documents] of sequences) {
    if (Object.hasOwn(body, name)) throw new MongoError(51250, `duplicate field ${name}`);
    body[name] = documents;
  }
  return body;
}

/** Decodes the command. The documents of a write command stay encoded. */
function decodeBody(bytes: Buffer, at: number): Doc {
  const nameEnd = bytes.indexOf(0, at + 5);
  const name = bytes.toString('latin1', at + 5, nameEnd);
  return decode(bytes, at, rawFieldsOf.get(name));
}

function parseSequence(bytes: Buffer, start: number, end: number): [string, RawDocument[]] {
  const nameEnd = bytes.indexOf(0, start);
  if (nameEnd < 0 || nameEnd >= end) throw new ProtocolError('bad document sequence');
  const documents: RawDocument[] = [];
  for (let at = nameEnd + 1; at < end;) {
    const length = documentLength(bytes, at, end);
    documents.push(new RawDocument(bytes.subarray(at, at + length)));
    at += length;
  }
  return [bytes.toString('utf8', start, nameEnd), documents];
}

/** Parses OP_QUERY, which is supported only for the first hello of older drivers. */
function parseQuery(bytes: Buffer, id: number): Request {
  const nameEnd = bytes.indexOf(0, headerLength + 4);
  if (nameEnd < 0) throw new ProtocolError('bad OP_QUERY');
  const ns = bytes.toString('latin1', headerLength + 4, nameEnd);
  const body = decode(bytes, nameEnd + 9);
  const name = Object.keys(body)[0] ?? '';
  if (!ns.endsWith('.$cmd') || !['hello', 'isMaster', 'ismaster'].includes(name))
    throw new ProtocolError('OP_QUERY is supported for the handshake only');
  return {
    id,
    opCode: opCodes.query,
    body: { ...body, $db: ns.slice(0, -5) },
    silent: false,
    exhaust: false,
    checksum: false,
  };
}

let nextId = 1;

/** Encodes a reply. `more` announces another reply to the same request. */
export function buildReply(
  request: Pick<Request, 'id' | 'opCode' | 'checksum'>,
  reply: Doc,
  more = false,
): Buffer {
  const doc = encode(reply);
  if (request.opCode === opCodes.query) return buildLegacyReply(request.id, doc);
  const length = headerLength + 5 + doc.length + (request.checksum ? 4 : 0);
  const out = Buffer.allocUnsafe(length);
  writeHeader(out, request.id, opCodes.msg);
  out.writeUInt32LE((more ? moreToCome : 0) | (request.checksum ? checksumPresent : 0), headerLength);
  out[headerLength + 4] = 0;
  doc.copy(out, headerLength + 5);
  if (request.checksum) out.writeUInt32LE(crc32c(out.subarray(0, length - 4)), length - 4);
  return out;
}

/** Returns the id of the last reply, to which a further reply refers. */
export const lastId = (): number => nextId - 1;

function writeHeader(out: Buffer, responseTo: number, opCode: number): void {
  out.writeInt32LE(out.length, 0);
  out.writeInt32LE(nextId, 4);
  nextId = (nextId + 1) & 0x7fffffff;
  out.writeInt32LE(responseTo, 8);
  out.writeInt32LE(opCode, 12);
}

function buildLegacyReply(responseTo: number, doc: Buffer): Buffer {
  const out = Buffer.alloc(headerLength + 20 + doc.length);
  writeHeader(out, responseTo, opCodes.reply);
  out.writeInt32LE(8, headerLength);
  out.writeInt32LE(1, headerLength + 16);
  doc.copy(out, headerLength + 20);
  return out;
}
