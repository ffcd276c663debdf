import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { SealingService } from '../../platform/access/sealing.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Seen } from '../../platform/audit/seen.js';
import { versionOf } from '../../platform/database/versioned.js';
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
/** All keys in plain text, '' for a key that is not set, with the id and the version of their record. */
export interface SecretRecord {
  _id: Types.ObjectId;
  version?: number;
  secrets: Secrets;
}

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
  async read(): Promise<Secrets> {
    return (await this.record()).secrets;
  }

  async record(): Promise<SecretRecord> {
    return this.recordOf(await findRecord(this.settings));
  }

  /** Returns the record if the caller saw its present version. Throws NOT_FOUND for another id. */
  async seenRecord(id: string, seen: Seen<SecretRecord>): Promise<SecretRecord> {
    const record = this.recordOf(await findRecord(this.settings, id));
    await this.audit.assertSeen(record, seen);
    return record;
  }

  private recordOf(stored: SecretSettings): SecretRecord {
    const { _id, version = 0 } = stored;
    return { _id, version, secrets: this.openedOf(stored, SECRET_NAMES) };
  }

  /** Returns the ids that are not secret, '' for an id that is not set. Opens no other key. */
  publishable(): Promise<Record<PublishableName, string>> {
    return this.opened(PUBLISHABLE_NAMES);
  }

  private async opened<Name extends SecretName>(names: readonly Name[]): Promise<Record<Name, string>> {
    return this.openedOf(await findRecord(this.settings), names);
  }

  private openedOf<Name extends SecretName>(
    { _id, sealed }: SecretSettings,
    names: readonly Name[],
  ): Record<Name, string> {
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

  /**
   * Sets the given keys, unless the caller saw another version; '' removes a key. Throws NOT_FOUND when `id` is not the
   * id of the settings record.
   */
  async set(id: string, given: Partial<Secrets>, seen?: Seen<SecretRecord>): Promise<SecretRecord> {
    await inTransaction(this.connection, async () => {
      const record = await findRecord(this.settings, id);
      await this.audit.assertSeen(this.recordOf(record), seen);
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
        ...changed(before, after, versionOf(record)),
      });
    });
    return this.record();
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

/** Returns the names of the changed keys and the new version for the audit record, without the values of keys. */
function changed(before: SecretSettings['sealed'], after: SecretSettings['sealed'], version: number) {
  const names = SECRET_NAMES.filter((name) => (before[name] ?? '') !== (after[name] ?? ''));
  const masked = (from: SecretSettings['sealed'], set: string) =>
    Object.fromEntries(names.map((name) => [name, from[name] ? set : '']));
  return { before: masked(before, 'old value'), after: { ...masked(after, 'new value'), version } };
}
