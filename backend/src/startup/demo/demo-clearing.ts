import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { KnownDevice } from '../../platform/access/known-device.schema.js';
import { Session } from '../../platform/access/session.schema.js';
import { Admin } from '../../modules/staff/admins/admin.schema.js';
import { AuditRecord } from '../../platform/audit/audit.schema.js';
import { AuditSeal } from '../../platform/audit/audit-seal.schema.js';
import { SignInEvent } from '../../platform/sign-ins/sign-in-event.schema.js';
import { SignInLock } from '../../platform/sign-ins/sign-in-lock.schema.js';
import { FilesService } from '../../platform/files/files.service.js';
import { FigureDay, FigureMark, FigureSheet } from '../../modules/figures/figure.schemas.js';
import { SYSTEM_ACTOR } from '../../modules/ledger/ledger-entry.schema.js';
import { LedgerClosing } from '../../modules/ledger/closing.schema.js';
import { Verification } from '../../modules/ledger/verification.schema.js';
import { InboxMessage } from '../../modules/notifications/inbox-message.schema.js';
import { FamilyImage, LiveTime } from '../../modules/settings/setting.schemas.js';
import { StartLease } from '../migrations/start-lease.js';
import { DemoStates } from './demo-states.js';
import { namedFiles } from './named-files.js';

/**
 * Records that the product writes by itself while a demo runs, such as the message that an item has ended, and records of
 * changes to demo data. They do not prevent the removal of a demo.
 */
const WRITTEN_BY_THE_WAY = new Set(
  [AuditRecord, AuditSeal, FigureDay, FigureMark, FigureSheet, InboxMessage, LedgerClosing, Verification].map(
    ({ name }) => name,
  ),
);
/** The product starts some jobs itself. */
const SYSTEM_ID = SYSTEM_ACTOR.id;

/** Removes the demo data from a database that contains nothing else. */
@Injectable()
export class DemoClearing {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly states: DemoStates,
    private readonly files: FilesService,
    private readonly lease: StartLease,
  ) {}

  /** Counts, by collection, the records created after the demo data: clearing would remove them too. */
  async laterRecords(): Promise<[collection: string, count: number][]> {
    const state = await this.states.find();
    if (!state?.doneAt) return [];
    // The demo's people are complete before the first request, and the ids of its history are planned with them: records
    // with the ids of a later second are not part of the demo.
    const last = Types.ObjectId.createFromTime(Math.floor(state.doneAt.getTime() / 1000) + 1);
    const counts = await Promise.all(
      this.content()
        .filter(({ modelName }) => !WRITTEN_BY_THE_WAY.has(modelName))
        .map(async (model): Promise<[string, number]> => [
          model.collection.name,
          // Uses the collection directly: models with text ids would convert the ObjectId to a text.
          await model.collection.countDocuments({ _id: { $gte: last }, 'by.id': { $ne: SYSTEM_ID } }),
        ]),
    );
    return counts.filter(([, count]) => count > 0);
  }

  /** Returns whether the demo is without its whole history and without a record by a person: a start may remove it. */
  async isAbandoned(): Promise<boolean> {
    return (await this.states.progress()) === 'filling' && !(await this.laterRecords()).length;
  }

  /** Returns the number of records and files of the demo data. */
  async size(): Promise<{ records: number; files: number }> {
    const counts = await Promise.all(this.content().map((model) => model.countDocuments({})));
    return { records: counts.reduce((sum, count) => sum + count, 0), files: (await this.storedFiles()).size };
  }

  /**
   * Removes all files, and all records except settings, keys of external services and background themes. Resets the two
   * settings that the demo fills: the family image and the live time. Removes the files first, so that a second run can complete the work after a crash.
   */
  async clear(): Promise<void> {
    await this.lease.hold(async () => {
      for (const path of await this.storedFiles()) await this.files.remove(path);
      // Fails while the storage fails: a retry needs the records that name the files.
      await this.files.retryRemovals();
      await this.connection.model(FamilyImage.name).updateOne({}, { count: 0, image: '' });
      await this.connection.model(LiveTime.name).updateOne({}, { days: 0, time: 0, ruleHistory: [] });
      for (const { name } of [Session, SignInEvent, SignInLock, KnownDevice, Admin])
        await this.connection.model(name).deleteMany({});
      await this.states.remove();
    });
  }

  private content(): Model<unknown>[] {
    return [this.connection.model<unknown>(Admin.name), ...this.states.models()];
  }

  private storedFiles(): Promise<Set<string>> {
    return namedFiles([...this.content(), this.connection.model<unknown>(FamilyImage.name)]);
  }
}
