import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Scope } from '../../core/scope.js';
import type { Page } from '../../http/list-query.js';
import { findPage, type Listed } from '../../platform/database/paging.js';
import { AuditRecord } from '../../platform/audit/audit.schema.js';
import { StaffKinds } from '../staff/kinds/staff-kinds.js';
import type { CodedKind } from '../staff/shared/codes.js';
import type { CodedAccount } from '../staff/shared/staff-account.schema.js';

export interface RecordHistory extends Listed<AuditRecord> {
  /** The codes of the record and of the accounts above it. */
  around: ReadonlySet<string>;
}

type Placed = CodedAccount & Partial<Record<'createBy' | 'bd' | 'admin', string>>;

/** Actions that change an account. Viewed passwords and ended sessions stay in the audit log. */
const VERBS = ['create', 'update', 'changePassword', 'disable', 'enable', 'move', 'delete', 'restore'];
const NEWEST = { at: -1, _id: -1 } as const;

/** Reads the history of staff accounts for staff below the platform admin. */
@Injectable()
export class RecordHistoryService {
  constructor(
    @InjectModel(AuditRecord.name) private readonly records: Model<AuditRecord>,
    private readonly kinds: StaffKinds,
  ) {}

  /** Returns the changes of an account, newest first. Fails with NOT_FOUND for an account out of scope. */
  async of(scope: Scope, kind: CodedKind, id: string, page: Page): Promise<RecordHistory> {
    const { uniqueId, createBy, bd, admin }: Placed = await this.kinds.ofCoded(kind).accounts.find(scope, id);
    const action = { $in: VERBS.map((verb) => `${kind}.${verb}`) };
    const listed = await findPage(this.records, { 'target.id': id, action }, page, NEWEST);
    const around = [uniqueId, createBy, bd, admin].filter((code) => code !== undefined);
    return { ...listed, around: new Set(around) };
  }
}
