import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { currentTime } from '../../../core/request-context.js';
import type { LimitName } from './coin-limits.schema.js';
import { DayTotal, type HourTotal } from './day-total.schema.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * What each admin moves without a second admin within 24 hours. Amounts are kept by the hour, and an hour counts until 24
 * hours after its end, so an amount counts for 24 to 25 hours.
 */
@Injectable()
export class DayTotals {
  constructor(@InjectModel(DayTotal.name) private readonly totals: Model<DayTotal>) {}

  /** Coins that the admin moved alone and that still count. */
  async of(name: LimitName, adminId: string): Promise<number> {
    const total = await this.totals.findById(keyOf(name, adminId)).lean();
    return sumOf(counting(total?.hours ?? []));
  }

  /**
   * Adds coins to what the admin moved alone, in the transaction of the caller, which must be open. Answers false and adds
   * nothing when the sum would exceed `limit`.
   */
  async add(name: LimitName, adminId: string, coins: number, limit: number): Promise<boolean> {
    const _id = keyOf(name, adminId);
    // Written before it is used: a second attempt at the same time waits or begins anew, and then reads this one's sum.
    const total = await this.totals
      .findOneAndUpdate({ _id }, { $inc: { attempts: 1 } }, { upsert: true, returnDocument: 'after' })
      .lean();
    const hours = counting(total.hours ?? []);
    if (sumOf(hours) + coins > limit) return false;
    const hour = new Date(Math.floor(currentTime().getTime() / HOUR) * HOUR);
    const same = hours.find((one) => one.hour.getTime() === hour.getTime());
    if (same) same.coins += coins;
    else hours.push({ hour, coins });
    await this.totals.updateOne({ _id }, { $set: { hours } });
    return true;
  }
}

const keyOf = (name: LimitName, adminId: string): string => `${name}:${adminId}`;

const counting = (hours: HourTotal[]): HourTotal[] => {
  const oldest = currentTime().getTime() - DAY - HOUR;
  return hours.filter(({ hour }) => hour.getTime() > oldest);
};

const sumOf = (hours: HourTotal[]): number => hours.reduce((sum, { coins }) => sum + coins, 0);
