import { type HydratedDocument, type Model, type QueryFilter, Types } from 'mongoose';
import { AppError, fieldError } from '../../../core/errors.js';
import type { Page } from '../../../http/list-query.js';
import { findPage, type Listed, sortOf } from '../../../platform/database/paging.js';
import { searchFilter } from '../../../platform/database/search.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { allStored } from '../../../platform/files/all-stored.js';
import { IncomingFile } from '../../../core/incoming-file.js';
import { Belonging, type BelongingRules } from './belonging.js';
import type { CatalogueRecord } from './catalogue-record.js';
import type { CatalogueTools } from './catalogue-tools.js';
import type { CatalogueDefinition } from './define-catalogue.js';
import { putInOrder } from './put-in-order.js';
import { type LevelRecord, UniqueLevels } from './unique-levels.js';
import { type Use, Uses } from './uses.js';

export interface CatalogueQuery {
  search?: string;
  sort?: string;
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the registry holds catalogues of every kind of record
export type AnyCatalogue = Catalogue<any>;

/** Fields as they come from a DTO: files have arrived and are not stored yet. */
type Given<T> = { [K in keyof T]?: T[K] | IncomingFile | undefined };
const SHOWN = { deletedAt: null };
/** No catalogue comes near this: it keeps a mistake from taking the memory. */
const MOST_SHOWN = 5_000;

/** The records of one catalogue: listed, read, added, changed, put in the trash. Changes and their audit record stand together. */
export class Catalogue<T extends CatalogueRecord> {
  readonly uses = new Uses();
  private readonly levels?: UniqueLevels;
  private belonging?: Belonging<T>;

  constructor(
    readonly model: Model<T>,
    private readonly definition: CatalogueDefinition<T>,
    private readonly tools: CatalogueTools,
  ) {
    tools.catalogues.set(definition.kind, this);
    if (definition.levels) this.levels = new UniqueLevels(model as unknown as Model<LevelRecord>);
  }

  get isOrdered(): boolean {
    return this.definition.sort === 'order' && !this.definition.fixedOrder;
  }

  /** Its records are levels. */
  get holdsLevels(): boolean {
    return this.levels !== undefined;
  }

  /** Those of a fixed order are made at start, and stay. */
  get isDeletable(): boolean {
    return !this.definition.fixedOrder;
  }

  /** Records as staff or the app list them; `where` narrows them further. */
  list(query: CatalogueQuery, page: Page, where: QueryFilter<T> = {}): Promise<Listed<T>> {
    const filter = { ...SHOWN, ...this.searched(query.search), ...where } as QueryFilter<T>;
    const { sort = '-createdAt' } = this.definition;
    return findPage(this.model, filter, page, sortOf(query.sort ?? sort, {}));
  }

  /** What there is for the app: nothing that is deleted, and nothing of what is. */
  async ofTheApp(): Promise<QueryFilter<T>> {
    return { ...SHOWN, ...(await this.belonging?.shown()) } as QueryFilter<T>;
  }

  /** The records as the app shows them. */
  async shown(where: QueryFilter<T>): Promise<T[]> {
    const { sort = '-createdAt' } = this.definition;
    return this.model
      .find({ ...(await this.ofTheApp()), ...where } as QueryFilter<T>)
      .sort(sortOf(sort, {}))
      .limit(MOST_SHOWN)
      .lean<T[]>();
  }

  async find(id: string): Promise<T> {
    const record = await this.model.findOne(shown<T>(id)).lean<T>();
    if (!record) throw new AppError('NOT_FOUND');
    return record;
  }

  async exists(id: string): Promise<boolean> {
    return (await this.model.exists(shown<T>(id))) !== null;
  }

  async add(fields: Given<T>): Promise<T> {
    const stored = await this.storeFiles(fields);
    return inTransaction(this.tools.connection, async () => {
      const record = new this.model({
        ...stored,
        ...(this.isOrdered ? { order: await this.nextOrder() } : {}),
      });
      await this.hold(record);
      await record.save();
      const after = record.toObject() as T;
      await this.tools.audit.record({ action: this.action('add'), target: this.target(after), after });
      return after;
    });
  }

