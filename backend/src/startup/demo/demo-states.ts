import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { KnownDevice } from '../../platform/access/known-device.schema.js';
import { Session } from '../../platform/access/session.schema.js';
import { AuditChain } from '../../platform/audit/audit-seal.schema.js';
import { FilesService } from '../../platform/files/files.service.js';
import { SignInEvent } from '../../platform/sign-ins/sign-in-event.schema.js';
import { TimeZoneRecord } from '../../platform/time-zone/time-zone.schema.js';
import { SignInLock } from '../../platform/sign-ins/sign-in-lock.schema.js';
import { Admin } from '../../modules/staff/admins/admin.schema.js';
import { RightSet } from '../../modules/staff/admins/rights/right-set.schema.js';
import { BackgroundTheme } from '../../modules/catalogues/background-themes/background-theme.schema.js';
import { LevelState } from '../../modules/experience/level-state.schema.js';
import { LedgerState } from '../../modules/ledger/ledger-state.schema.js';
import { OpenPast } from '../../modules/ledger/open-past.js';
import { FamilyImage, LiveTime, SecretSettings } from '../../modules/settings/setting.schemas.js';
import { AppliedMigration, MigrationLock } from '../migrations/migration.schema.js';
import { DEMO_SECOND_ADMIN } from './demo-accounts.js';
import { DemoState } from './demo-state.schema.js';
import { namedFiles } from './named-files.js';

const DEMO = 'demo';
/**
 * Collections that a database without demo has from its first start or first sign-in on. A record in any other
 * collection means that the database is not empty.
 */
const NOT_OF_THE_DEMO = new Set(
  [
    ...[Admin, RightSet, Session, SignInEvent, SignInLock, KnownDevice],
    ...[AppliedMigration, MigrationLock, DemoState, LedgerState, AuditChain],
    ...[FamilyImage, LiveTime, SecretSettings, BackgroundTheme, TimeZoneRecord, LevelState],
  ].map(({ name }) => name),
);

/** Tracks whether this database contains demo data, complete or from an interrupted start. */
@Injectable()
export class DemoStates {
  private readonly logger = new Logger('Demo');

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(DemoState.name) private readonly states: Model<DemoState>,
    private readonly files: FilesService,
    private readonly past: OpenPast,
  ) {}

  /** Returns the progress of the demo data; undefined when this database never had any. */
  async find(): Promise<DemoState | undefined> {
    return (await this.states.findById(DEMO).lean()) ?? undefined;
  }

  /** Returns how far the demo is: '' without its people, 'filling' while its history is being written, or 'complete'. */
  async progress(): Promise<'' | 'filling' | 'complete'> {
    if (!(await this.find())?.doneAt) return '';
    return (await this.past.isOpen()) ? 'filling' : 'complete';
  }

  /** Returns whether a start must act. Incomplete demo data must be removed even when no demo is wanted. */
  async isDue(isWanted: boolean): Promise<boolean> {
    const state = await this.find();
    if (state) return !state.doneAt;
    return isWanted && this.isEmpty();
  }

  /**
   * Removes the data of an interrupted attempt: all records, because the attempt began on an empty database, the second
   * admin, and all files that no remaining record names, because the attempt stores files before their records. What an
   * attempt set on the first admin, the settings and the background themes stays: the next attempt takes it over. Removes
   * the state last, so that an interrupted removal is repeated.
   */
  async clear(): Promise<void> {
    if (!(await this.find())) return;
    this.logger.warn('The demo data is incomplete and will be removed');
    await this.removeRecords();
    const { number, email } = DEMO_SECOND_ADMIN;
    await this.connection.model(Admin.name).deleteOne({ number, email });
    await this.files.removeAllBut(await namedFiles(Object.values(this.connection.models)));
    await this.removeState();
  }

  /** Removes all records of a demo, and the demo state. */
  async remove(): Promise<void> {
    await this.removeRecords();
    await this.removeState();
  }

  /** Uses the collections directly: the models of the audit log and the ledger forbid deletion. */
  private async removeRecords(): Promise<void> {
    await Promise.all(this.models().map(({ collection }) => collection.deleteMany({})));
  }

  private async removeState(): Promise<void> {
    await this.states.deleteOne({ _id: DEMO });
  }

  /** Runs an attempt and marks the demo's people as done when the whole attempt succeeded. */
  async attempt(work: () => Promise<void>): Promise<void> {
    const attempt = randomUUID();
    await this.states.create({ _id: DEMO, attempt });
    await work();
    const { matchedCount } = await this.states.updateOne({ _id: DEMO, attempt }, { doneAt: new Date() });
    if (!matchedCount) throw new Error('Another process has restarted the demo data. Start again');
  }

  /** Returns the collections that a demo fills, without admins and settings. */
  models(): Model<unknown>[] {
    return Object.values(this.connection.models).filter(({ modelName }) => !NOT_OF_THE_DEMO.has(modelName));
  }

  private async isEmpty(): Promise<boolean> {
    const found = await Promise.all(this.models().map((model) => model.exists({})));
    return found.every((one) => one === null);
  }
}
