import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SealingService } from '../access/sealing.service.js';
import { AuditChain, AuditSeal, CHAIN } from './audit-seal.schema.js';

const failure = (message: string) => Object.assign(new Error(message), { code: 'AUDIT_KEY' });

/**
 * The key of the chain over the audit log: random, made once, stored sealed under APP_SECRET. The key itself never
 * changes, so that seals stay valid after a rotation of APP_SECRET.
 */
@Injectable()
export class AuditKey {
  constructor(
    @InjectModel(AuditChain.name) private readonly chains: Model<AuditChain>,
    @InjectModel(AuditSeal.name) private readonly seals: Model<AuditSeal>,
    private readonly sealing: SealingService,
  ) {}

  /** Creates the state of the chain with a new key, unless it exists. Fails if seals of a lost key exist. */
  async ensure(): Promise<void> {
    if (await this.chains.exists({ _id: CHAIN })) return;
    if (await this.seals.exists({})) throw failure('The key of the audit log is missing from the database');
    const key = this.sealed(randomBytes(32).toString('base64url'));
    await this.chains.updateOne(
      { _id: CHAIN },
      { $setOnInsert: { key, dueAt: new Date() } },
      { upsert: true },
    );
  }

  /** Returns the key. Fails when the secret that sealed it is not configured. */
  async read(): Promise<KeyObject> {
    await this.ensure();
    return createSecretKey(Buffer.from(await this.clear(), 'base64url'));
  }

  /**
   * Returns the key without creating it: undefined for a database without seals, which has none. Fails like `read`, and
   * if seals of a lost key exist.
   */
  async find(): Promise<KeyObject | undefined> {
    if (!(await this.chains.exists({ _id: CHAIN })) && !(await this.seals.exists({}))) return undefined;
    return this.read();
  }

  /** Seals the key under the current secret, for a rotation of APP_SECRET. */
  async reseal(): Promise<void> {
    await this.ensure();
    await this.chains.updateOne({ _id: CHAIN }, { $set: { key: this.sealed(await this.clear()) } });
  }

  private sealed(key: string): string {
    return this.sealing.seal('audit', CHAIN, key);
  }

  private async clear(): Promise<string> {
    const chain = await this.chains.findById(CHAIN, { key: 1 }).lean();
    const key = chain && this.sealing.open('audit', CHAIN, chain.key);
    if (!key)
      throw failure(
        'The key of the audit log is sealed under another APP_SECRET. Set APP_SECRET_PREVIOUS to that secret',
      );
    return key;
  }
}
