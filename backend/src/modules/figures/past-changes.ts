import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AuditRecord } from '../../platform/audit/audit.schema.js';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { HostsMoved } from '../hosts/host-events.js';
import { Host } from '../hosts/host.schema.js';
import { AccountDeleted } from '../users/user-events.js';
import { User } from '../users/user.schema.js';
import { VideoMoved } from '../videos/video-events.js';
import { Video } from '../videos/video.schema.js';
import { FigureMarks } from './figure-marks.js';

const madeAt = ({ createdAt }: { createdAt: Date }) => createdAt;

/**
 * Notes changes of past days that the records themselves do not show: deleted accounts, decisions about videos, and
 * hosts in another agency.
 */
@Injectable()
export class PastChanges {
  constructor(
    private readonly marks: FigureMarks,
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectUnscoped(Host) private readonly hosts: Model<Host>,
    @InjectUnscoped(Video) private readonly videos: Model<Video>,
    @InjectModel(AuditRecord.name) private readonly audit: Model<AuditRecord>,
  ) {}

  @On(VideoMoved)
  async videoMoved({ createdAt }: VideoMoved): Promise<void> {
    await this.marks.put('videos', [createdAt]);
  }

  @On(HostsMoved)
  async hostsMoved({ createdAt }: HostsMoved): Promise<void> {
    await this.marks.put('applications', createdAt);
  }

  /** Runs before the other domains delete the records. Decisions stay, but their waiting times are then unknown. */
  @On(AccountDeleted, { order: -1 })
  async accountDeleted({ user }: AccountDeleted): Promise<void> {
    const dates = { createdAt: 1 } as const;
    const users = await this.users.find({ _id: user }, dates).lean();
    const hosts = await this.hosts.find({ user }, dates).lean();
    const videos = await this.videos.find({ user }, dates).lean();
    const ids = [...hosts, ...videos].map(({ _id }) => _id.toHexString());
    const decisions = await this.audit.find({ 'target.id': { $in: ids } }, { at: 1 }).lean();
    await this.marks.put('users', users.map(madeAt));
    await this.marks.put('applications', hosts.map(madeAt));
    await this.marks.put('videos', videos.map(madeAt));
    await this.marks.put(
      'decisions',
      decisions.map(({ at }) => at),
    );
  }
}
