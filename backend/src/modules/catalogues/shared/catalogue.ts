import { type HydratedDocument, type QueryFilter, Types } from 'mongoose';
import { AppError, fieldError } from '../../../core/errors.js';
import { IncomingFile } from '../../../core/incoming-file.js';
import type { Changed } from '../../../platform/audit/audited-change.js';
import type { Seen } from '../../../platform/audit/seen.js';
import { sortOf } from '../../../platform/database/paging.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { allStored } from '../../../platform/files/all-stored.js';
import { CatalogueReader, notDeleted } from './catalogue-reader.js';
import { type CatalogueRecord, NOT_DELETED } from './catalogue-record.js';
import { putInOrder } from './put-in-order.js';
import { RecordsPurged } from './records-purged.js';
import type { Use } from './references.js';

/** The fields of a DTO, whose uploaded files are not stored yet. */
export type Given<T> = { [K in keyof T]?: T[K] | IncomingFile | undefined };
type Stored = HydratedDocument<CatalogueRecord>;

/** Adds, changes and deletes the records of one catalogue. A change and its audit record share a transaction. */
export class Catalogue<T extends CatalogueRecord> extends CatalogueReader<T> {
  async add(fields: Given<T>): Promise<T> {
    const stored = await this.storeFiles(fields);
    return inTransaction(this.dependencies.connection, async () => {
      const record = new this.records({
        ...stored,
        ...(this.isOrdered ? { order: await this.nextOrder() } : {}),
      });
      await this.hold(record);
      await record.save();
      const after: T = record.toObject<T>();
      await this.dependencies.audit.record({ action: this.action('add'), target: this.target(after), after });
      return after;
    });
  }

  /**
   * Changes the given fields, as `update` does, for a caller who saw the version `versionSeen`. `show` makes the answer
   * of the record, also of the record that someone else has changed.
   */
  async edit<Dto extends object>(
    id: string,
    { versionSeen, ...fields }: Given<T> & { versionSeen?: number | undefined },
    show: (record: T) => Dto | Promise<Dto>,
  ): Promise<Dto> {
    return show(await this.update(id, fields as Given<T>, { version: versionSeen, show }));
  }

  /** Changes the given fields. A replaced file is deleted once the record refers to the new file. */
  async update(id: string, fields: Given<T>, seen?: Seen<T>): Promise<T> {
    await this.dependencies.audit.assertSeen(await this.find(id), seen);
    const stored = await this.storeFiles(fields);
    const { before, after } = await this.change(notDeleted(id), 'update', (record) => record.set(stored), {
      seen,
    });
    const stillUsed = this.filesIn(after);
    const replaced = this.filesIn(before).filter((path, at) => path !== stillUsed[at]);
    await Promise.all(replaced.map((path) => this.dependencies.files.remove(path)));
    return after;
  }

  /** Shows a record in the app or hides it there. */
  async show(id: string, { shown }: { shown: boolean }): Promise<void> {
    await this.change(notDeleted(id), shown ? 'show' : 'hide', (record) => record.set({ shown }));
  }

  /**
   * Moves a record to the trash: hides it, clears the references that can do without it, and keeps it and its files for
   * 30 days.
   */
  async remove(id: string): Promise<void> {
    const trash = (record: Stored) => record.set({ deletedAt: new Date() });
    await this.change(notDeleted(id), 'delete', trash, {
      settle: async ({ _id }) => settlementsOf(await this.references.release(_id)),
    });
  }

  /**
   * Moves a record to the trash and settles all of its uses in the same transaction. Uses of the kind `reassign` move
   * to another record.
   */
  async removeUsed(id: string, moveTo: string | undefined): Promise<void> {
    const trash = (record: Stored) => record.set({ deletedAt: new Date() });
    const settle = async ({ _id }: T) => {
      if (moveTo === id) throw fieldError('moveTo', 'Choose a record other than the deleted record');
      const other = moveTo ? await this.model.findOne(notDeleted(moveTo)).lean<T>() : null;
      if (moveTo && !other) throw fieldError('moveTo', 'This record does not exist', 'NOT_FOUND');
      const uses = await this.references.settle(_id, other?._id);
      return { ...settlementsOf(uses), ...(other && { movedTo: this.rules.label(other) }) };
    };
    await this.change(notDeleted(id), 'delete', trash, { settle });
  }

  async restore(id: string): Promise<void> {
    const trashed = { _id: new Types.ObjectId(id), deletedAt: { $ne: null } };
    const record = await this.records.findOne(trashed).lean<T>();
    if (!record) throw new AppError('NOT_FOUND', 'This record is no longer in the trash');
    await this.checkNeeds(record);
    await this.change(trashed, 'restore', (record) => record.set({ deletedAt: null }));
  }

  /** Lists the records that went into the trash at these times, by default all, with the label of each record. */
  async trashed(times?: {
    $gte?: Date;
    $lt?: Date;
  }): Promise<{ id: string; label: string; deletedAt: Date }[]> {
    const records = await this.records
      .find({ deletedAt: { $ne: null, ...times } })
      .sort({ deletedAt: -1 })
      .limit(1000)
      .lean<(T & { deletedAt: Date })[]>();
    return records.map((record) => ({
      id: record._id.toHexString(),
      label: this.rules.label(record),
      deletedAt: record.deletedAt,
    }));
  }

