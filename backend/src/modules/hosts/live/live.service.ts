import { Injectable } from '@nestjs/common';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { AppError, type FieldError } from '../../../core/errors.js';
import type { Scope } from '../../../core/scope.js';
import type { Page } from '../../../http/list-query.js';
import { duplicateField } from '../../../core/duplicate.js';
import { findPage, type Listed, sortOf } from '../../../platform/database/paging.js';
import { type Renaming, renameRecords, searchFilter } from '../../../platform/database/search.js';
import { On } from '../../../platform/domain-events/domain-events.js';
import { FingerprintOf } from '../../../platform/events/change-feed.js';
import { AgencyService } from '../../staff/agency/agency.service.js';
import { type LiveListQuery, type LiveSessionDto, toLiveSession } from './live.dto.js';
import { HostsService } from '../hosts.service.js';
import {
  AccountDeleted,
  AccountDeletionRequested,
  PictureReplaced,
  UserRenamed,
} from '../../users/user-events.js';
import { DELETED_USER } from '../../../core/deleted-user.js';
import { UsersService } from '../../users/users.service.js';
import { LiveExperience } from './live-experience.js';
import { LIVE_SEARCH_FIELDS, LIVE_STATUS, LiveSession } from './live-session.schema.js';

/**
 * A session without a heartbeat for this time has ended, for example because the phone was lost or its battery was
 * empty.
 */
export const SILENCE_MILLISECONDS = 60_000;

/** Runs live sessions for the app and lists them for the admin. */
@Injectable()
export class LiveService {
  constructor(
    @InjectUnscoped(LiveSession) private readonly sessions: Model<LiveSession>,
    private readonly hosts: HostsService,
    private readonly users: UsersService,
    private readonly agencies: AgencyService,
    private readonly experience: LiveExperience,
  ) {}

