import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { KnownDevice } from '../../platform/access/known-device.schema.js';
import { Session } from '../../platform/access/session.schema.js';
import { Admin } from '../../modules/staff/admins/admin.schema.js';
import { BackgroundTheme } from '../../modules/catalogues/background-themes/background-theme.schema.js';
import { LedgerState } from '../../modules/ledger/ledger-state.schema.js';
import { FamilyImage, LiveTime, SecretSettings } from '../../modules/settings/setting.schemas.js';
import { AppliedMigration, MigrationLock } from '../migrations/migration.schema.js';
import { DemoState } from './demo-state.schema.js';

const DEMO = 'demo';
/** What a database without a demo has from its first start on, or from the first sign-in. All else makes it no longer empty. */
const NOT_OF_THE_DEMO = new Set(
  [
    ...[Admin, Session, KnownDevice, AppliedMigration, MigrationLock, DemoState, LedgerState],
    ...[FamilyImage, LiveTime, SecretSettings, BackgroundTheme],
  ].map(({ name }) => name),
);

/** Whether this database has its demo data, or half of them from a start that was broken off. */
@Injectable()
export class DemoStates {
  private readonly logger = new Logger('Demo');

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(DemoState.name) private readonly states: Model<DemoState>,
  ) {}

  /** How far the demo data is; undefined when this database was never filled with it. */
  async find(): Promise<DemoState | undefined> {
    return (await this.states.findById(DEMO).lean()) ?? undefined;
  }

  /** Whether a start has something to do: half a demo is in the way even where none is wanted any more. */
  async isDue(isWanted: boolean): Promise<boolean> {
    const state = await this.find();
    if (state) return !state.doneAt;
    return isWanted && this.isEmpty();
  }

  /** Ends what an attempt broken off has left: it began on an empty database, so all that is there came with it. */
  async clear(): Promise<void> {
    if (!(await this.find())) return;
    this.logger.warn('The demo data is incomplete and will be removed');
    await this.remove();
  }

  /** Removes all records that a demo brings, and that the database was filled with one. */
  async remove(): Promise<void> {
    // Past the models: those of the audit log and the ledger let nothing be deleted.
    await Promise.all(this.models().map(({ collection }) => collection.deleteMany({})));
    await this.states.deleteOne({ _id: DEMO });
  }

  /** Runs an attempt; only when all of it went through it counts as done. */
  async attempt(work: () => Promise<void>): Promise<void> {
    const attempt = randomUUID();
    await this.states.create({ _id: DEMO, attempt });
    await work();
    const { matchedCount } = await this.states.updateOne({ _id: DEMO, attempt }, { doneAt: new Date() });
    if (!matchedCount) throw new Error('Another process has restarted the demo data. Start again');
  }

  /** The collections that a demo fills, without admins and settings. */
  models(): Model<unknown>[] {
    return Object.values(this.connection.models).filter(({ modelName }) => !NOT_OF_THE_DEMO.has(modelName));
  }

  private async isEmpty(): Promise<boolean> {
    const found = await Promise.all(this.models().map((model) => model.exists({})));
    return found.every((one) => one === null);
  }
}
