import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { currentTime } from '../../../core/request-context.js';
import type { LimitName } from './coin-limits.schema.js';
import { DayTotal, type HourTotal } from './day-total.schema.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * The coins that each admin moved without a second admin in the last 24 hours. Amounts are summed by hour, and an hour
 * counts until 24 hours after its end. An amount therefore counts for 24 to 25 hours.
 */
@Injectable()
export class DayTotals {
  constructor(@InjectModel(DayTotal.name) private readonly totals: Model<DayTotal>) {}

  /** Returns the coins that the admin moved alone and that still count. */
  async of(name: LimitName, adminId: string): Promise<number> {
    const total = await this.totals.findById(keyOf(name, adminId)).lean();
    return sumOf(counting(total?.hours ?? []));
  }

  /**
   * Adds coins to the total that the admin moved alone, in the caller's open transaction. Returns false and adds
   * nothing if the total would exceed `limit`.
   */
  async add(name: LimitName, adminId: string, coins: number, limit: number): Promise<boolean> {
    const _id = keyOf(name, adminId);
    // The record is written before it is read: a concurrent attempt waits or retries, and then reads the new total.
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