  /**
   * Deletes records for good that went into the trash before this time, with their files. Concurrently restored records
   * are not deleted, nor are those that users own.
   */
  async purge(before: Date): Promise<number> {
    const gone = await inTransaction(this.dependencies.connection, async () => {
      const ended = await Promise.all(this.foreignKeys.map((key) => key.endedWithTarget()));
      const old = { deletedAt: { $ne: null, $lt: before } };
      const due = await this.records
        .find({ $or: [old, ...ended.filter((filter) => filter !== undefined)] })
        .limit(1000)
        .lean<T[]>();
      if (!due.length) return [];
      const kept = await this.keptOf(due);
      const records = due.filter(({ _id }) => !kept.has(_id.toHexString()));
      await this.records.deleteMany({ _id: { $in: records.map(({ _id }) => _id) } });
      return records;
    });
    const files = gone.flatMap((record) => this.filesIn(record));
    await Promise.all(files.map((file) => this.dependencies.files.remove(file)));
    return gone.length;
  }

  /** Returns the ids of those records that must not go yet. */
  private async keptOf(records: readonly T[]): Promise<Set<string>> {
    const ids = records.map(({ _id }) => _id);
    const kept = await this.dependencies.events.emit(new RecordsPurged(this.kind, ids, new Date()));
    return new Set(kept.flat().map((id) => id.toHexString()));
  }

  /** Reorders the named records. They keep the set of places that they had among the other records. */
  async arrange(ids: string[]): Promise<void> {
    await inTransaction(this.dependencies.connection, async () => {
      const wanted = ids.map((id) => new Types.ObjectId(id));
      const records = await this.records.find({ _id: { $in: wanted }, ...NOT_DELETED }).lean<T[]>();
      const byId = new Map(records.map((record) => [record._id.toHexString(), record]));
      const inOrder = ids.flatMap((id) => byId.get(id) ?? []);
      if (inOrder.length !== ids.length)
        throw new AppError('NOT_FOUND', 'A record no longer exists. Reload the list');
      await putInOrder(this.records, inOrder);
      const [first = ''] = ids;
      const target = { kind: this.kind, id: first, label: `${ids.length} records` };
      await this.dependencies.audit.record({ action: this.action('arrange'), target, after: { order: ids } });
    });
  }

  /** Moves one record to a place of its list, counted from 1. The records in between shift. */
  async move(id: string, place: number): Promise<void> {
    await inTransaction(this.dependencies.connection, async () => {
      const moved = await this.records.findOne(notDeleted(id)).lean<T>();
      if (!moved) throw new AppError('NOT_FOUND', 'This record no longer exists. Reload the list');
      const { orderedWithin } = this.rules;
      const list = { ...NOT_DELETED, ...(orderedWithin && { [orderedWithin]: moved[orderedWithin] }) };
      const all = await this.records.find(list).sort(sortOf('order', {})).lean<T[]>();
      const from = all.findIndex(({ _id }) => _id.equals(moved._id));
      all.splice(from, 1);
      all.splice(place - 1, 0, moved);
      await putInOrder(this.records, all);
      const to = all.indexOf(moved);
      if (from === to) return;
      await this.dependencies.audit.record({
        action: this.action('arrange'),
        target: this.target(moved),
        before: { order: from + 1 },
        after: { order: to + 1 },
      });
    });
  }

  /** Rejects a record that refers to a deleted record, and a level whose number another level has. */
  async checkNeeds(record: object): Promise<void> {
    for (const key of this.foreignKeys) await key.check(record);
    await this.levels?.check(record);
  }

  private async nextOrder(): Promise<number> {
    const last = await this.records.findOne(NOT_DELETED).sort({ order: -1 }).lean();
    return (last?.order ?? 0) + 1;
  }

  /** Returns the path in each file field, or '' for a field without a file. */
  private filesIn(record: T): string[] {
    const values = new Map<string, unknown>(Object.entries(record));
    return this.rules.files.map((field) => String(values.get(field) ?? ''));
  }

  private async storeFiles(fields: Given<T>): Promise<Partial<T>> {
    const entries = await allStored(
      Object.entries(fields)
        .filter(([, value]) => value !== undefined)
        .map(async ([name, value]) => [
          name,
          value instanceof IncomingFile ? await this.dependencies.files.store(this.kind, value) : value,
        ]),
    );
    return Object.fromEntries(entries) as Partial<T>;
  }

  /**
   * Runs in the transaction that saves a record: locks the records that it refers to, and claims the number of a level.
   */
  private async hold(record: Stored): Promise<void> {
    for (const key of this.foreignKeys) await key.hold(record);
    await this.levels?.claim(record);
  }

  /**
   * Changes a record, unless the caller saw another version. `settle` changes the records that refer to it, and returns
   * what the audit record says about them.
   */
  private change(
    where: QueryFilter<CatalogueRecord>,
    verb: string,
    apply: (record: Stored) => void,
    {
      seen,
      settle = () => Promise.resolve({}),
    }: { seen?: Seen<T> | undefined; settle?: (record: T) => Promise<object> } = {},
  ): Promise<Changed<T>> {
    return this.dependencies.audit.change<T, Stored>({
      action: this.action(verb),
      find: async () => {
        const record = await this.records.findOne(where);
        if (!record) throw new AppError('NOT_FOUND');
        return record;
      },
      seen,
      apply: async (record) => {
        apply(record);
        if (record.isModified()) await this.hold(record);
      },
      afterSave: async ({ after }) => ({ after: await settle(after) }),
      label: (record) => this.rules.label(record),
    });
  }

  private action(verb: string): string {
    return `${this.kind}.${verb}`;
  }

  private target(record: T) {
    return { kind: this.kind, id: record._id.toHexString(), label: this.rules.label(record) };
  }
}

/** Returns what the audit record of a deletion says about the settled uses. */
const settlementsOf = (uses: Use[]) =>
  uses.length ? { uses: uses.map(({ what, count, settlement }) => `${count} ${what}: ${settlement}`) } : {};
