import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { between } from '../api/days.js';
import type { Page } from '../api/list-query.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.module.js';
import { findPage, type Listed } from '../database/paging.js';
import { AccountSearch } from './account-search.service.js';
import type { AuditFilter } from './audit.dto.js';
import { AuditRecord } from './audit.schema.js';

const NEWEST = { at: -1, _id: -1 } as const;

/** Reads what staff changed, newest first. */
@Injectable()
export class AuditLogService {
  constructor(
    @InjectModel(AuditRecord.name) private readonly records: Model<AuditRecord>,
    private readonly accounts: AccountSearch,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async list(filter: AuditFilter, page: Page): Promise<Listed<AuditRecord>> {
    return findPage(this.records, await this.where(filter), page, NEWEST);
  }

  /** Every record that matches, as they come. */
  async read(filter: AuditFilter): Promise<AsyncIterable<AuditRecord>> {
    return this.records
      .find(await this.where(filter))
      .sort(NEWEST)
      .lean()
      .cursor();
  }

  private async where(filter: AuditFilter): Promise<QueryFilter<AuditRecord>> {
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
    return { ...named, ...(at ? { at } : {}), ...(await this.about(filter.search)) };
  }

  /** What accounts of this name did, and what was done to them. */
  private async about(search: string | undefined): Promise<QueryFilter<AuditRecord>> {
    if (!search) return {};
    const ids = { $in: await this.accounts.ids(search) };
    return { $or: [{ 'actor.id': ids }, { 'target.id': ids }] };
  }
}
