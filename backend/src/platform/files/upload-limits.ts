import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { RateLimiterMongo } from 'rate-limiter-flexible';
import { makeLimiter, take } from '../access/rate-limits.js';
import type { Env } from '../../core/config/env.js';
import { ENV } from '../config/env.module.js';

const HOUR = 3600;
const DAY = 24 * HOUR;
const MB = 1024 * 1024;

/** Pictures that an app user may upload per hour: profile pictures and video posters. */
export const PICTURES_AN_HOUR = 60;
/** The number of videos that an app user may start to upload per day, and their total size. */
export const VIDEOS_A_DAY = 50;
export const VIDEO_MEGABYTES_A_DAY = 2048;

/**
 * Limits the uploads of app users. Counts in the database, so that several processes share the count, and before
 * anything is stored, so that concurrent uploads cannot exceed the limit. RATE_LIMIT=off turns the limits off.
 */
@Injectable()
export class UploadLimits {
  private readonly pictures: RateLimiterMongo;
  private readonly videos: RateLimiterMongo;
  private readonly videoMegabytes: RateLimiterMongo;

  constructor(
    @InjectConnection() connection: Connection,
    @Inject(ENV) private readonly env: Env,
  ) {
    this.pictures = makeLimiter(connection, 'pictures', PICTURES_AN_HOUR, HOUR);
    this.videos = makeLimiter(connection, 'videos', VIDEOS_A_DAY, DAY);
    this.videoMegabytes = makeLimiter(connection, 'video-megabytes', VIDEO_MEGABYTES_A_DAY, DAY);
  }

  /** Counts a picture of this user; RATE_LIMITED above the hourly limit. */
  async takePicture(user: string): Promise<void> {
    const message = `You can upload ${PICTURES_AN_HOUR} pictures an hour. Please try again later`;
    await this.take(this.pictures, user, 1, message);
  }

  /** Counts a video of this user by the bytes of its request; RATE_LIMITED above a daily limit. */
  async takeVideo(user: string, bytes: number): Promise<void> {
    const most = `You can upload ${VIDEOS_A_DAY} videos or ${VIDEO_MEGABYTES_A_DAY / 1024} GB a day.`;
    const message = `${most} Please try again tomorrow`;
    await this.take(this.videos, user, 1, message);
    await this.take(this.videoMegabytes, user, Math.ceil(bytes / MB), message);
  }

  private async take(limiter: RateLimiterMongo, key: string, points: number, message: string): Promise<void> {
    if (this.env.rateLimit) await take(limiter, key, message, points);
  }
}
