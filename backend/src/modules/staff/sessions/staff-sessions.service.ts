import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, type QueryFilter, Types } from 'mongoose';
import { Session, SESSION_SEARCH_FIELDS } from '../../../platform/access/session.schema.js';
import { SessionsService } from '../../../platform/access/sessions.service.js';
import { AppError } from '../../../core/errors.js';
import type { Page } from '../../../http/list-query.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { TimeZones } from '../../../platform/time-zone/time-zones.js';
import { whereOf } from '../../../platform/database/filters.js';
import { findPage, type Listed, sortOf } from '../../../platform/database/paging.js';
import { searchFilter } from '../../../platform/database/search.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { StaffSessionQuery } from './staff-sessions.dto.js';

const live = (): QueryFilter<Session> => ({ staff: true, revokedAt: null, expiresAt: { $gt: new Date() } });

@Injectable()
export class StaffSessionsService {
  constructor(
    @InjectModel(Session.name) private readonly records: Model<Session>,
    @InjectConnection() private readonly connection: Connection,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly zones: TimeZones,
  ) {}

  /** Lists the open sessions; `ids`: only these. */
  list(query: Partial<StaffSessionQuery>, page: Page, ids?: readonly string[]): Promise<Listed<Session>> {
    const { search, sort = '-lastUsedAt' } = query;
    const filter = {
      ...live(),
      ...(ids && { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }),
      ...whereOf(query, this.zones.calendar),
      ...searchFilter(search, SESSION_SEARCH_FIELDS),
    };
    return findPage(this.records, filter, page, sortOf(sort, {}));
  }

  /** Ends an active staff session and audits it on the account. Throws NOT_FOUND for any other session. */
  async end(id: string): Promise<void> {
    await inTransaction(this.connection, async () => {
      const session = await this.records.findOne({ _id: new Types.ObjectId(id), ...live() }).lean();
      if (!session) throw new AppError('NOT_FOUND');
      const { role, code, name, userAgent, address, createdAt, viewedBy } = session;
      const account = session.account.toHexString();
      await this.sessions.end(id, account);
      await this.audit.record({
        action: `${role}.endSession`,
        target: { kind: role, id: account, label: code || name },
        before: {
          ...{ device: userAgent, address, signedIn: createdAt },
          ...(viewedBy && { viewedBy: viewedBy.name }),
        },
      });
    });
  }
}
