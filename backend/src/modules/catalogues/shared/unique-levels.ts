import type { HydratedDocument, Model, Schema } from 'mongoose';
import { fieldError } from '../../../core/errors.js';
import { requestContext } from '../../../core/request-context.js';
import type { CatalogueRecord } from './catalogue-record.js';

/** What every kind of level has. */
export interface LevelRecord extends CatalogueRecord {
  level: number;
}

/** Adds `levelKey`, the number of a level that a panel saved: its unique index keeps two panels from saving one number at once. */
export function addLevelKey(schema: Schema): void {
  schema.add({ levelKey: { type: Number, select: false } });
  schema.index({ levelKey: 1 }, { unique: true, partialFilterExpression: { levelKey: { $exists: true } } });
  schema.index({ deletedAt: 1, level: 1, _id: 1 });
}

/**
 * Keeps the number of a level unique among the levels of a catalogue that are not deleted. Panels, imports and the trash refuse
 * a second level of one number. The documented calls take it as before, and data of earlier versions may hold it: the lists
 * mark such levels (`repeated`).
 */
export class UniqueLevels {
  constructor(private readonly model: Model<LevelRecord>) {}

  /** DUPLICATE at `level` when another level has this number. A number that the level has already may stay. */
  async check({ _id, level }: Partial<LevelRecord>): Promise<void> {
    if (level === undefined) return;
    const taken = { level, deletedAt: null };
    if (_id && (await this.model.exists({ ...taken, _id }))) return;
    if (await this.model.exists(taken))
      throw fieldError('level', `Level ${level} already exists. Choose another number.`, 'DUPLICATE');
  }

  /** In the transaction that saves a level: refuses a taken number when a panel gives it. */
  async claim(record: HydratedDocument<CatalogueRecord>): Promise<void> {
    if (!record.isModified('level') && !record.isModified('deletedAt')) return;
    const level = record.get('level') as number;
    const claims = record.deletedAt === null && requestContext()?.isPanel === true;
    if (claims) await this.check({ _id: record._id, level });
    record.set('levelKey', claims ? level : undefined);
  }

  /** Which of these numbers more than one level has. */
  async repeated(numbers: number[]): Promise<Set<number>> {
    const found = await this.model.find({ level: { $in: numbers }, deletedAt: null }, { level: 1 }).lean();
    const seen = new Set<number>();
    return new Set(found.map(({ level }) => level).filter((level) => seen.size === seen.add(level).size));
  }
}