  /** Changes the fields given; a file that is replaced goes once the record points to the new one. */
  async update(id: string, fields: Given<T>): Promise<T> {
    await this.find(id);
    const stored = await this.storeFiles(fields);
    const { before, after } = await this.change(shown<T>(id), 'update', (record) => record.set(stored));
    const files = (this.definition.files ?? []) as (keyof T)[];
    const replaced = files.filter((field) => before[field] && before[field] !== after[field]);
    await Promise.all(replaced.map((field) => this.tools.files.remove(before[field] as string)));
    return after;
  }

  /** Puts a record in the trash: hidden everywhere, taken off what can do without it, kept with its files for 30 days. */
  async remove(id: string): Promise<void> {
    const trash = (record: HydratedDocument<T>) => record.set({ deletedAt: new Date() });
    await this.change(shown<T>(id), 'delete', trash, async ({ _id }) => told(await this.uses.release(_id)));
  }

  /** Does so, and settles where the record is used in the same step: what is to be moved goes to another one. */
  async removeUsed(id: string, moveTo: string | undefined): Promise<void> {
    const trash = (record: HydratedDocument<T>) => record.set({ deletedAt: new Date() });
    await this.change(shown<T>(id), 'delete', trash, async ({ _id }) => {
      if (moveTo === id) throw fieldError('moveTo', 'This is the record that is deleted');
      const other = moveTo ? await this.model.findOne(shown<T>(moveTo)).lean<T>() : null;
      if (moveTo && !other) throw fieldError('moveTo', 'This record does not exist', 'NOT_FOUND');
      const uses = await this.uses.settle(_id, other?._id);
      return { ...told(uses), ...(other && { movedTo: this.definition.label(other) }) };
    });
  }

  async restore(id: string): Promise<void> {
    const trashed = { _id: new Types.ObjectId(id), deletedAt: { $ne: null } } as QueryFilter<T>;
    const record = await this.model.findOne(trashed).lean<T>();
    if (!record) throw new AppError('NOT_FOUND', 'This is no longer in the trash');
    await this.checkNeeds(record);
    await this.change(trashed, 'restore', (record) => record.set({ deletedAt: null }));
  }

  /** What is in the trash, with the words that staff know it by. */
  async trashed(): Promise<{ id: string; label: string; deletedAt: Date }[]> {
    const records = await this.model
      .find({ deletedAt: { $ne: null } } as QueryFilter<T>)
      .sort({ deletedAt: -1 })
      .limit(1000)
      .lean<T[]>();
    return records.map((record) => ({
      id: record._id.toHexString(),
      label: this.definition.label(record),
      deletedAt: record.deletedAt!,
    }));
  }

  /** Ends what went into the trash before this time, files and all; what is taken out of it meanwhile stays whole. */
  async purge(before: Date): Promise<number> {
    const gone = await inTransaction(this.tools.connection, async () => {
      const old = { deletedAt: { $ne: null, $lt: before } } as QueryFilter<T>;
      const records = await this.model
        .find({ $or: [old, ...((await this.belonging?.unreachable()) ?? [])] } as QueryFilter<T>)
        .limit(1000)
        .lean<T[]>();
      const ids = records.map(({ _id }) => _id);
      if (ids.length) await this.model.deleteMany({ _id: { $in: ids } } as QueryFilter<T>);
      return records;
    });
    const fields = (this.definition.files ?? []) as (keyof T)[];
    const files = fields.flatMap((field) => gone.map((record) => record[field] as string));
    await Promise.all(files.map((file) => this.tools.files.remove(file)));
    return gone.length;
  }

  /** Arranges records: those named come in this order, at the places that they had among themselves. */
  async arrange(ids: string[]): Promise<void> {
    await inTransaction(this.tools.connection, async () => {
      const wanted = ids.map((id) => new Types.ObjectId(id));
      const records = await this.model.find({ _id: { $in: wanted }, ...SHOWN } as QueryFilter<T>).lean<T[]>();
      if (records.length !== new Set(ids).size)
        throw new AppError('NOT_FOUND', 'A record is gone: load the list anew');
      const byId = new Map(records.map((record) => [record._id.toHexString(), record]));
      await putInOrder(
        this.model,
        ids.map((id) => byId.get(id)!),
      );
      const target = { kind: this.definition.kind, id: ids[0]!, label: `${ids.length} records` };
      await this.tools.audit.record({ action: this.action('arrange'), target, after: { order: ids } });
    });
  }

