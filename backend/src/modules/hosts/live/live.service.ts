import { Injectable } from '@nestjs/common';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { AppError, type FieldError } from '../../../core/errors.js';
import type { Page } from '../../../http/list-query.js';
import { duplicateField } from '../../../core/duplicate.js';
import { findPage, type Listed, sortOf } from '../../../platform/database/paging.js';
import { renameRecords, searchFilter } from '../../../platform/database/search.js';
import { On } from '../../../platform/domain-events/domain-events.js';
import { FingerprintOf } from '../../../platform/events/change-feed.js';
import { HostsService } from '../hosts.service.js';
import {
  AccountDeleted,
  AccountDeletionRequested,
  PictureReplaced,
  UserRenamed,
} from '../../users/user-events.js';
import { DELETED_USER } from '../../../core/deleted-user.js';
import { UsersService } from '../../users/users.service.js';
import { LIVE_SEARCH_FIELDS, LIVE_STATUS, LiveSession } from './live-session.schema.js';

/** A session without a heartbeat for so long has ended: a lost phone, a dead battery. */
export const SILENCE_MILLISECONDS = 60_000;

/** Live sessions as the app runs them and as the admin watches them. */
@Injectable()
export class LiveService {
  constructor(
    @InjectUnscoped(LiveSession) private readonly sessions: Model<LiveSession>,
    private readonly hosts: HostsService,
    private readonly users: UsersService,
  ) {}

  /** Begins a session, or answers the running one: an app that lost the answer asks again. Approved hosts only. */
  async start(userId: string, channelName: string): Promise<LiveSession> {
    const host = await this.hosts.approvedOf(userId);
    if (!host) throw notApproved();
    const user = await this.users.find(userId);
    const now = new Date();
    const session = new this.sessions({
      user: user._id,
      username: user.username,
      image: user.picture,
      agencyCode: host.agencyCode,
      channelName,
      heartbeatAt: now,
      createdAt: now,
      changedAt: now,
    });
    try {
      await session.save();
    } catch (error) {
      if (!duplicateField(error)) throw error;
      return this.heartbeat(userId);
    }
    return this.withStandingPicture(session.toObject());
  }

  /** The host is still there; 409 when its session has ended. One that is no host any more is off at once. */
  async heartbeat(userId: string, id?: string): Promise<LiveSession> {
    if (!(await this.hosts.approvedOf(userId))) {
      await this.archive({ ...own(userId, id), status: LIVE_STATUS.live });
      throw notApproved();
    }
    const session = await this.sessions
      .findOneAndUpdate(
        { ...own(userId, id), status: LIVE_STATUS.live },
        { heartbeatAt: new Date() },
        { returnDocument: 'after' },
      )
      .lean();
    if (!session) throw await this.whyNot(userId, id);
    return session;
  }

  /** Ends a session and makes it a host record; one that has ended already is answered as it is. */
  async end(userId: string, id: string): Promise<LiveSession> {
    await this.archive({ ...own(userId, id), status: LIVE_STATUS.live });
    const session = await this.sessions.findOne(own(userId, id)).lean();
    if (!session) throw new AppError('NOT_FOUND', 'There is no such live session');
    return session;
  }

  /**
   * Ends every session that has gone silent, at its last heartbeat. One update: each session is archived once, however many
   * processes sweep at the same time.
   */
  async endSilent(now = new Date()): Promise<number> {
    const silent = {
      status: LIVE_STATUS.live,
      heartbeatAt: { $lt: new Date(now.getTime() - SILENCE_MILLISECONDS) },
    };
    const { modifiedCount } = await this.sessions.updateMany(silent, archived('$heartbeatAt'), {
      updatePipeline: true,
    });
    return modifiedCount;
  }

  /** Who is live now. */
  listLive({ search, sort = '-createdAt' }: LiveQuery, page: Page): Promise<Listed<LiveSession>> {
    // What is live is never deleted: the indexes are by that.
    const filter = { status: LIVE_STATUS.live, deleted: false, ...searchFilter(search, LIVE_SEARCH_FIELDS) };
    return findPage(this.sessions, filter, page, sortOf(sort, {}));
  }

