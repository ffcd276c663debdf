import type { HydratedDocument, Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { fieldError } from '../../../core/errors.js';
import { type CatalogueRecord, holdShown } from './catalogue-record.js';
import type { AnyCatalogue } from './catalogue.js';
import type { UseRules } from './uses.js';

export interface BelongingRules<T> {
  /** The field that names the other record; `given` where calls name it otherwise. */
  field: keyof T & string;
  given?: string;
  /** What the records are to the other one, for staff who delete that. */
  what: string;
  /** Said when the other one is not there. */
  gone: string;
  /** They cannot be reached without the other one: gone for good, it takes them with it. */
  endWithIt?: true;
}

/** How the records of a catalogue belong to those of another: without these the app does not show them. */
export class Belonging<T extends CatalogueRecord> {
  constructor(
    private readonly model: Model<T>,
    private readonly parents: AnyCatalogue,
    private readonly rules: BelongingRules<T>,
  ) {}

  /** What they are to the other one. */
  use(): UseRules {
    const { what, endWithIt } = this.rules;
    return {
      what,
      settlement: endWithIt ? 'together' : 'moved',
      count: (parent) => this.model.countDocuments({ ...this.to(parent), deletedAt: null }),
      // Those in the trash too: so they can be restored.
      replace: endWithIt
        ? undefined
        : (parent, by) =>
            this.model.updateMany(this.to(parent), { [this.rules.field]: by } as UpdateQuery<T>),
    };
  }

  /** Those whose other record is shown. */
  async shown(): Promise<QueryFilter<T>> {
    return this.to({ $in: await this.parents.model.distinct('_id', { deletedAt: null }) });
  }

  /** Those that nobody can reach any more. */
  async unreachable(): Promise<QueryFilter<T>[]> {
    return this.rules.endWithIt ? [this.to({ $nin: await this.parents.model.distinct('_id') })] : [];
  }

  /** Refuses a record whose other one is deleted. */
  async check(record: T): Promise<void> {
    const { field, given = field, gone } = this.rules;
    const parent = record[field] as Types.ObjectId;
    if (!(await this.parents.exists(parent.toHexString()))) throw fieldError(given, gone, 'VERSION_CONFLICT');
  }

  /** In the transaction that gives a record another one: refuses so too, and keeps that one from being deleted meanwhile. */
  async hold(record: HydratedDocument<T>): Promise<void> {
    const { field, given = field, gone } = this.rules;
    if (!record.isModified(field)) return;
    if (!(await holdShown(this.parents.model, record.get(field) as Types.ObjectId)))
      throw fieldError(given, gone, 'NOT_FOUND');
  }

  private to(condition: object): QueryFilter<T> {
    return { [this.rules.field]: condition } as QueryFilter<T>;
  }
}