  /**
   * Starts a session for an approved host. Returns the running session if there is one, because an app that lost the
   * response retries.
   */
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
    return this.withCurrentPicture(session.toObject());
  }

  /**
   * Renews the session's heartbeat. Fails with 409 if the session has ended. Ends the session of a user who is no
   * longer an approved host.
   */
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

  /** Ends a session, which becomes a host record. Returns an already ended session unchanged. */
  async end(userId: string, id: string): Promise<LiveSession> {
    await this.archive({ ...own(userId, id), status: LIVE_STATUS.live });
    const session = await this.sessions.findOne(own(userId, id)).lean();
    if (!session) throw new AppError('NOT_FOUND', 'This live session does not exist');
    return session;
  }

  /**
   * Ends every silent session at its last heartbeat. A single update archives each session only once, even if several
   * processes sweep at the same time.
   */
  async endSilent(now = new Date()): Promise<number> {
    const silent = {
      status: LIVE_STATUS.live,
      heartbeatAt: { $lt: new Date(now.getTime() - SILENCE_MILLISECONDS) },
    };
    // A read costs less than an update that changes nothing.
    if (!(await this.sessions.exists(silent))) return 0;
    const { modifiedCount } = await this.sessions.updateMany(silent, archived('$heartbeatAt'), {
      updatePipeline: true,
    });
    if (modifiedCount) this.experience.wake();
    return modifiedCount;
  }

  /** Lists the sessions that are live now. */
  async listLive(
    scope: Scope,
    { search, sort = '-createdAt', ...agencies }: LiveListQuery,
    page: Page,
  ): Promise<Listed<LiveSession>> {
    // Live sessions are never deleted. The filter names `deleted` because the indexes start with it.
    const filter = {
      ...{ status: LIVE_STATUS.live, deleted: false },
      ...(await this.hosts.namedAgencies(scope, agencies)),
      ...searchFilter(search, LIVE_SEARCH_FIELDS),
    };
    return findPage(this.sessions, filter, page, sortOf(sort, {}));
  }

  /** Converts sessions for staff. One query adds the names of the agencies. */
  async describe(sessions: LiveSession[]): Promise<LiveSessionDto[]> {
    const names = await this.agencies.namesOf(sessions.map(({ agencyCode }) => agencyCode));
    return sessions.map((session) => toLiveSession(session, names.get(session.agencyCode)));
  }

  /** Returns the running session of a host, or undefined if the host is not live. */
  async liveOf(user: string): Promise<LiveSession | undefined> {
    return (await this.sessions.findOne({ ...own(user), status: LIVE_STATUS.live }).lean()) ?? undefined;
  }

  /** Adds a gift's coins to a running session. Must be called in the transaction that moves the coins. */
  async addDiamonds(id: Types.ObjectId, diamonds: number): Promise<void> {
    const { matchedCount } = await this.sessions.updateOne(
      { _id: id, status: LIVE_STATUS.live },
      { $inc: { diamonds } },
    );
    if (!matchedCount) throw new AppError('INVALID_TRANSITION', 'This live session has ended');
  }

  /**
   * Removes the diamonds of a reversed gift, even from an ended session. Must be called in the transaction that moves
   * the coins.
   */
  async takeDiamonds(id: Types.ObjectId, diamonds: number): Promise<void> {
    await this.sessions.updateOne(
      { _id: id },
      { $inc: { diamonds: -diamonds }, $set: { changedAt: new Date() } },
    );
  }

  /** Updates the username of a renamed host. */
  @On(UserRenamed)
  rename(event: UserRenamed): Promise<Renaming> {
    return renameRecords(this.sessions, event, LIVE_SEARCH_FIELDS);
  }

  /** Prevents a live host from deleting the account. Reported after obstacles about the account's coins. */
  @On(AccountDeletionRequested, { order: 1 })
  async obstacle({ user }: AccountDeletionRequested): Promise<FieldError | undefined> {
    return (
      (await this.liveOf(user.toHexString())) && {
        field: 'live',
        message: 'You are live. End the live session first',
      }
    );
  }

  /**
   * Anonymises the sessions of a deleted account, which remain as host records of an agency. Returns the pictures to
   * delete.
   */
  @On(AccountDeleted)
  async forget({ user }: AccountDeleted): Promise<string[]> {
    const pictures = await this.sessions.distinct('image', { user });
    const anonymous = { username: DELETED_USER, image: '', channelName: '', searchKeys: [] };
    await this.sessions.updateMany({ user }, anonymous);
    return pictures.filter(Boolean);
  }

  /** Whether a session of this user shows this picture. */
  @On(PictureReplaced)
  async shows({ user, picture }: PictureReplaced): Promise<boolean> {
    return (await this.sessions.exists({ user, image: picture })) !== null;
  }

  /**
   * Switches to the user's current picture if the picture was replaced while the session was written, because the old
   * file may be deleted.
   */
  private async withCurrentPicture(session: LiveSession): Promise<LiveSession> {
    const { picture: image } = await this.users.find(session.user.toHexString());
    if (image === session.image) return session;
    await this.sessions.updateOne({ _id: session._id }, { image });
    return { ...session, image };
  }

  /** Returns a value that changes whenever a session starts or ends. */
  @FingerprintOf('live')
  async fingerprint(): Promise<string> {
    const [newest, live] = await Promise.all([
      this.sessions.findOne({}, { changedAt: 1 }).sort({ changedAt: -1 }).lean(),
      this.sessions.countDocuments({ status: LIVE_STATUS.live }),
    ]);
    return `${newest?._id.toHexString()} ${newest?.changedAt.getTime()} ${live}`;
  }

  private async archive(running: QueryFilter<LiveSession>): Promise<void> {
    const ended = archived({ $literal: new Date() });
    const { modifiedCount } = await this.sessions.updateOne(running, ended, { updatePipeline: true });
    if (modifiedCount) this.experience.wake();
  }

  private async whyNot(userId: string, id?: string): Promise<AppError> {
    const known = await this.sessions.exists(own(userId, id));
    return known
      ? new AppError('INVALID_TRANSITION', 'This live session has ended')
      : new AppError('NOT_FOUND', 'This live session does not exist');
  }
}

const notApproved = () => new AppError('INVALID_TRANSITION', 'Only approved hosts can go live');

const own = (user: string, id?: string) => ({
  user: new Types.ObjectId(user),
  ...(id ? { _id: new Types.ObjectId(id) } : {}),
});

/**
 * Builds the update that archives a session and makes its experience due. `endedAt` is an aggregation expression over the
 * session.
 */
const archived = (endedAt: string | object) => [
  {
    $set: {
      status: LIVE_STATUS.archive,
      endedAt,
      changedAt: '$$NOW',
      experience: { dueAt: '$$NOW' },
      minutes: { $max: [0, { $floor: { $divide: [{ $subtract: [endedAt, '$createdAt'] }, 60_000] } }] },
    },
  },
];