  /** The running session of a host; undefined when it is not live. */
  async liveOf(user: string): Promise<LiveSession | undefined> {
    return (await this.sessions.findOne({ ...own(user), status: LIVE_STATUS.live }).lean()) ?? undefined;
  }

  /** Adds a gift's coins to a running session; to be called in the transaction that moves them. */
  async addDiamonds(id: Types.ObjectId, diamonds: number): Promise<void> {
    const { matchedCount } = await this.sessions.updateOne(
      { _id: id, status: LIVE_STATUS.live },
      { $inc: { diamonds } },
    );
    if (!matchedCount) throw new AppError('INVALID_TRANSITION', 'This live session has ended');
  }

  /** Takes a gift's diamonds back, from a session that may have ended; in the transaction that moves the coins. */
  async takeDiamonds(id: Types.ObjectId, diamonds: number): Promise<void> {
    await this.sessions.updateOne({ _id: id }, { $inc: { diamonds: -diamonds } });
  }

  /** A host has another username from now on. */
  @On(UserRenamed)
  rename({ user, username }: UserRenamed): Promise<void> {
    return renameRecords(this.sessions, user, username, LIVE_SEARCH_FIELDS);
  }

  /** A host cannot delete its account while it is live; told after what the account still has to get or give. */
  @On(AccountDeletionRequested, { order: 1 })
  async obstacle({ user }: AccountDeletionRequested): Promise<FieldError | undefined> {
    return (
      (await this.liveOf(user.toHexString())) && { field: 'live', message: 'You are live: end that first' }
    );
  }

  /** The account of a host goes: its sessions stay as host records of an agency, without the person and its pictures. */
  @On(AccountDeleted)
  async forget({ user }: AccountDeleted): Promise<string[]> {
    const pictures = await this.sessions.distinct('image', { user });
    const nobody = { username: DELETED_USER, image: '', channelName: '', searchKeys: [] };
    await this.sessions.updateMany({ user }, nobody);
    return pictures.filter(Boolean);
  }

  /** Whether a session of this user shows this picture. */
  @On(PictureReplaced)
  async shows({ user, picture }: PictureReplaced): Promise<boolean> {
    return (await this.sessions.exists({ user, image: picture })) !== null;
  }

  /** A picture that was replaced while the session was being written may be gone: then the session takes the new one. */
  private async withStandingPicture(session: LiveSession): Promise<LiveSession> {
    const { picture: image } = await this.users.find(session.user.toHexString());
    if (image === session.image) return session;
    await this.sessions.updateOne({ _id: session._id }, { image });
    return { ...session, image };
  }

  /** Changes whenever a session begins or ends. */
  @FingerprintOf('live')
  async fingerprint(): Promise<string> {
    const [newest, live] = await Promise.all([
      this.sessions.findOne({}, { changedAt: 1 }).sort({ changedAt: -1 }).lean(),
      this.sessions.countDocuments({ status: LIVE_STATUS.live }),
    ]);
    return `${newest?._id.toHexString()} ${newest?.changedAt.getTime()} ${live}`;
  }

  private async archive(running: QueryFilter<LiveSession>): Promise<void> {
    await this.sessions.updateOne(running, archived({ $literal: new Date() }), { updatePipeline: true });
  }

  private async whyNot(userId: string, id?: string): Promise<AppError> {
    const known = await this.sessions.exists(own(userId, id));
    return known
      ? new AppError('INVALID_TRANSITION', 'This live session has ended')
      : new AppError('NOT_FOUND', 'There is no such live session');
  }
}

export interface LiveQuery {
  search?: string;
  sort?: string;
}

const notApproved = () => new AppError('INVALID_TRANSITION', 'Only approved hosts can go live');

const own = (user: string, id?: string) => ({
  user: new Types.ObjectId(user),
  ...(id ? { _id: new Types.ObjectId(id) } : {}),
});

/** The update that archives a session which ended at this time (an expression over the session). */
const archived = (endedAt: string | object) => [
  {
    $set: {
      status: LIVE_STATUS.archive,
      endedAt,
      changedAt: '$$NOW',
      minutes: { $max: [0, { $floor: { $divide: [{ $subtract: [endedAt, '$createdAt'] }, 60_000] } }] },
    },
  },
];
