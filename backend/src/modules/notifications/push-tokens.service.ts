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

/** The maximum number of phones per user. The oldest are removed. */
const DEVICES = 20;

/** The push tokens of all phones, and the users they belong to. */
@Injectable()
export class PushTokensService {
  constructor(
    @InjectModel(PushToken.name) private readonly tokens: Model<PushToken>,
    private readonly sessions: SessionsService,
  ) {}

  /** Registers a phone for the caller. Takes the phone away from its previous user. */
  async register({ id, sessionId }: Caller, token: string): Promise<void> {
    const user = new Types.ObjectId(id);
    const session = new Types.ObjectId(sessionId);
    const change = {
      $set: { user, session, expiresAt: await this.sessions.endOf(sessionId) },
      // Generated here because ids from the database are not ordered by time within a second, and the code below
      // removes the oldest phones.
      $setOnInsert: { _id: new Types.ObjectId() },
    };
    try {
      await this.tokens.updateOne({ token }, change, { upsert: true });
    } catch (error) {
      // A concurrent call for the same token has inserted the record.
      if (!duplicateField(error)) throw error;
      await this.tokens.updateOne({ token }, change);
    }
    const surplus = await this.tokens.find({ user }, { _id: 1 }).sort({ _id: -1 }).skip(DEVICES).lean();
    if (surplus.length) await this.tokens.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } });
  }

  /** Unregisters a phone of the caller. */
  async drop({ id }: Caller, token: string): Promise<void> {
    await this.tokens.deleteOne({ token, user: new Types.ObjectId(id) });
  }

  /** Deletes tokens that the push service no longer knows. A token registered again meanwhile stays. */
  async forget(gone: Pick<PushToken, '_id' | 'token'>[]): Promise<void> {
    if (gone.length) await this.tokens.deleteMany({ _id: { $in: gone.map(({ _id }) => _id) } });
  }

  count(user: Types.ObjectId | null): Promise<number> {
    return user ? this.tokens.countDocuments({ user }) : countAll(this.tokens);
  }

  /** Returns the next tokens after `from`, of one user or of all users. */
  after(from: Types.ObjectId | null, user: Types.ObjectId | null, limit: number): Promise<PushToken[]> {
    const where: QueryFilter<PushToken> = {
      ...(user ? { user } : {}),
      ...(from ? { _id: { $gt: from } } : {}),
    };
    return this.tokens.find(where).sort({ _id: 1 }).limit(limit).lean();
  }

  /** Returns the tokens of these users. */
  ofUsers(users: Types.ObjectId[]): Promise<PushToken[]> {
    return this.tokens
      .find({ user: { $in: users } })
      .sort({ user: 1, _id: 1 })
      .lean();
  }

  /** Returns those of the given tokens that still exist. */
  named(ids: Types.ObjectId[]): Promise<PushToken[]> {
    return this.tokens
      .find({ _id: { $in: ids } })
      .sort({ _id: 1 })
      .lean();
  }

  /** Deletes the tokens of ended sessions: a phone gets push messages only while its session is open. */
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
