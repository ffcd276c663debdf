import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AppError } from '../../core/errors.js';
import type { StaffRole } from '../../core/roles.js';
import { hashToken } from './refresh-token.js';
import { Session, type SessionViewer, staffFields } from './session.schema.js';
import { SessionTokens } from './session-tokens.js';

const VIEW_MILLISECONDS = 30 * 60_000;

/** A staff account whose panel an Owner looks at. */
export interface Viewed {
  id: string;
  role: StaffRole;
  code: string;
  name: string;
}

export interface OpenedView {
  /** _id of the session of the view. */
  id: string;
  accessToken: string;
  expiresAt: Date;
}

/** Opens and ends views: sessions in which an Owner looks at the panel of another staff account. */
@Injectable()
export class ViewSessions {
  constructor(
    @InjectModel(Session.name) private readonly sessions: Model<Session>,
    private readonly tokens: SessionTokens,
  ) {}

  /**
   * Opens a view of 30 minutes, which ends no later than the session of the Owner. It cannot be renewed: no client gets
   * a refresh token. It keeps no address or browser, because the account would see those of the Owner. Fails with
   * UNAUTHENTICATED when the session of the Owner has ended. Called in the transaction that checks both accounts.
   */
  async open({ id, ...viewed }: Viewed, viewedBy: SessionViewer): Promise<OpenedView> {
    const now = new Date();
    const own = { _id: new Types.ObjectId(viewedBy.session), revokedAt: null };
    const opener = await this.sessions.findOneAndUpdate(own, { $inc: { views: 1 } }).lean();
    if (!opener) throw new AppError('UNAUTHENTICATED');
    const _id = new Types.ObjectId();
    const session = {
      ...viewed,
      _id,
      account: new Types.ObjectId(id),
      viewedBy,
      ...(opener.panel && { panel: true as const }),
      address: '',
      userAgent: '',
      refreshHash: hashToken(this.tokens.refreshToken(_id.toHexString())),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(Math.min(now.getTime() + VIEW_MILLISECONDS, opener.expiresAt.getTime())),
    };
    await this.sessions.create({ ...session, ...staffFields(session) });
    const seconds = Math.ceil((session.expiresAt.getTime() - now.getTime()) / 1000);
    return {
      id: _id.toHexString(),
      accessToken: this.tokens.access(session, seconds),
      expiresAt: session.expiresAt,
    };
  }

  /** Ends one view. Returns it, or undefined when it has ended before. */
  async end(id: string): Promise<Session | undefined> {
    const open = { _id: new Types.ObjectId(id), revokedAt: null, viewedBy: { $ne: null } };
    const ended = await this.sessions.findOneAndUpdate(open, { revokedAt: new Date() }).lean();
    return ended ?? undefined;
  }

  /**
   * Ends the open views of this Owner and returns them. `session`: only those opened from this session; `but`: only those
   * opened from other sessions.
   */
  async endOf(
    viewer: string,
    { session, but }: { session?: string | undefined; but?: string | undefined } = {},
  ): Promise<Session[]> {
    const now = new Date();
    const open = {
      'viewedBy.id': viewer,
      revokedAt: null,
      expiresAt: { $gt: now },
      ...(session && { 'viewedBy.session': session }),
      ...(but && { 'viewedBy.session': { $ne: but } }),
    };
    const views = await this.sessions.find(open).lean();
    const ids = views.map(({ _id }) => _id);
    if (ids.length) await this.sessions.updateMany({ _id: { $in: ids } }, { revokedAt: now });
    return views;
  }
}
