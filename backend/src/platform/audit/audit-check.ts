import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { AuditKey } from './audit-key.js';
import { AuditRecord } from './audit.schema.js';
import { AuditChain, AuditSeal, CHAIN } from './audit-seal.schema.js';
import { recordHash, sealHash, unpacked } from './seal-hash.js';

/** The most records that a finding names. */
const NAMED = 5;

export interface AuditCheckResult {
  records: number;
  seals: number;
  /** The first seal with a difference, and its records; '' when nothing differs. */
  finding: string;
  /** The last seal that was checked, as `<number>:<hash>`; '' without seals. */
  last: string;
}

/** The records that no seal holds yet. */
export interface Unsealed {
  count: number;
  /** The time of the oldest one. */
  since: Date;
}

/** A seal that an earlier check or the log has named. */
export interface KnownSeal {
  number: number;
  hash: string;
}

/** Walks the chain over the audit log and recomputes it, one seal at a time. */
@Injectable()
export class AuditCheck {
  constructor(
    @InjectModel(AuditRecord.name) private readonly records: Model<AuditRecord>,
    @InjectModel(AuditSeal.name) private readonly seals: Model<AuditSeal>,
    @InjectModel(AuditChain.name) private readonly chains: Model<AuditChain>,
    private readonly keys: AuditKey,
  ) {}

  /** Checks all seals and stores the finding. `known` is a seal that must be part of the chain. */
  async verify(known?: KnownSeal): Promise<AuditCheckResult & { unsealed: Unsealed | undefined }> {
    const result = await this.walk(await this.keys.find(), known);
    const { finding } = result;
    await this.chains.updateOne({ _id: CHAIN }, { $set: { checkedAt: new Date(), finding } });
    return { ...result, unsealed: await this.unsealed() };
  }

  private async unsealed(): Promise<Unsealed | undefined> {
    const waiting = { seal: null };
    const oldest = await this.records.findOne(waiting, { at: 1 }).sort({ _id: 1 }).lean();
    return oldest ? { count: await this.records.countDocuments(waiting), since: oldest.at } : undefined;
  }

  private async walk(key: KeyObject | undefined, known?: KnownSeal): Promise<AuditCheckResult> {
    const result = { records: 0, seals: 0, finding: '', last: '' };
    if (!key) return known ? { ...result, finding: missing(1) } : result;
    let previous = '';
    // Seals that the product makes during the walk are part of a further round.
    for (;;) {
      for await (const stored of this.seals
        .find({ _id: { $gt: result.seals } })
        .sort({ _id: 1 })
        .lean()
        .cursor()) {
        const seal = { ...stored, records: bytes(stored.records) };
        const finding =
          sealFinding(key, seal, { number: result.seals + 1, previous }, known) ||
          (await this.recordFinding(key, seal));
        if (finding) return { ...result, finding };
        result.seals = seal._id;
        result.records += seal.count;
        previous = seal.hash;
        result.last = `${seal._id}:${seal.hash}`;
      }
      if (known && known.number > result.seals) return { ...result, finding: missing(result.seals + 1) };
      const stray = await this.stray(result.seals);
      if (!stray) return result;
      const isNew = typeof stray.seal === 'number' && (await this.seals.exists({ _id: stray.seal }));
      if (!isNew || (stray.seal ?? 0) <= result.seals)
        return {
          ...result,
          finding: `Record ${stray._id.toHexString()} names seal ${String(stray.seal)}, which does not exist`,
        };
    }
  }

  /** Compares the records that name this seal with those that the seal holds. */
  private async recordFinding(key: KeyObject, seal: AuditSeal): Promise<string> {
    const sealed = unpacked(seal.records);
    const found: Record<'changed' | 'removed' | 'inserted', string[]> = {
      changed: [],
      removed: [],
      inserted: [],
    };
    const stored = this.records
      .find({ seal: seal._id })
      .sort({ _id: 1 })
      .limit(sealed.size + NAMED);
    for (const record of await stored.lean<AuditRecord[]>()) {
      const id = record._id.toHexString();
      const hash = sealed.get(id);
      if (!hash) found.inserted.push(id);
      else if (!hash.equals(recordHash(key, record))) found.changed.push(id);
      sealed.delete(id);
    }
    found.removed.push(...sealed.keys());
    const faults = Object.entries(found).flatMap(([what, ids]) =>
      ids.length ? [namedRecords(what, ids)] : [],
    );
    return faults.length ? `${titleOf(seal)}: ${faults.join('; ')}` : '';
  }

  /** Returns a record that names a seal which cannot exist, or one after `last`. */
  private stray(last: number): Promise<AuditRecord | null> {
    const seal: QueryFilter<AuditRecord>[] = [
      { seal: { $gt: last } },
      { seal: { $lt: 1 } },
      { seal: { $ne: null, $not: { $type: 'int' } } },
    ];
    // Uncast, because the schema would refuse to look for a mark of another type.
    return this.records.collection.findOne<AuditRecord>({ $or: seal } as never);
  }
}

/** Returns the number of these records and the _ids of the first. */
function namedRecords(what: string, ids: string[]): string {
  const more = ids.length > NAMED ? ', …' : '';
  return `${ids.length} ${ids.length === 1 ? 'record' : 'records'} ${what} (${ids.slice(0, NAMED).join(', ')}${more})`;
}

const titleOf = ({ _id, at }: Pick<AuditSeal, '_id' | 'at'>) =>
  `Seal ${_id} of ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const missing = (number: number) => `Seal ${number} is missing`;

/** Compares a seal with its place in the chain. */
function sealFinding(
  key: KeyObject,
  seal: AuditSeal,
  expected: { number: number; previous: string },
  known?: KnownSeal,
): string {
  if (seal._id !== expected.number) return missing(expected.number);
  const { hash, mac } = sealHash(key, seal);
  const isIntact = seal.previous === expected.previous && seal.hash === hash && seal.mac === mac;
  const isKnown = known?.number !== seal._id || known.hash === seal.hash;
  const ids = [...unpacked(seal.records).keys()];
  const isDescribed =
    seal.count === ids.length && ids[0] === String(seal.first) && ids.at(-1) === String(seal.last);
  return isIntact && isKnown && isDescribed
    ? ''
    : `${titleOf(seal)} was changed (${seal.count} records, ${String(seal.first)} to ${String(seal.last)})`;
}

/** The driver answers stored bytes as a Binary when no model wraps them. */
const bytes = (stored: Buffer | { buffer: Buffer }): Buffer =>
  Buffer.isBuffer(stored) ? stored : Buffer.from(stored.buffer);
