import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { fieldError } from '../../core/errors.js';
import { once, type Page } from '../../http/list-query.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { whereOf } from '../../platform/database/filters.js';
import { findPage, type Listed, sortOf } from '../../platform/database/paging.js';
import { AccountSearch, FOUND } from './account-search.js';
import type { AuditFilter } from './audit.dto.js';
import { DECISION_ACTIONS, DECISIONS } from './decisions.js';
import { AuditRecord } from '../../platform/audit/audit.schema.js';

/** Reads the audit log, by default the newest record first. */
@Injectable()
export class AuditLogService {
  constructor(
    @InjectModel(AuditRecord.name) private readonly records: Model<AuditRecord>,
    private readonly accounts: AccountSearch,
    private readonly zones: TimeZones,
  ) {}

  /**
   * Lists audit records. `partial` is true if more accounts match a name than are looked up; an export, which could not
   * say so, fails on the name then.
   */
  async list(filter: AuditFilter, page: Page): Promise<Listed<AuditRecord> & { partial: boolean }> {
    const named = await once(page, 'named', () => this.named(filter));
    if (named.partial && page.portion)
      throw fieldError(named.partial, `More than ${FOUND} accounts of one kind match. Type more of the name`);
    const listed = await findPage(
      this.records,
      this.where(filter, named),
      page,
      sortOf(filter.sort ?? '-at', {}),
    );
    return { ...listed, partial: named.partial !== undefined };
  }

  /** Finds the accounts of the names in a filter. */
  private async named({ search, who }: AuditFilter): Promise<Named> {
    const [searched, actors] = await Promise.all(
      [search, who].map(async (name) => (name ? this.accounts.find(name) : undefined)),
    );
    const partial = searched?.more ? 'search' : actors?.more ? 'who' : undefined;
    const matching = search && searched ? matchingRecords(search, searched) : undefined;
    return { matching, actors: actors?.ids, partial };
  }

  private where(filter: AuditFilter, { matching, actors }: Named): QueryFilter<AuditRecord> {
    const action = filter.action === DECISIONS ? { $in: DECISION_ACTIONS } : filter.action;
    return {
      ...whereOf(filter, this.zones.calendar),
      ...(action && { action }),
      ...(matching && { $or: matching }),
      ...(actors && { $and: [{ 'actor.id': { $in: actors } }] }),
    };
  }
}

type Condition = QueryFilter<AuditRecord>;

/**
 * The records that a search finds: those of these accounts, those of what belongs to them (withdrawals, applications and
 * videos are named after their users), and those of the record with this name or _id.
 */
const matchingRecords = (
  search: string,
  { ids, usernames }: { ids: string[]; usernames: string[] },
): Condition[] => [
  { 'actor.id': { $in: ids } },
  { 'target.id': { $in: [...ids, search.trim().toLowerCase()] } },
  { 'target.label': { $in: [...usernames, search.trim()] } },
];

/** What a search finds, and the accounts with the name of the actor; `partial`: the name that matches too many. */
interface Named {
  matching: Condition[] | undefined;
  actors: string[] | undefined;
  partial: 'search' | 'who' | undefined;
}
