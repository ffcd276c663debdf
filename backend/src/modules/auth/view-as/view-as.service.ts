import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../core/caller.js';
import type { Env } from '../../../core/config/env.js';
import { AppError } from '../../../core/errors.js';
import type { HttpContext } from '../../../http/http-context.js';
import { isPanelSession } from '../../../http/panel-session.js';
import { setViewCookie } from '../../../platform/access/cookies.js';
import { type OpenedView, type Viewed, ViewSessions } from '../../../platform/access/view-sessions.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { ENV } from '../../../platform/config/env.module.js';
import { SignInLog } from '../../../platform/sign-ins/sign-in-log.js';
import { refuseOneself } from '../../staff/admins/refuse-oneself.js';
import { RightHolders } from '../../staff/admins/rights/right-holders.js';
import { StaffKinds } from '../../staff/kinds/staff-kinds.js';
import type { ViewAsDto } from './view-as.dto.js';
import { ViewEnds } from './view-ends.js';

/** Opens views: an Owner looks at the panel of another staff account (docs/rules/view-as.md). */
@Injectable()
export class ViewAsService {
  constructor(
    private readonly staff: StaffKinds,
    private readonly holders: RightHolders,
    private readonly views: ViewSessions,
    private readonly ends: ViewEnds,
    private readonly log: SignInLog,
    private readonly audit: AuditService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Opens a view and ends an earlier one of the caller. A panel gets its token as a cookie. Fails for the own account, for
   * callers who are no Owner any more, and with NOT_FOUND for an account that cannot sign in.
   */
  async open(caller: Caller, { role, id, reason }: ViewAsDto, { request, response }: HttpContext) {
    refuseOneself(caller, id, 'This is your own panel');
    const { viewed, view } = await this.holders.asOwner(caller, async () => {
      const held = await this.staff.of(role).signIns.holdViewed(id);
      if (!held) throw new AppError('NOT_FOUND');
      await this.ends.endAllOf(caller.id);
      const viewed = { role, id, ...held };
      return { viewed, view: await this.opened(caller, viewed, reason) };
    });
    const { accessToken, expiresAt } = view;
    const isPanel = isPanelSession(request);
    if (isPanel) setViewCookie(response, accessToken, expiresAt, this.env.production);
    return {
      details: { _id: view.id, role, name: viewed.name, expiresAt: expiresAt.toISOString() },
      ...(!isPanel && { accessToken }),
    };
  }

  private async opened(caller: Caller, viewed: Viewed, reason: string): Promise<OpenedView> {
    const { id, role, code, name } = viewed;
    const view = await this.views.open(viewed, {
      id: caller.id,
      name: caller.name,
      session: caller.sessionId,
    });
    await this.log.note('viewedBy', viewed);
    await this.audit.record({
      action: `${role}.viewAs`,
      target: { kind: role, id, label: code || name },
      after: { viewed: name, viewedBy: caller.name, until: view.expiresAt },
      reason,
    });
    return view;
  }
}
