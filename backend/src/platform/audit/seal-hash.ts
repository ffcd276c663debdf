import { createHash, createHmac, type KeyObject } from 'node:crypto';
import { Types } from 'mongoose';
import type { AuditRecord } from './audit.schema.js';
import type { AuditSeal } from './audit-seal.schema.js';
import { canonical } from './canonical.js';
import { hashedForm } from './personal-values.js';

const ID = 12;
const ENTRY = ID + 32;

/** Returns the hash of one record. */
export const recordHash = (key: KeyObject, record: AuditRecord): Buffer =>
  createHash('sha256')
    .update(canonical(hashedForm(key, record)))
    .digest();

/** Packs the ids and hashes of records into the field of a seal. */
export const packed = (key: KeyObject, records: AuditRecord[]): Buffer =>
  Buffer.concat(
    records.flatMap((record) => [Buffer.from(record._id.toHexString(), 'hex'), recordHash(key, record)]),
  );

/** Returns the hashes of a seal's records by their _id, in the order of the seal. */
export function unpacked(records: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let at = 0; at < records.length; at += ENTRY)
    found.set(records.toString('hex', at, at + ID), records.subarray(at + ID, at + ENTRY));
  return found;
}

/** Returns the hash of a seal, and the HMAC of the hash. */
export function sealHash(
  key: KeyObject,
  { _id, at, first, last, count, previous, records }: Omit<AuditSeal, 'hash' | 'mac'>,
): Pick<AuditSeal, 'hash' | 'mac'> {
  const head = canonical({
    number: _id,
    at,
    first: new Types.ObjectId(first),
    last: new Types.ObjectId(last),
    count,
    previous,
  });
  const hash = createHash('sha256').update(`${head}\n`).update(records).digest('hex');
  return { hash, mac: createHmac('sha256', key).update(hash).digest('hex') };
}
