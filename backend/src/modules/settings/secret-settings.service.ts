import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { SealingService } from '../../platform/access/sealing.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { ensureRecord, findRecord } from './only-record.js';
import {
  PUBLISHABLE_NAMES,
  type PublishableName,
  SECRET_NAMES,
  type SecretName,
  SecretSettings,
} from './setting.schemas.js';

export type Secrets = Record<SecretName, string>;

/** API keys of external services. The database holds them sealed; the clients of those services read them here. */
@Injectable()
export class SecretSettingsService {
  private readonly logger = new Logger('Settings');

  constructor(
    @InjectModel(SecretSettings.name) private readonly settings: Model<SecretSettings>,
    @InjectConnection() private readonly connection: Connection,
    private readonly sealing: SealingService,
    private readonly audit: AuditService,
  ) {}

  ensure(): Promise<void> {
    return ensureRecord(this.settings);
  }

  async id(): Promise<string> {
    return (await findRecord(this.settings))._id.toHexString();
  }

  /** Returns all keys in plain text, '' for a key that is not set. */
  read(): Promise<Secrets> {
    return this.opened(SECRET_NAMES);
  }

  /** Returns the ids that anybody may know, '' for an id that is not set. Opens no other key. */
  publishable(): Promise<Record<PublishableName, string>> {
    return this.opened(PUBLISHABLE_NAMES);
  }

  private async opened<Name extends SecretName>(names: readonly Name[]): Promise<Record<Name, string>> {
    const { _id, sealed } = await findRecord(this.settings);
    const opened = names.map((name) => [name, this.open(`${_id.toHexString()}.${name}`, sealed[name])]);
    return Object.fromEntries(opened) as Record<Name, string>;
  }

  /** Returns one key in plain text, '' when it is not set. Every call is audited. */
  async reveal(name: SecretName): Promise<string> {
    const { [name]: value } = await this.read();
    const target = { kind: 'secretSettings', id: await this.id(), label: name };
    await this.audit.record({ action: 'secretSettings.reveal', target });
    return value;
  }

  /** Sets the given keys; '' removes a key. Throws NOT_FOUND when `id` is not the id of the settings record. */
  async set(id: string, given: Partial<Secrets>): Promise<Secrets> {
    await inTransaction(this.connection, async () => {
      const record = await findRecord(this.settings, id);
      const _id = record._id.toHexString();
      const before = { ...record.sealed };
      const after = Object.fromEntries(
        SECRET_NAMES.map(
          (name) => [name, this.resealed(`${_id}.${name}`, before[name], given[name])] as const,
        ),
      );
      if (SECRET_NAMES.every((name) => (before[name] ?? '') === after[name])) return;
      record.sealed = after;
      record.markModified('sealed');
      await record.save();
      await this.audit.record({
        action: 'secretSettings.update',
        target: { kind: 'secretSettings', id: _id },
        ...changed(before, after),
      });
    });
    return this.read();
  }

  /** Seals the new value. An unchanged value keeps its seal, because a new seal would look like a change. */
  private resealed(boundTo: string, sealed: string | undefined, value: string | undefined): string {
    if (value === undefined || value === this.open(boundTo, sealed)) return sealed ?? '';
    return value && this.sealing.seal('secret-setting', boundTo, value);
  }

  private open(boundTo: string, sealed: string | undefined): string {
    if (!sealed) return '';
    const text = this.sealing.open('secret-setting', boundTo, sealed);
    if (text === undefined) this.logger.warn(`${boundTo} was sealed under another APP_SECRET. Set it again`);
    return text ?? '';
  }
}

/** Returns the names of the changed keys for the audit record, without their values. */
function changed(before: SecretSettings['sealed'], after: SecretSettings['sealed']) {
  const names = SECRET_NAMES.filter((name) => (before[name] ?? '') !== (after[name] ?? ''));
  const told = (from: SecretSettings['sealed'], set: string) =>
    Object.fromEntries(names.map((name) => [name, from[name] ? set : '']));
  return { before: told(before, 'old value'), after: told(after, 'new value') };
}
