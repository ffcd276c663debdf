import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { SessionsEnded } from '../../platform/access/session-events.js';
import { SessionsService } from '../../platform/access/sessions.service.js';
import { duplicateField } from '../../core/duplicate.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { countAll } from '../../platform/database/paging.js';
import { PushToken } from './push-token.schema.js';

/** So many devices of one user are pushed to. */
const DEVICES = 20;

/** Which phones can be pushed to, and whose they are. */
@Injectable()
export class PushTokensService {
  constructor(
    @InjectModel(PushToken.name) private readonly tokens: Model<PushToken>,
    private readonly sessions: SessionsService,
  ) {}

  /** Remembers a phone of the caller; whoever had it before has it no more. */
  async register({ id, sessionId }: Caller, token: string): Promise<void> {
    const user = new Types.ObjectId(id);
    const session = new Types.ObjectId(sessionId);
    const change = {
      $set: { user, session, expiresAt: await this.sessions.endOf(sessionId) },
      // Made here: ids that a database makes are in no order of time within a second, and the oldest phones go below.
      $setOnInsert: { _id: new Types.ObjectId() },
    };
    try {
      await this.tokens.updateOne({ token }, change, { upsert: true });
    } catch (error) {
      // Reported twice at the same time: the other call made the record.
      if (!duplicateField(error)) throw error;
      await this.tokens.updateOne({ token }, change);
    }
    const surplus = await this.tokens.find({ user }, { _id: 1 }).sort({ _id: -1 }).skip(DEVICES).lean();
    if (surplus.length) await this.tokens.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } });
  }

  /** Forgets a phone of the caller. */
  async drop({ id }: Caller, token: string): Promise<void> {
    await this.tokens.deleteOne({ token, user: new Types.ObjectId(id) });
  }

  /** Forgets what the push service no longer knows, unless it was reported anew meanwhile. */
  async forget(gone: Pick<PushToken, '_id' | 'token'>[]): Promise<void> {
    if (gone.length) await this.tokens.deleteMany({ _id: { $in: gone.map(({ _id }) => _id) } });
  }

  count(user: Types.ObjectId | null): Promise<number> {
    return user ? this.tokens.countDocuments({ user }) : countAll(this.tokens);
  }

  /** The next ones of a user, or of all users, after `from`. */
  after(from: Types.ObjectId | null, user: Types.ObjectId | null, limit: number): Promise<PushToken[]> {
    const where: QueryFilter<PushToken> = {
      ...(user ? { user } : {}),
      ...(from ? { _id: { $gt: from } } : {}),
    };
    return this.tokens.find(where).sort({ _id: 1 }).limit(limit).lean();
  }

  /** Those of these that are still there. */
  named(ids: Types.ObjectId[]): Promise<PushToken[]> {
    return this.tokens
      .find({ _id: { $in: ids } })
      .sort({ _id: 1 })
      .lean();
  }

  /** A phone is pushed to as long as the session that reported the phone is open. */
  @On(SessionsEnded)
  async dropEnded({ account, which: { session, but } }: SessionsEnded): Promise<void> {
    const ended = session
      ? { session: new Types.ObjectId(session) }
      : but
        ? { session: { $ne: new Types.ObjectId(but) } }
        : {};
    await this.tokens.deleteMany({ user: new Types.ObjectId(account), ...ended });
  }
}
