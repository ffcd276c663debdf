import type { HydratedDocument, Model, Schema } from 'mongoose';
import { fieldError } from '../../../core/errors.js';
import { requestContext } from '../../../core/request-context.js';
import type { CatalogueRecord } from './catalogue-record.js';

/** The fields that levels of every kind have. */
export interface LevelRecord extends CatalogueRecord {
  level: number;
}

/**
 * Adds `levelKey`, the number of a level that a panel saved. Its unique index prevents two panels from saving one
 * number concurrently.
 */
export function addLevelKey(schema: Schema): void {
  schema.add({ levelKey: { type: Number, select: false } });
  schema.index({ levelKey: 1 }, { unique: true, partialFilterExpression: { levelKey: { $exists: true } } });
  schema.index({ deletedAt: 1, level: 1, _id: 1 });
}

/**
 * Keeps level numbers unique among the non-deleted levels of a catalogue. Panels, imports and restores reject a
 * duplicate number. The documented endpoints still accept duplicates, and data of earlier versions may contain them:
 * lists mark such levels (`repeated`).
 */
export class UniqueLevels {
  constructor(private readonly model: Model<LevelRecord>) {}

  /**
   * Fails with DUPLICATE at `level` if another level has this number. A level may keep a number that it already has.
   */
  async check({ _id, level }: Partial<LevelRecord>): Promise<void> {
    if (level === undefined) return;
    const taken = { level, deletedAt: null };
    if (_id && (await this.model.exists({ ...taken, _id }))) return;
    if (await this.model.exists(taken))
      throw fieldError('level', `Level ${level} already exists. Choose another number.`, 'DUPLICATE');
  }

  /** Sets the level key in the transaction that saves a level. Rejects a duplicate number from a panel. */
  async claim(record: HydratedDocument<CatalogueRecord>): Promise<void> {
    if (!record.isModified('level') && !record.isModified('deletedAt')) return;
    const level = record.get('level') as number;
    const claims = record.deletedAt === null && requestContext()?.isPanel === true;
    if (claims) await this.check({ _id: record._id, level });
    record.set('levelKey', claims ? level : undefined);
  }

  /** Returns the level numbers, among `numbers`, that more than one level uses. */
  async repeated(numbers: number[]): Promise<Set<number>> {
    const found = await this.model.find({ level: { $in: numbers }, deletedAt: null }, { level: 1 }).lean();
    const seen = new Set<number>();
    return new Set(found.map(({ level }) => level).filter((level) => seen.size === seen.add(level).size));
  }
}
