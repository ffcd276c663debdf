import { type HydratedDocument, type Model, type QueryFilter, Types } from 'mongoose';
import { AppError, fieldError } from '../../../core/errors.js';
import type { Page } from '../../../http/list-query.js';
import { findPage, type Listed, sortOf } from '../../../platform/database/paging.js';
import { searchFilter } from '../../../platform/database/search.js';
import type { Changed } from '../../../platform/audit/audited-change.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { allStored } from '../../../platform/files/all-stored.js';
import { IncomingFile } from '../../../core/incoming-file.js';
import type { CatalogueDependencies } from './catalogue-dependencies.js';
import type { CatalogueRecord } from './catalogue-record.js';
import type { CatalogueRules } from './catalogue-rules.js';
import { ForeignKey } from './foreign-key.js';
import { putInOrder } from './put-in-order.js';
import { References, type Use } from './references.js';
import { type LevelRecord, UniqueLevels } from './unique-levels.js';

export interface CatalogueQuery {
  search?: string;
  sort?: string;
}

/** Fields as they come from a DTO: files have arrived and are not stored yet. */
export type Given<T> = { [K in keyof T]?: T[K] | IncomingFile | undefined };
type Stored = HydratedDocument<CatalogueRecord>;
const SHOWN = { deletedAt: null };
/** No catalogue comes near this: it keeps a mistake from taking the memory. */
const MOST_SHOWN = 5_000;

/** The records of one catalogue: listed, read, added, changed, put in the trash. Changes and their audit record stand together. */
export class Catalogue<T extends CatalogueRecord> {
  /** The same model, asked for what the records of all catalogues have. */
  private readonly records: Model<CatalogueRecord>;
  private readonly references: References;
  private readonly foreignKeys: ForeignKey[];
  private readonly levels?: UniqueLevels;

  constructor(
    readonly model: Model<T>,
    private readonly rules: CatalogueRules<T>,
    private readonly dependencies: CatalogueDependencies,
  ) {
    const { connection } = dependencies;
    this.records = model as unknown as Model<CatalogueRecord>;
    this.references = new References(connection, model.modelName);
    this.foreignKeys = ForeignKey.of(connection, model.modelName);
    if (rules.levels) this.levels = new UniqueLevels(model as unknown as Model<LevelRecord>);
  }

  get kind(): string {
    return this.rules.kind;
  }

  get isOrdered(): boolean {
    return this.rules.sort === 'order' && !this.rules.fixedOrder;
  }

  /** Whether this field of its records names a record of another catalogue. */
  isForeignKey(field: string): boolean {
    return this.foreignKeys.some((key) => key.field === field);
  }

  /** Its records are levels. */
  get holdsLevels(): boolean {
    return this.levels !== undefined;
  }

  /** Those of a fixed order are made at start, and stay. */
  get isDeletable(): boolean {
    return !this.rules.fixedOrder;
  }

  /** Records as staff or the app list them; `where` narrows them further. */
  list(query: CatalogueQuery, page: Page, where: QueryFilter<T> = {}): Promise<Listed<T>> {
    const filter = { ...SHOWN, ...this.searched(query.search), ...where } as QueryFilter<T>;
    const { sort = '-createdAt' } = this.rules;
    return findPage(this.model, filter, page, sortOf(query.sort ?? sort, {}));
  }

  /** Matches what the app shows: nothing that is deleted, and nothing that names a deleted record. */
  async appFilter(): Promise<Record<string, unknown>> {
    const targets = await Promise.all(this.foreignKeys.map((key) => key.targetIsShown()));
    return Object.assign({ ...SHOWN }, ...targets) as Record<string, unknown>;
  }

  /** The records as the app shows them. */
  async shown(where: QueryFilter<T> = {}): Promise<T[]> {
    const { sort = '-createdAt' } = this.rules;
    return this.model
      .find({ ...(await this.appFilter()), ...where } as QueryFilter<T>)
      .sort(sortOf(sort, {}))
      .limit(MOST_SHOWN)
      .lean<T[]>();
  }

  async find(id: string): Promise<T> {
    const record = await this.records.findOne(shown(id)).lean<T>();
    if (!record) throw new AppError('NOT_FOUND');
    return record;
  }

  async exists(id: string): Promise<boolean> {
    return (await this.records.exists(shown(id))) !== null;
  }

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

  /** Changes the fields given; a file that is replaced goes once the record points to the new one. */
  async update(id: string, fields: Given<T>): Promise<T> {
    await this.find(id);
    const stored = await this.storeFiles(fields);
    const { before, after } = await this.change(shown(id), 'update', (record) => record.set(stored));
    const kept = this.filesIn(after);
    const replaced = this.filesIn(before).filter((path, at) => path !== kept[at]);
    await Promise.all(replaced.map((path) => this.dependencies.files.remove(path)));
    return after;
  }

  /** Puts a record in the trash: hidden everywhere, taken off what can do without it, kept with its files for 30 days. */
  async remove(id: string): Promise<void> {
    const trash = (record: Stored) => record.set({ deletedAt: new Date() });
    await this.change(shown(id), 'delete', trash, async ({ _id }) =>
      told(await this.references.release(_id)),
    );
  }

