import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { fieldError } from '../../../core/errors.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import type { Seen } from '../../../platform/audit/seen.js';
import { versionOf } from '../../../platform/database/versioned.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { AppVersion } from './app-version.schema.js';
import { compareVersions } from './compare-versions.js';

const ID = 'app';
const UNSET: AppVersion = { _id: ID, minimum: '', latest: '' };

/** Reads and sets the supported versions of the app. */
@Injectable()
export class AppVersionService {
  constructor(
    @InjectModel(AppVersion.name) private readonly versions: Model<AppVersion>,
    @InjectConnection() private readonly connection: Connection,
    private readonly audit: AuditService,
  ) {}

  async read(): Promise<AppVersion> {
    return (await this.versions.findById(ID).lean()) ?? UNSET;
  }

  /** Says whether an app of this version must be updated. An app that sends no version need not be updated. */
  async judge(version: string) {
    const { minimum, latest } = await this.read();
    return {
      minimum,
      latest,
      mustUpdate: Boolean(version && minimum) && compareVersions(version, minimum) < 0,
    };
  }

  /** Sets both versions, unless the caller saw another version of this setting. */
  set(next: Pick<AppVersion, 'minimum' | 'latest'>, seen: Seen<AppVersion>): Promise<AppVersion> {
    if (next.minimum && compareVersions(next.latest || '0', next.minimum) < 0)
      throw fieldError('latest', 'Enter the minimum version or a later version');
    return inTransaction(this.connection, async () => {
      const before = await this.read();
      await this.audit.assertSeen(before, seen);
      const after = { ...UNSET, ...next, version: versionOf(before) + 1 };
      await this.versions.replaceOne({ _id: ID }, after, { upsert: true });
      await this.audit.record({
        action: 'appVersion.update',
        target: { kind: 'appVersion', id: ID, label: 'App version' },
        before,
        after,
      });
      return after;
    });
  }
}
