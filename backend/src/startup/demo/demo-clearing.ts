import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { KnownDevice } from '../../platform/access/known-device.schema.js';
import { Session } from '../../platform/access/session.schema.js';
import { Admin } from '../../modules/staff/admins/admin.schema.js';
import { AuditRecord } from '../../platform/audit/audit.schema.js';
import { FilesService } from '../../platform/files/files.service.js';
import { LedgerClosing } from '../../modules/ledger/closing.schema.js';
import { Verification } from '../../modules/ledger/verification.schema.js';
import { FamilyImage, LiveTime } from '../../modules/settings/setting.schemas.js';
import { StartLease } from '../migrations/start-lease.js';
import { DemoStates } from './demo-states.js';

/** What the product writes by itself while a demo runs, and what tells of changes to demo records: no reason to keep a demo. */
const WRITTEN_BY_THE_WAY = new Set([AuditRecord, LedgerClosing, Verification].map(({ name }) => name));
const STORED_FILE = /^uploads\/[\w-]+\/[\w-]+\.\w+$/;

/** Takes the demo data out of a database that holds nothing else. */
@Injectable()
export class DemoClearing {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly states: DemoStates,
    private readonly files: FilesService,
    private readonly lease: StartLease,
  ) {}

  /** Records that came after the demo data, counted by collection: all that clearing would take beside the demo. */
  async laterRecords(): Promise<[collection: string, count: number][]> {
    const state = await this.states.find();
    if (!state?.doneAt) return [];
    // The demo data stands before the first request is answered: whatever was made in a later second is not part of it.
    const last = Types.ObjectId.createFromTime(Math.floor(state.doneAt.getTime() / 1000) + 1);
    const counts = await Promise.all(
      this.content()
        .filter(({ modelName }) => !WRITTEN_BY_THE_WAY.has(modelName))
        .map(async (model): Promise<[string, number]> => [
          model.collection.name,
          // Past the model, which would make text of it where ids are texts.
          await model.collection.countDocuments({ _id: { $gte: last } }),
        ]),
    );
    return counts.filter(([, count]) => count > 0);
  }

  /** Files and records of the demo data, in numbers. */
  async size(): Promise<{ records: number; files: number }> {
    const counts = await Promise.all(this.content().map((model) => model.countDocuments({})));
    return { records: counts.reduce((sum, count) => sum + count, 0), files: (await this.storedFiles()).size };
  }

  /**
   * Removes all records but settings, keys of other services and background themes, and all files. The files go first, so
   * that a crash leaves nothing that a second run does not find.
   */
  async clear(): Promise<void> {
    await this.lease.hold(async () => {
      for (const path of await this.storedFiles()) await this.files.remove(path);
      // Fails as long as the storage refuses: the records that name the files are needed for another try.
      await this.files.retryRemovals();
      await this.connection.model(FamilyImage.name).updateOne({}, { count: 0, image: '' });
      await this.connection.model(LiveTime.name).updateOne({}, { days: 0, time: 0 });
      await this.connection.model(Session.name).deleteMany({});
      await this.connection.model(KnownDevice.name).deleteMany({});
      await this.connection.model(Admin.name).deleteMany({});
      await this.states.remove();
    });
  }

  private content(): Model<unknown>[] {
    return [this.connection.model<unknown>(Admin.name), ...this.states.models()];
  }

  /** The paths of all files that records name. */
  private async storedFiles(): Promise<Set<string>> {
    const paths = new Set<string>();
    const gather = (value: unknown): void => {
      if (typeof value === 'string' && STORED_FILE.test(value)) paths.add(value);
      else if (Array.isArray(value)) value.forEach(gather);
      else if (isPlain(value)) Object.values(value).forEach(gather);
    };
    for (const model of [...this.content(), this.connection.model<unknown>(FamilyImage.name)])
      for await (const record of model.find().lean().cursor()) gather(record);
    return paths;
  }
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
