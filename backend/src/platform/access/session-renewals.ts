import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AppError } from '../../core/errors.js';
import { isStaffRole } from '../../core/roles.js';
import { hashToken, openUnder, sealUnder, sessionIdOf } from './refresh-token.js';
import { SecretsService } from './secrets.service.js';
import { Session } from './session.schema.js';
import { SessionTokens, type Tokens } from './session-tokens.js';
import { SessionsService } from './sessions.service.js';

/** How many milliseconds a rotated refresh token still returns its successor. */
const GRACE = 30_000;

/** Rotates the refresh tokens of sessions, and ends a session whose replaced token is used again. */
@Injectable()
export class SessionRenewals {
  constructor(
    @InjectModel(Session.name) private readonly sessions: Model<Session>,
    private readonly secrets: SecretsService,
    private readonly tokens: SessionTokens,
    private readonly service: SessionsService,
  ) {}

  /**
   * Exchanges a refresh token for the next pair. For 30 s, the previous token returns the same successor. Later use of
   * an old token means that it has leaked, so the session ends. `fromCookie`: a panel's token comes from its cookie, and
   * counts only there.
   */
  async refresh(token: string, { fromCookie }: { fromCookie: boolean }): Promise<Tokens> {
    const id = sessionIdOf(token, this.secrets.keys('refresh-token'));
    if (!id) throw new AppError('UNAUTHENTICATED');
    const next = this.tokens.refreshToken(id);
    const now = new Date();
    const live = {
      ...{ _id: new Types.ObjectId(id), revokedAt: null, expiresAt: { $gt: now } },
      ...(!fromCookie && { panel: null }),
    };
    const rotated = await this.sessions
      .findOneAndUpdate(
        { ...live, refreshHash: hashToken(token) },
        {
          refreshHash: hashToken(next),
          previousHash: hashToken(token),
          previousUntil: new Date(now.getTime() + GRACE),
          successor: sealUnder(token, next),
          lastUsedAt: now,
          // A session that was opened by an earlier version has no mark yet.
          ...(fromCookie && { panel: true }),
        },
      )
      .lean();
    if (rotated) {
      // The session was opened after the migration by a process of the previous version, which does not set the staff
      // mark.
      if (isStaffRole(rotated.role) && !rotated.staff) await this.service.mark(rotated);
      return this.tokens.of(rotated, next);
    }

    const session = await this.sessions.findOne(live).lean();
    if (!session) throw new AppError('UNAUTHENTICATED');
    const { previousHash, previousUntil, successor } = session;
    const inGrace = previousHash === hashToken(token) && previousUntil && previousUntil > now;
    if (inGrace && successor) return this.tokens.of(session, openUnder(token, successor));
    await this.service.endReused(session);
    throw new AppError('UNAUTHENTICATED');
  }
}
