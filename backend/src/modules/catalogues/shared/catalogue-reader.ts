import { type Model, type QueryFilter, Types } from 'mongoose';
import { AppError } from '../../../core/errors.js';
import type { Page } from '../../../http/list-query.js';
import { whereOf } from '../../../platform/database/filters.js';
import { findPage, type Listed, sortOf } from '../../../platform/database/paging.js';
import { searchFilter } from '../../../platform/database/search.js';
import type { TimeLimit } from '../../../platform/database/time-limit.js';
import type { CatalogueDependencies } from './catalogue-dependencies.js';
import { type CatalogueRecord, shownIs, NOT_DELETED, SHOWN } from './catalogue-record.js';
import type { CatalogueRules } from './catalogue-rules.js';
import { ForeignKey } from './foreign-key.js';
import { References, type Use } from './references.js';
import { type LevelRecord, UniqueLevels } from './unique-levels.js';

export interface CatalogueQuery {
  search?: string;
  sort?: string;
  /** Only records that the app shows, or only hidden ones. */
  shown?: boolean | undefined;
}

/**
 * The maximum number of records that the app reads. Far above the size of any catalogue; protects the memory from
 * mistakes.
 */
const MOST_SHOWN = 5_000;

/** Lists, reads and searches the records of one catalogue. */
export class CatalogueReader<T extends CatalogueRecord> {
  /** The same model, typed for the fields that records of all catalogues have. */
  protected readonly records: Model<CatalogueRecord>;
  protected readonly references: References;
  protected readonly foreignKeys: ForeignKey[];
  protected readonly levels?: UniqueLevels;

  constructor(
    readonly model: Model<T>,
    protected readonly rules: CatalogueRules<T>,
    protected readonly dependencies: CatalogueDependencies,
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

  /** Whether this field stores the id of a record of another catalogue. */
  isForeignKey(field: string): boolean {
    return this.foreignKeys.some((key) => key.field === field);
  }

  /** Whether the records are levels. */
  get holdsLevels(): boolean {
    return this.levels !== undefined;
  }

  /** Whether records can be deleted. Records of a fixed order are created at startup and stay. */
  get isDeletable(): boolean {
    return !this.rules.fixedOrder;
  }

  /** The field with the price in coins. */
  get priceField(): (keyof T & string) | undefined {
    return this.rules.price;
  }

  /** Lists the non-deleted records. `where` narrows the list further than the filters of the query. */
  list(query: CatalogueQuery, page: Page, where: QueryFilter<T> = {}): Promise<Listed<T>> {
    // A search of levels and a filter may both name the number of the level.
    const given = [
      this.searched(query.search),
      whereOf(query, this.dependencies.zones.calendar),
      query.shown === undefined ? {} : shownIs(query.shown),
    ];
    const and = given.filter((one) => Object.keys(one).length > 0);
    const filter = {
      ...NOT_DELETED,
      ...(and.length > 1 ? { $and: and } : and[0]),
      ...where,
    } as QueryFilter<T>;
    const { sort = '-createdAt' } = this.rules;
    return findPage(this.model, filter, page, sortOf(query.sort ?? sort, {}));
  }

  /** Filters for records that are not deleted and refer to no deleted record. */
  async notDeletedFilter(): Promise<Record<string, unknown>> {
    const targets = await Promise.all(this.foreignKeys.map((key) => key.targetNotDeleted()));
    return Object.assign({ ...NOT_DELETED }, ...targets) as Record<string, unknown>;
  }

  /**
   * Filters for records visible in the app: excludes deleted and hidden records and those that refer to a deleted or
   * hidden record.
   */
  private async appFilter(): Promise<Record<string, unknown>> {
    const targets = await Promise.all(this.foreignKeys.map((key) => key.targetIsShown()));
    return Object.assign({ ...SHOWN }, ...targets) as Record<string, unknown>;
  }

  /** Returns the records that are visible in the app. */
  async visible(where: QueryFilter<T> = {}): Promise<T[]> {
    const { sort = '-createdAt' } = this.rules;
    return this.model
      .find({ ...(await this.appFilter()), ...where } as QueryFilter<T>)
      .sort(sortOf(sort, {}))
      .limit(MOST_SHOWN)
      .lean<T[]>();
  }

  async find(id: string): Promise<T> {
    const record = await this.records.findOne(notDeleted(id)).lean<T>();
    if (!record) throw new AppError('NOT_FOUND');
    return record;
  }

  /**
   * Finds the newest non-deleted records by text, or one by _id. Returns them with their labels and with the id that
   * staff arrange them within, or ''.
   */
  async search(
    search: string | Types.ObjectId,
    limit: number,
    time: TimeLimit,
  ): Promise<{ record: CatalogueRecord; label: string; parent: string }[]> {
    const where = typeof search === 'string' ? this.searched(search) : { _id: search };
    const found = await this.model
      .find({ ...NOT_DELETED, ...where } as QueryFilter<T>, {}, time)
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<T[]>();
    const { label, orderedWithin } = this.rules;
    return found.map((record) => ({
      record,
      label: label(record),
      parent: orderedWithin ? String(record[orderedWithin]) : '',
    }));
  }

  /** Returns the labels of these records, of those in the trash or of the others. */
  async named(ids: readonly string[], isTrashed: boolean): Promise<{ id: string; label: string }[]> {
    const where = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
    const state = isTrashed ? { deletedAt: { $ne: null } } : NOT_DELETED;
    const found = await this.records.find({ ...where, ...state }).lean<T[]>();
    return found.map((record) => ({ id: record._id.toHexString(), label: this.rules.label(record) }));
  }

  async exists(id: string): Promise<boolean> {
    return (await this.records.exists(notDeleted(id))) !== null;
  }

  /** Returns those numbers of the levels that other levels also have. Empty for catalogues without levels. */
  async repeatedLevels(records: readonly { level: number }[]): Promise<Set<number>> {
    return (await this.levels?.repeated(records.map(({ level }) => level))) ?? new Set();
  }

  /** Returns the uses of a record. */
  async usesOf(id: string): Promise<Use[]> {
    return this.references.of((await this.find(id))._id);
  }

  /** Builds a search filter: by text, or for levels without text by number. Otherwise, a search finds nothing. */
  private searched(text: string | undefined): Record<string, unknown> {
    const { search, levels } = this.rules;
    if (search) return searchFilter(text, search);
    if (!text) return {};
    return levels && /^\d{1,15}$/.test(text) ? { level: Number(text) } : { _id: { $in: [] } };
  }
}

/** Filters for a record that is not deleted. */
export const notDeleted = (id: string) => ({ _id: new Types.ObjectId(id), ...NOT_DELETED });
