import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type Model, type QueryFilter, Types } from 'mongoose';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import type { Reach, Scope } from '../../../core/scope.js';
import { AppError } from '../../../core/errors.js';
import type { Page } from '../../../http/list-query.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { TimeZones } from '../../../platform/time-zone/time-zones.js';
import { daySums, type DaySum } from '../../../platform/database/day-sums.js';
import { whereOf } from '../../../platform/database/filters.js';
import { OwnedRecords } from '../../../platform/database/owned-records.js';
import { type Listed, sortOf } from '../../../platform/database/paging.js';
import { searchFilter } from '../../../platform/database/search.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { HostsService } from '../hosts.service.js';
import { HostRecordTrash } from './host-record-trash.js';
import { HostRecordFilter, minutesOf } from './live.dto.js';
import { LIVE_SEARCH_FIELDS, LIVE_STATUS, LiveSession } from './live-session.schema.js';

export interface RecordTotals {
  diamonds: number;
  /** Includes the minutes so far of sessions that are still live. */
  minutes: number;
}
export interface Deletion {
  deleted: number;
  /** The number of records that are not deleted because their session is still live. */
  live: number;
}

interface DeletedRange {
  first: Date;
  last: Date;
}

/** The host record: every live session, ended or running, with its minutes and diamonds. */
@Injectable()
export class HostRecords {
  private readonly sessions: OwnedRecords<LiveSession, 'hosted'>;

  constructor(
    @InjectUnscoped(LiveSession) sessions: Model<LiveSession>,
    @InjectConnection() private readonly connection: Connection,
    private readonly zones: TimeZones,
    private readonly hosts: HostsService,
    private readonly audit: AuditService,
    private readonly trash: HostRecordTrash,
  ) {
    this.sessions = new OwnedRecords(sessions);
  }

  /** Lists the records in scope, newest first by default. */
  async list(
    scope: Scope,
    {
      sort = '-createdAt',
      daySums: withDays,
      ...query
    }: HostRecordFilter & { sort?: string; daySums?: boolean },
    page: Page,
  ): Promise<Listed<LiveSession> & { days?: DaySum<'minutes' | 'diamonds'>[] }> {
    const reach = await this.hosts.reachOf(scope);
    const matching = await this.matching(scope, query);
    const found = await this.sessions.findPage(reach, matching, page, sortOf(sort, {}));
    if (!withDays || !sort.endsWith('createdAt')) return found;
    const days = await daySums(this.sessions.unscoped, {
      rows: found.records,
      within: (createdAt) => ({ $and: [this.sessions.within(reach, matching), { createdAt }] }),
      sums: { minutes: minutesAt(new Date()), diamonds: '$diamonds' },
      calendar: this.zones.calendar,
      filters: page.filters,
    });
    return { ...found, days };
  }

  /** Sums all matching records, regardless of the page. */
  async totals(scope: Scope, query: HostRecordFilter): Promise<RecordTotals> {
    const reach = await this.hosts.reachOf(scope);
    const matching = await this.matching(scope, query);
    const running = { $and: [matching, { status: LIVE_STATUS.live }] };
    const [[sums], live] = await Promise.all([
      this.sessions.aggregate<RecordTotals>(reach, matching, [
        { $group: { _id: null, diamonds: { $sum: '$diamonds' }, minutes: { $sum: '$minutes' } } },
      ]),
      this.sessions.find(reach, running, { status: 1, minutes: 1, createdAt: 1 }).lean(),
    ]);
    // A live session stores no minutes yet. Its minutes so far count, as in its row.
    const soFar = live.reduce((sum, session) => sum + minutesOf(session), 0);
    return { diamonds: sums?.diamonds ?? 0, minutes: (sums?.minutes ?? 0) + soFar };
  }

  /** Deletes records from the host record, except live sessions. Fails with 404 if none of the records exists. */
  async remove(scope: Scope, ids: string[]): Promise<Deletion> {
    const named = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
    return this.removeWhere(await this.hosts.reachOf(scope), {
      ...(await this.matching(scope, {})),
      ...named,
    });
  }

  /** Deletes all matching records, if their number equals the number that the caller saw. */
  async removeMatching(scope: Scope, query: HostRecordFilter, expected: number): Promise<Deletion> {
    const reach = await this.hosts.reachOf(scope);
    const matching = await this.matching(scope, query);
    const found = await this.sessions.count(reach, matching);
    if (found !== expected) {
      throw new AppError(
        'VERSION_CONFLICT',
        `The filter now matches ${found} records instead of ${expected}. Reload the list and try again`,
      );
    }
    return this.removeWhere(reach, matching);
  }

  private removeWhere(reach: Reach<'hosted'>, where: QueryFilter<LiveSession>): Promise<Deletion> {
    const ended = { $and: [where, { status: LIVE_STATUS.archive }] };
    const running = { $and: [where, { status: LIVE_STATUS.live }] };
    return inTransaction(this.connection, async () => {
      const live = await this.sessions.count(reach, running);
      const records = await this.sessions
        .find(reach, ended, { username: 1, minutes: 1, diamonds: 1 })
        .limit(AUDITED)
        .lean();
      const [range] = await this.sessions.aggregate<DeletedRange>(reach, ended, [
        { $group: { _id: null, first: { $min: '$createdAt' }, last: { $max: '$createdAt' } } },
        { $project: { _id: 0 } },
      ]);
      const deletion = new Types.ObjectId();
      const { modifiedCount: deleted } = await this.sessions.updateMany(reach, ended, {
        $set: { deleted: true, deletion, changedAt: new Date() },
      });
      if (!deleted && !live) throw new AppError('NOT_FOUND', 'These records do not exist');
      const [first] = records;
      if (first && range) {
        await this.trash.add({ _id: deletion, count: deleted, record: first._id, ...range });
        const target = { kind: 'hostRecord', id: first._id.toHexString(), label: `${deleted} records` };
        await this.audit.record({ action: 'hostRecord.delete', target, before: { count: deleted, records } });
      }
      return { deleted, live };
    });
  }

  private async matching(scope: Scope, query: HostRecordFilter): Promise<QueryFilter<LiveSession>> {
    return {
      deleted: false,
      ...(await this.hosts.namedAgencies(scope, query)),
      ...(query.status ? { status: query.status } : {}),
      ...whereOf(query, this.zones.calendar, HostRecordFilter),
      ...searchFilter(query.search, LIVE_SEARCH_FIELDS),
    };
  }
}

/** An expression for the minutes of a session, of a live session so far (`minutesOf`). */
const minutesAt = (now: Date) => ({
  $cond: [
    { $eq: ['$status', LIVE_STATUS.live] },
    { $max: [0, { $floor: { $divide: [{ $subtract: [now, '$createdAt'] }, 60_000] } }] },
    '$minutes',
  ],
});

/** The maximum number of deleted records in the audit record, which always contains their total number. */
const AUDITED = 1000;