  /** Does so, and settles where the record is used in the same step: what is to be moved goes to another one. */
  async removeUsed(id: string, moveTo: string | undefined): Promise<void> {
    const trash = (record: Stored) => record.set({ deletedAt: new Date() });
    await this.change(shown(id), 'delete', trash, async ({ _id }) => {
      if (moveTo === id) throw fieldError('moveTo', 'Choose a record other than the deleted one');
      const other = moveTo ? await this.model.findOne(shown(moveTo)).lean<T>() : null;
      if (moveTo && !other) throw fieldError('moveTo', 'This record does not exist', 'NOT_FOUND');
      const uses = await this.references.settle(_id, other?._id);
      return { ...told(uses), ...(other && { movedTo: this.rules.label(other) }) };
    });
  }

  async restore(id: string): Promise<void> {
    const trashed = { _id: new Types.ObjectId(id), deletedAt: { $ne: null } };
    const record = await this.records.findOne(trashed).lean<T>();
    if (!record) throw new AppError('NOT_FOUND', 'This record is no longer in the trash');
    await this.checkNeeds(record);
    await this.change(trashed, 'restore', (record) => record.set({ deletedAt: null }));
  }

  /** What is in the trash, with the words that staff know it by. */
  async trashed(): Promise<{ id: string; label: string; deletedAt: Date }[]> {
    const records = await this.records
      .find({ deletedAt: { $ne: null } })
      .sort({ deletedAt: -1 })
      .limit(1000)
      .lean<(T & { deletedAt: Date })[]>();
    return records.map((record) => ({
      id: record._id.toHexString(),
      label: this.rules.label(record),
      deletedAt: record.deletedAt,
    }));
  }

  /** Ends what went into the trash before this time, files and all; what is taken out of it meanwhile stays whole. */
  async purge(before: Date): Promise<number> {
    const gone = await inTransaction(this.dependencies.connection, async () => {
      const ended = await Promise.all(this.foreignKeys.map((key) => key.endedWithTarget()));
      const old = { deletedAt: { $ne: null, $lt: before } };
      const records = await this.records
        .find({ $or: [old, ...ended.filter((filter) => filter !== undefined)] })
        .limit(1000)
        .lean<T[]>();
      const ids = records.map(({ _id }) => _id);
      if (ids.length) await this.records.deleteMany({ _id: { $in: ids } });
      return records;
    });
    const files = gone.flatMap((record) => this.filesIn(record));
    await Promise.all(files.map((file) => this.dependencies.files.remove(file)));
    return gone.length;
  }

  /** Arranges records: those named come in this order, at the places that they had among themselves. */
  async arrange(ids: string[]): Promise<void> {
    await inTransaction(this.dependencies.connection, async () => {
      const wanted = ids.map((id) => new Types.ObjectId(id));
      const records = await this.records.find({ _id: { $in: wanted }, ...SHOWN }).lean<T[]>();
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

  /** Moves one record to a place of its list, counted from 1; those between close up. */
  async move(id: string, place: number): Promise<void> {
    await inTransaction(this.dependencies.connection, async () => {
      const moved = await this.records.findOne(shown(id)).lean<T>();
      if (!moved) throw new AppError('NOT_FOUND', 'This record no longer exists. Reload the list');
      const { orderedWithin } = this.rules;
      const list = { ...SHOWN, ...(orderedWithin && { [orderedWithin]: moved[orderedWithin] }) };
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

  /** Refuses a record that names a deleted one, and a level whose number another level has. */
  async checkNeeds(record: object): Promise<void> {
    for (const key of this.foreignKeys) await key.check(record);
    await this.levels?.check(record);
  }

  /** Which numbers of these levels other levels have too; none where the records are no levels. */
  async repeatedLevels(records: readonly { level: number }[]): Promise<Set<number>> {
    return (await this.levels?.repeated(records.map(({ level }) => level))) ?? new Set();
  }

  /** Where a record is used. */
  async usesOf(id: string): Promise<Use[]> {
    return this.references.of((await this.find(id))._id);
  }

  /** By the words of a record; where it has none, by its number; where it has neither, nothing is found. */
  private searched(text: string | undefined): Record<string, unknown> {
    const { search, levels } = this.rules;
    if (search) return searchFilter(text, search);
    if (!text) return {};
    return levels && /^\d{1,15}$/.test(text) ? { level: Number(text) } : { _id: { $in: [] } };
  }

  private async nextOrder(): Promise<number> {
    const last = await this.records.findOne(SHOWN).sort({ order: -1 }).lean();
    return (last?.order ?? 0) + 1;
  }

  /** The path in each field that holds a file; '' where there is none. */
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

  /** In the transaction that saves a record: keeps what it names, and its number if it is a level. */
  private async hold(record: Stored): Promise<void> {
    for (const key of this.foreignKeys) await key.hold(record);
    await this.levels?.claim(record);
  }

  /** `settle` changes what hangs on the record, and answers what the audit record says of that. */
  private change(
    where: QueryFilter<CatalogueRecord>,
    verb: string,
    apply: (record: Stored) => void,
    settle: (record: T) => Promise<object> = () => Promise.resolve({}),
  ): Promise<Changed<T>> {
    return this.dependencies.audit.change<T, Stored>({
      action: this.action(verb),
      find: async () => {
        const record = await this.records.findOne(where);
        if (!record) throw new AppError('NOT_FOUND');
        return record;
      },
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

/** What the audit record of a deletion says of the uses that were settled. */
const told = (uses: Use[]) =>
  uses.length ? { uses: uses.map(({ what, count, settlement }) => `${count} ${what}: ${settlement}`) } : {};

const shown = (id: string) => ({ _id: new Types.ObjectId(id), ...SHOWN });
