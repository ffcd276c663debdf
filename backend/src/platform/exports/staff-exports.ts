import { Injectable } from '@nestjs/common';
import type { Caller } from '../../core/caller.js';
import { AppError } from '../../core/errors.js';
import { may } from '../../core/may.js';
import type { Right } from '../../core/rights.js';
import { maskedFilter } from '../../core/masked-filter.js';
import type { Calendar } from '../../core/days.js';
import { ExportWatch, type StartedExport } from '../../http/exports/export-watch.js';
import { AccountStatus } from '../access/account-standing.js';
import { SessionsService } from '../access/sessions.service.js';
import { AuditService } from '../audit/audit.service.js';
import { TimeZones } from '../time-zone/time-zones.js';
import { SharedPlaces } from '../places/shared-places.js';

/** The exports that a person may run at a time, in all processes. */
const MAX_EXPORTS = { account: 2 };
/** The value of Retry-After in seconds. */
const RETRY_SECONDS = 15;

/** Records each export of a list in the audit log, and ends an export with the session or the right of its reader. */
@Injectable()
export class StaffExports extends ExportWatch {
  constructor(
    private readonly zones: TimeZones,
    private readonly audit: AuditService,
    private readonly sessions: SessionsService,
    private readonly places: SharedPlaces,
    private readonly accounts: AccountStatus,
  ) {
    super();
  }

  get calendar(): Calendar {
    return this.zones.calendar;
  }

  async open(caller: Caller): Promise<() => void> {
    const close = await this.places.take('export', caller, MAX_EXPORTS);
    if (close) return close;
    const message = 'Two of your exports are running. Wait for one to finish';
    throw new AppError('RATE_LIMITED', message, undefined, RETRY_SECONDS);
  }

  async started({ call, list, filter, ...more }: StartedExport): Promise<void> {
    await this.audit.record({
      action: 'list.export',
      target: { kind: 'list', id: call, label: list },
      after: { ...more, filter: maskedFilter(filter) },
    });
  }

  async mayGoOn({ id, role, sessionId }: Caller, right: Right | undefined): Promise<boolean> {
    const caller = await this.sessions.callerOf({ sub: id, sid: sessionId, role });
    if (!caller || (right && !may(caller, right))) return false;
    return this.accounts.of(role, id);
  }
}
