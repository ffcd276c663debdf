import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { RateLimiterMongo } from 'rate-limiter-flexible';
import { addressKey, siteKey } from '../../../core/address.js';
import { KnownDevices } from '../../../platform/access/known-devices.js';
import { loginKey } from '../../../platform/access/login-key.js';
import { makeLimiter, refuseUsedUp, take } from '../../../platform/access/rate-limits.js';
import type { Env } from '../../../core/config/env.js';
import { ENV } from '../../../platform/config/env.module.js';
import type { CodePurpose } from './code-purpose.js';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** The number of codes a day for each purpose. */
const SENT_A_DAY = 5000;
const TOO_MANY = 'Too many codes requested. Please try again later';
const USED_UP = 'No more codes can be sent today. Please try again tomorrow';

/** Limits how many codes are requested and sent, because each SMS costs money and disturbs the phone's owner. */
@Injectable()
export class SmsLimits {
  private readonly logger = new Logger('SmsCodes');
  private readonly ofAddress: RateLimiterMongo[];
  private readonly ofSite: RateLimiterMongo;
  private readonly ofBoth: RateLimiterMongo[];
  private readonly ofNumber: RateLimiterMongo;
  private readonly ofAll: RateLimiterMongo;

  constructor(
    @InjectConnection() connection: Connection,
    @Inject(ENV) private readonly env: Env,
    private readonly devices: KnownDevices,
  ) {
    const make = (prefix: string, points: number, seconds: number) =>
      makeLimiter(connection, `sms-${prefix}`, points, seconds);
    this.ofAddress = [make('address-hour', 30, HOUR), make('address-day', 100, DAY)];
    this.ofSite = make('site-day', 300, DAY);
    this.ofBoth = [make('caller', 3, HOUR / 4), make('caller-day', 5, DAY)];
    this.ofNumber = make('number', 10, DAY);
    this.ofAll = make('all', SENT_A_DAY, DAY);
  }

  /**
   * Counts a request for a code, whether or not the number has an account. The limits are 30 an hour and 100 a day for
   * each address, 300 a day for each IPv6 /48 network, 3 in 15 minutes and 5 a day for a number from one address, and
   * 10 a day for a number from all addresses. Requests from an address where the number's account has signed in before
   * skip the last limit, so that other people cannot use up the owner's codes. Fails with RATE_LIMITED for every number
   * once the codes of the day for the purpose are used up, which reveals nothing about a number.
   */
  async countRequest(purpose: CodePurpose, number: string, address: string): Promise<void> {
    if (!this.env.rateLimit) return;
    await refuseUsedUp(this.ofAll, purpose, USED_UP);
    const [from, site] = [addressKey(address), siteKey(address)];
    for (const limiter of this.ofAddress) await take(limiter, from, TOO_MANY);
    if (site) await take(this.ofSite, site, TOO_MANY);
    for (const limiter of this.ofBoth) await take(limiter, `${number}|${from}`, TOO_MANY);
    const isOwn = await this.devices.knowsAddress([loginKey('user', number)], address);
    if (!isOwn) await take(this.ofNumber, number, TOO_MANY);
  }

  /**
   * Counts an SMS before it is sent: 5,000 a day for each purpose, so that one purpose cannot use up the codes of the
   * other. Logs a warning when half of the codes are used.
   */
  async countSent(purpose: CodePurpose): Promise<void> {
    if (!this.env.rateLimit) return;
    const sent = await take(this.ofAll, purpose, USED_UP);
    if (sent === SENT_A_DAY / 2)
      this.logger.warn({ msg: "Half of today's SMS codes have been sent", purpose, sent });
  }
}
