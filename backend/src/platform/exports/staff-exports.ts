import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../core/caller.js';
import { may } from '../../core/may.js';
import type { Right } from '../../core/rights.js';
import { toldFilter } from '../../core/told-filter.js';
import type { Env } from '../../core/config/env.js';
import { ExportWatch, type StartedExport } from '../../http/exports/export-watch.js';
import { AccountStanding } from '../access/account-standing.js';
import { SessionsService } from '../access/sessions.service.js';
import { AuditService } from '../audit/audit.service.js';
import { ENV } from '../config/env.module.js';

/** Records each export of a list in the audit log, and ends an export with the session or the right of its reader. */
@Injectable()
export class StaffExports extends ExportWatch {
  readonly timeZone: string;

  constructor(
    @Inject(ENV) env: Env,
    private readonly audit: AuditService,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountStanding,
  ) {
    super();
    this.timeZone = env.timeZone;
  }

  async started({ call, list, filter, ...more }: StartedExport): Promise<void> {
    await this.audit.record({
      action: 'list.export',
      target: { kind: 'list', id: call, label: list },
      after: { ...more, filter: toldFilter(filter) },
    });
  }

  async mayGoOn({ id, role, sessionId }: Caller, right: Right | undefined): Promise<boolean> {
    const caller = await this.sessions.callerOf({ sub: id, sid: sessionId, role });
    if (!caller || (right && !may(caller, right))) return false;
    return this.accounts.of(role, id);
  }
}
