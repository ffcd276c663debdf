import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { KnownDevice } from '../../platform/access/known-device.schema.js';
import { Session } from '../../platform/access/session.schema.js';
import { AuditChain } from '../../platform/audit/audit-seal.schema.js';
import { SignInEvent } from '../../platform/sign-ins/sign-in-event.schema.js';
import { TimeZoneRecord } from '../../platform/time-zone/time-zone.schema.js';
import { SignInLock } from '../../platform/sign-ins/sign-in-lock.schema.js';
import { Admin } from '../../modules/staff/admins/admin.schema.js';
import { RightSet } from '../../modules/staff/admins/rights/right-set.schema.js';
import { BackgroundTheme } from '../../modules/catalogues/background-themes/background-theme.schema.js';
import { LedgerState } from '../../modules/ledger/ledger-state.schema.js';
import { FamilyImage, LiveTime, SecretSettings } from '../../modules/settings/setting.schemas.js';
import { AppliedMigration, MigrationLock } from '../migrations/migration.schema.js';
import { DemoState } from './demo-state.schema.js';

const DEMO = 'demo';
/**
 * Collections that a database without demo has from its first start or first sign-in on. A record in any other
 * collection means that the database is not empty.
 */
const NOT_OF_THE_DEMO = new Set(
  [
    ...[Admin, RightSet, Session, SignInEvent, SignInLock, KnownDevice],
    ...[AppliedMigration, MigrationLock, DemoState, LedgerState, AuditChain],
    ...[FamilyImage, LiveTime, SecretSettings, BackgroundTheme, TimeZoneRecord],
  ].map(({ name }) => name),
);

/** Tracks whether this database contains demo data, complete or from an interrupted start. */
@Injectable()
export class DemoStates {
  private readonly logger = new Logger('Demo');

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(DemoState.name) private readonly states: Model<DemoState>,
  ) {}

  /** Returns the progress of the demo data; undefined when this database never had any. */
  async find(): Promise<DemoState | undefined> {
    return (await this.states.findById(DEMO).lean()) ?? undefined;
  }

  /** Returns whether a start must act. Incomplete demo data must be removed even when no demo is wanted. */
  async isDue(isWanted: boolean): Promise<boolean> {
    const state = await this.find();
    if (state) return !state.doneAt;
    return isWanted && this.isEmpty();
  }

  /**
   * Removes the data of an interrupted attempt. The attempt began on an empty database, so all records belong to it.
   */
  async clear(): Promise<void> {
    if (!(await this.find())) return;
    this.logger.warn('The demo data is incomplete and will be removed');
    await this.remove();
  }

  /** Removes all records of a demo, and the demo state. */
  async remove(): Promise<void> {
    // Uses the collections directly: the models of the audit log and the ledger forbid deletion.
    await Promise.all(this.models().map(({ collection }) => collection.deleteMany({})));
    await this.states.deleteOne({ _id: DEMO });
  }

  /** Runs an attempt and marks the demo data as done when the whole attempt succeeded. */
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
