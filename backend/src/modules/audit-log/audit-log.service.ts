import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { between } from '../../core/days.js';
import { fieldError } from '../../core/errors.js';
import type { Page } from '../../http/list-query.js';
import type { Env } from '../../core/config/env.js';
import { ENV } from '../../platform/config/env.module.js';
import { findPage, type Listed } from '../../platform/database/paging.js';
import { AccountSearch, FOUND } from './account-search.js';
import type { AuditFilter } from './audit.dto.js';
import { AuditRecord } from '../../platform/audit/audit.schema.js';

const NEWEST = { at: -1, _id: -1 } as const;

/** Reads the audit log, newest record first. */
@Injectable()
export class AuditLogService {
  constructor(
    @InjectModel(AuditRecord.name) private readonly records: Model<AuditRecord>,
    private readonly accounts: AccountSearch,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Lists audit records. `partial` is true if more accounts match the search than are looked up. */
  async list(filter: AuditFilter, page: Page): Promise<Listed<AuditRecord> & { partial: boolean }> {
    const found = await this.named(filter);
    const listed = await findPage(this.records, this.where(filter, found?.ids), page, NEWEST);
    return { ...listed, partial: found?.more ?? false };
  }

  /** Streams every matching record. Fails if more accounts match the search than are looked up. */
  async read(filter: AuditFilter): Promise<AsyncIterable<AuditRecord>> {
    const found = await this.named(filter);
    if (found?.more)
      throw fieldError('search', `More than ${FOUND} accounts of one kind match. Type more of the name`);
    return this.records.find(this.where(filter, found?.ids)).sort(NEWEST).lean().cursor();
  }

  private named({ search }: AuditFilter) {
    return search ? this.accounts.find(search) : undefined;
  }

  /** Builds the filter. `accounts` matches records as the actor or as the target. */
  private where(filter: AuditFilter, accounts?: string[]): QueryFilter<AuditRecord> {
    const at = between(filter.from, filter.to, this.env.timeZone);
    const exact = {
      'actor.role': filter.role,
      'actor.id': filter.actor,
      action: filter.action,
      'target.kind': filter.kind,
      'target.id': filter.target,
      requestId: filter.requestId,
    };
    const named = Object.fromEntries(Object.entries(exact).filter(([, value]) => value));
    const ids = accounts && { $in: accounts };
    return {
      ...named,
      ...(at ? { at } : {}),
      ...(ids ? { $or: [{ 'actor.id': ids }, { 'target.id': ids }] } : {}),
    };
  }
}
