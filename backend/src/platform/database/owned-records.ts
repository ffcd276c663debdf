import type { Model, PipelineStage, QueryFilter, UpdateQuery } from 'mongoose';
import type { Page } from '../../http/list-query.js';
import type { OwnedKind, Reach } from '../../core/scope.js';
import { findPage, type Listed } from './paging.js';

/**
 * The records of a collection that somebody owns: read within what the caller reaches. A query that holds whoever asks (a
 * sign-in, a job, a count) says so by going through `unscoped`.
 */
export class OwnedRecords<T, Kind extends OwnedKind> {
  constructor(readonly unscoped: Model<T>) {}

  /** The filter of those records that match `where` and are reached. */
  within(reach: Reach<Kind>, where: QueryFilter<T> = {}): QueryFilter<T> {
    // A field that both name is held against both.
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

  /** The stages run on what is reached and matches `where`. */
  aggregate<Result>(reach: Reach<Kind>, where: QueryFilter<T>, stages: PipelineStage[]) {
    return this.unscoped.aggregate<Result>([{ $match: this.within(reach, where) }, ...stages]);
  }
}
