import type { Model, PipelineStage, QueryFilter, UpdateQuery } from 'mongoose';
import type { Page } from '../../http/list-query.js';
import type { OwnedKind, Reach } from '../../core/scope.js';
import { findPage, type Listed } from './paging.js';

/**
 * A collection of owned records, read within the caller's reach. Code that must see all records (a sign-in, a job, a
 * count) uses `unscoped`.
 */
export class OwnedRecords<T, Kind extends OwnedKind> {
  constructor(readonly unscoped: Model<T>) {}

  /** Returns a filter for the records that match `where` and are in reach. */
  within(reach: Reach<Kind>, where: QueryFilter<T> = {}): QueryFilter<T> {
    // When both filters name a field, the field must match both.
    const isNamedTwice = Object.keys(reach).some((field) => field in where);
    return (isNamedTwice ? { $and: [where, reach] } : { ...where, ...reach }) as QueryFilter<T>;
  }

  find(reach: Reach<Kind>, where?: QueryFilter<T>, fields?: Record<string, 0 | 1>) {
    return this.unscoped.find(this.within(reach, where), fields);
  }

  findOne(reach: Reach<Kind>, where?: QueryFilter<T>) {
    return this.unscoped.findOne(this.within(reach, where));
  }

  findPage(
    reach: Reach<Kind>,
    where: QueryFilter<T>,
    page: Page,
    sort: Record<string, 1 | -1>,
  ): Promise<Listed<T>> {
    return findPage(this.unscoped, this.within(reach, where), page, sort);
  }

  async has(reach: Reach<Kind>, where?: QueryFilter<T>): Promise<boolean> {
    return (await this.unscoped.exists(this.within(reach, where))) !== null;
  }

  count(reach: Reach<Kind>, where?: QueryFilter<T>) {
    return this.unscoped.countDocuments(this.within(reach, where));
  }

  updateMany(reach: Reach<Kind>, where: QueryFilter<T>, update: UpdateQuery<T>) {
    return this.unscoped.updateMany(this.within(reach, where), update);
  }

  /** Runs the stages on the records that match `where` and are in reach. */
  aggregate<Result>(reach: Reach<Kind>, where: QueryFilter<T>, stages: PipelineStage[]) {
    return this.unscoped.aggregate<Result>([{ $match: this.within(reach, where) }, ...stages]);
  }
}
