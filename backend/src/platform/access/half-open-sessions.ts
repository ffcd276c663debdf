import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AppError } from '../../core/errors.js';
import { hashToken } from './refresh-token.js';
import { Session } from './session.schema.js';
import { SessionTokens, type Tokens } from './session-tokens.js';
import { endOfSession } from './sessions.service.js';

/** Opens half-open sessions: those of accounts with a second factor, before they have shown it. */
@Injectable()
export class HalfOpenSessions {
  constructor(
    @InjectModel(Session.name) private readonly sessions: Model<Session>,
    private readonly tokens: SessionTokens,
  ) {}

  /**
   * Opens a session fully and returns its new tokens; those of before renew nothing any more. UNAUTHENTICATED when it is
   * not half open. Called in the transaction that accepts the second factor.
   */
  async complete(id: string): Promise<Tokens> {
    const halfOpen = { _id: new Types.ObjectId(id), revokedAt: null, codeDue: true as const };
    const session = await this.sessions.findOne(halfOpen).lean();
    if (!session) throw new AppError('UNAUTHENTICATED');
    const refreshToken = this.tokens.refreshToken(id);
    const now = new Date();
    const expiresAt = endOfSession(now, session.remember);
    await this.sessions.updateOne(halfOpen, {
      $set: { refreshHash: hashToken(refreshToken), lastUsedAt: now, provenAt: now, expiresAt },
      $unset: { codeDue: 1, setUpDue: 1, previousHash: 1, previousUntil: 1, successor: 1 },
    });
    const { codeDue: _shown, setUpDue: _setUp, ...open } = session;
    return this.tokens.of({ ...open, expiresAt }, refreshToken);
  }
}
