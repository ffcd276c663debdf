import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Response } from 'express';
import type { Connection } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import type { Env } from '../../../core/config/env.js';
import { AppError } from '../../../core/errors.js';
import { continueAs, requestContext } from '../../../core/request-context.js';
import { clearViewCookie } from '../../../platform/access/cookies.js';
import type { Session } from '../../../platform/access/session.schema.js';
import { SessionsEnded } from '../../../platform/access/session-events.js';
import { ViewSessions } from '../../../platform/access/view-sessions.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { ENV } from '../../../platform/config/env.module.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { On } from '../../../platform/domain-events/domain-events.js';
import { SignInLog } from '../../../platform/sign-ins/sign-in-log.js';

/** Ends views, and records their end for both: the Owner and the account. */
@Injectable()
export class ViewEnds {
  constructor(
    private readonly views: ViewSessions,
    private readonly log: SignInLog,
    private readonly audit: AuditService,
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Ends the view of this request. The records name the Owner as the one who ended it, not the account. */
  async end(
    { sessionId }: Caller,
    viewer: NonNullable<Caller['viewedBy']>,
    response: Response,
  ): Promise<void> {
    const { id, name, session } = viewer;
    const context = requestContext();
    const owner: Caller = { role: 'admin', id, name, code: '', sessionId: session };
    await continueAs(context && { ...context, caller: owner }, () =>
      inTransaction(this.connection, async () => {
        const view = await this.views.end(sessionId);
        if (!view) throw new AppError('UNAUTHENTICATED');
        await this.note([view]);
      }),
    );
    clearViewCookie(response, this.env.production);
  }

  /** Ends the views that this Owner has open. */
  async endAllOf(owner: string): Promise<void> {
    await this.note(await this.views.endOf(owner));
  }

  /** A view ends with the session from which it was opened. */
  @On(SessionsEnded)
  async endOpened({ account, which }: SessionsEnded): Promise<void> {
    await this.note(await this.views.endOf(account, which));
  }

  private async note(views: readonly Session[]): Promise<void> {
    if (!views.length) return;
    await this.log.noteEnded('viewEnded', views);
    // There is no caller when a replaced refresh token ends the session of the Owner.
    if (!requestContext()?.caller) return;
    await this.audit.recordAll(
      views.map(({ role, account, code, name, viewedBy }) =>
        this.audit.written({
          action: `${role}.endView`,
          target: { kind: role, id: account.toHexString(), label: code || name },
          after: { viewed: name, viewedBy: viewedBy?.name ?? '' },
        }),
      ),
    );
  }
}
