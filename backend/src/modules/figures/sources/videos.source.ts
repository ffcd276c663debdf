import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { Video, VIDEO_STATUS } from '../../videos/video.schema.js';
import { ALL } from '../figure.schemas.js';
import { firstOf } from './figure-rows.js';
import type { FigureRow, FigureSource, Range } from './figure-source.js';

const { undecided, approved, rejected } = VIDEO_STATUS;
const NOT_DELETED = [undecided, approved, rejected];

/** Videos that are not deleted, by the day of their upload, in their present states. Changes come as marks (`figure-marks.ts`). */
@Injectable()
export class VideosSource implements FigureSource {
  readonly name = 'videos';

  constructor(@InjectUnscoped(Video) private readonly videos: Model<Video>) {}

  async first(): Promise<Date | undefined> {
    // An index begins with the state, so each state has its first video at once.
    return firstOf(
      NOT_DELETED.map((status) =>
        this.videos.findOne({ status }, { createdAt: 1 }).sort({ createdAt: 1 }).lean(),
      ),
    );
  }

  async sum({ from, until }: Range): Promise<FigureRow[]> {
    const createdAt = { $gte: from, $lt: until };
    const counts = await this.videos.aggregate<{ _id: number; count: number }>([
      { $match: { status: { $in: NOT_DELETED }, createdAt } },
      { $group: { _id: '$status', count: { $sum: 1 } } },
    ]);
    const of = (status: number) => counts.find(({ _id }) => _id === status)?.count ?? 0;
    const uploaded = counts.reduce((sum, { count }) => sum + count, 0);
    const values = {
      uploaded,
      approved: of(approved),
      rejected: of(rejected),
    };
    return [{ key: ALL, values }];
  }
}
