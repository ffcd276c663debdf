import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Request } from 'express';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { AppError } from '../../core/errors.js';
import type { StaffRole } from '../../core/roles.js';
import { idleSecondsOf } from '../../http/idle-header.js';
import { inTransaction } from '../database/transaction.js';
import { DomainEvents, Emits } from '../domain-events/domain-events.js';
import { SignInLog } from '../sign-ins/sign-in-log.js';
import { sessionIdOf } from './refresh-token.js';
import { SecretsService } from './secrets.service.js';
import { SessionsEnded } from './session-events.js';
import { useOf } from './session-use.js';
import { Session } from './session.schema.js';
import { SessionsService } from './sessions.service.js';

/** Ends unused panel sessions after the idle time of the sets of rights that their admin holds. */
@Injectable()
@Emits(SessionsEnded)
export class IdleEnds {
  constructor(
    @InjectModel(Session.name) private readonly sessions: Model<Session>,
    private readonly service: SessionsService,
    private readonly secrets: SecretsService,
    private readonly events: DomainEvents,
    private readonly log: SignInLog,
  ) {}

  /**
   * Notes the last use that a request of a panel session reports. Ends the session and fails with UNAUTHENTICATED when
   * its idle time has passed. Does nothing for a caller without an idle time.
   */
  async assertInUse({ sessionId, idleMinutes, lastUse }: Caller, request: Request): Promise<void> {
    if (!idleMinutes || !lastUse) return;
    const use = useOf({ lastUse, idleMinutes, idleSeconds: idleSecondsOf(request), now: new Date() });
    if (!use) return;
    const live = { _id: new Types.ObjectId(sessionId), revokedAt: null };
    if (use !== 'over') {
      // Requests of several tabs arrive in any order: the latest use stays.
      await this.sessions.updateOne(live, { $max: { lastActiveAt: use } });
      return;
    }
    await this.end(live);
    throw new AppError('UNAUTHENTICATED');
  }

  /** The same for the renewal of a panel session, whose access token may have expired. */
  async assertRenewable(refreshToken: string, role: StaffRole, request: Request): Promise<void> {
    const sid = sessionIdOf(refreshToken, this.secrets.keys('refresh-token'));
    const session = sid && (await this.sessions.findById(sid, { account: 1 }).lean());
    if (!session) return;
    const caller = await this.service.callerOf({ sub: session.account.toHexString(), sid, role });
    if (caller) await this.assertInUse(caller, request);
  }

  private async end(live: { _id: Types.ObjectId; revokedAt: null }): Promise<void> {
    await inTransaction(this.sessions.db, async () => {
      const ended = await this.sessions.findOneAndUpdate(live, { revokedAt: new Date() }).lean();
      // Another request of the session has ended it.
      if (!ended) return;
      await this.log.noteEnded(ended.viewedBy ? 'viewEnded' : 'idleEnded', [ended]);
      const session = ended._id.toHexString();
      await this.events.emit(new SessionsEnded(ended.account.toHexString(), { session }));
    });
  }
}