  /** Moves one record to a place of its list, counted from 1; those between close up. */
  async move(id: string, place: number): Promise<void> {
    await inTransaction(this.tools.connection, async () => {
      const moved = await this.model.findOne(shown<T>(id)).lean<T>();
      if (!moved) throw new AppError('NOT_FOUND', 'This record is gone: load the list anew');
      const { orderedWithin } = this.definition;
      const list = { ...SHOWN, ...(orderedWithin && { [orderedWithin]: moved[orderedWithin] }) };
      const all = await this.model
        .find(list as QueryFilter<T>)
        .sort(sortOf('order', {}))
        .lean<T[]>();
      const from = all.findIndex(({ _id }) => _id.equals(moved._id));
      all.splice(from, 1);
      all.splice(place - 1, 0, moved);
      await putInOrder(this.model, all);
      const to = all.indexOf(moved);
      if (from === to) return;
      await this.tools.audit.record({
        action: this.action('arrange'),
        target: this.target(moved),
        before: { order: from + 1 },
        after: { order: to + 1 },
      });
    });
  }

  /** Declares that each record belongs to one of another catalogue. */
  belongsTo(parents: AnyCatalogue, rules: BelongingRules<T>): void {
    this.belonging = new Belonging(this.model, parents, rules);
    parents.uses.declare(this.belonging.use());
  }

  /** Refuses a record that belongs to one that is not there, and a level whose number another level has. */
  async checkNeeds(record: T): Promise<void> {
    await this.belonging?.check(record);
    await this.levels?.check(record as unknown as LevelRecord);
  }

  /** Which numbers of these levels other levels have too; none where the records are no levels. */
  async repeatedLevels(records: readonly { level: number }[]): Promise<Set<number>> {
    return (await this.levels?.repeated(records.map(({ level }) => level))) ?? new Set();
  }

  /** Where a record is used. */
  async usesOf(id: string): Promise<Use[]> {
    return this.uses.of((await this.find(id))._id);
  }

  /** By the words of a record; where it has none, by its number; where it has neither, nothing is found. */
  private searched(text: string | undefined): Record<string, unknown> {
    const { search, levels } = this.definition;
    if (search) return searchFilter(text, search);
    if (!text) return {};
    return levels && /^\d{1,15}$/.test(text) ? { level: Number(text) } : { _id: { $in: [] } };
  }

  private async nextOrder(): Promise<number> {
    const last = await this.model
      .findOne(SHOWN as QueryFilter<T>)
      .sort({ order: -1 })
      .lean<T>();
    return (last?.order ?? 0) + 1;
  }

  private async storeFiles(fields: Given<T>): Promise<Partial<T>> {
    const entries = await allStored(
      Object.entries(fields)
        .filter(([, value]) => value !== undefined)
        .map(async ([name, value]) => [
          name,
          value instanceof IncomingFile ? await this.tools.files.store(this.definition.kind, value) : value,
        ]),
    );
    return Object.fromEntries(entries) as Partial<T>;
  }

  /** In the transaction that saves a record: keeps what it belongs to, and its number if it is a level. */
  private async hold(record: HydratedDocument<T>): Promise<void> {
    await this.belonging?.hold(record);
    await this.levels?.claim(record as unknown as HydratedDocument<LevelRecord>);
  }

  /** `settle` changes what hangs on the record, and answers what the audit record says of that. */
  private change(
    where: QueryFilter<T>,
    verb: string,
    apply: (record: HydratedDocument<T>) => void,
    settle: (record: T) => Promise<object> = () => Promise.resolve({}),
  ) {
    return this.tools.audit.change<T>({
      action: this.action(verb),
      find: async () => {
        const record = await this.model.findOne(where);
        if (!record) throw new AppError('NOT_FOUND');
        return record;
      },
      apply: async (record) => {
        apply(record);
        await this.hold(record);
      },
      afterSave: async ({ after }) => ({ after: await settle(after) }),
      label: (record) => this.definition.label(record),
    });
  }

  private action(verb: string): string {
    return `${this.definition.kind}.${verb}`;
  }

  private target(record: T) {
    return { kind: this.definition.kind, id: record._id.toHexString(), label: this.definition.label(record) };
  }
}

/** What the audit record of a deletion says of the uses that were settled. */
const told = (uses: Use[]) =>
  uses.length ? { uses: uses.map(({ what, count, settlement }) => `${count} ${what}: ${settlement}`) } : {};

const shown = <T>(id: string) => ({ _id: new Types.ObjectId(id), ...SHOWN }) as QueryFilter<T>;
