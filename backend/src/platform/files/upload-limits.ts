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

/** Pictures that a user of the app may send in an hour: profile pictures and posters of videos. */
export const PICTURES_AN_HOUR = 60;
/** Videos that a user may begin to send in a day, and how large they may be together. */
export const VIDEOS_A_DAY = 50;
export const VIDEO_MEGABYTES_A_DAY = 2048;

/**
 * What a user of the app may upload in a time. Counted in the database, so that several processes share the count, and before
 * anything is stored, so that many uploads at once cannot slip through. RATE_LIMIT=off turns the limits off.
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

  /** Counts a picture of this user; RATE_LIMITED above the limit of an hour. */
  async takePicture(user: string): Promise<void> {
    const message = `You can upload ${PICTURES_AN_HOUR} pictures an hour. Please try again later.`;
    await this.take(this.pictures, user, 1, message);
  }

  /** Counts a video of this user by the bytes of its request; RATE_LIMITED above one of the limits of a day. */
  async takeVideo(user: string, bytes: number): Promise<void> {
    const most = `You can upload ${VIDEOS_A_DAY} videos or ${VIDEO_MEGABYTES_A_DAY / 1024} GB a day.`;
    const message = `${most} Please try again tomorrow.`;
    await this.take(this.videos, user, 1, message);
    await this.take(this.videoMegabytes, user, Math.ceil(bytes / MB), message);
  }

  private async take(limiter: RateLimiterMongo, key: string, points: number, message: string): Promise<void> {
    if (this.env.rateLimit) await take(limiter, key, message, points);
  }
}
