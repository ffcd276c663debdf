import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { currentTime } from '../../../core/request-context.js';
import { DayTotal, type HourTotal } from './day-total.schema.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * The coins that were moved without a second admin in the last 24 hours, by key: of each admin, and to each recipient.
 * Amounts are summed by hour, and an hour counts until 24 hours after its end. An amount therefore counts for 24 to 25
 * hours.
 */
@Injectable()
export class DayTotals {
  constructor(@InjectModel(DayTotal.name) private readonly totals: Model<DayTotal>) {}

  /** Maps each key to the coins that still count. */
  async of(keys: readonly string[]): Promise<Map<string, number>> {
    const hours = await this.hoursOf(keys);
    return new Map(keys.map((key) => [key, sumOf(hours.get(key) ?? [])]));
  }

  /**
   * Adds coins to the totals of these keys, in the caller's open transaction. Returns false and adds nothing if one of the
   * totals would exceed `limit`.
   */
  async add(coins: ReadonlyMap<string, number>, limit: number): Promise<boolean> {
    const keys = [...coins.keys()];
    const expiresAt = new Date(currentTime().getTime() + DAY + 2 * HOUR);
    // The records are written before they are read: a concurrent attempt waits or retries, and then reads the new totals.
    await this.write(keys, () => ({ $inc: { attempts: 1 }, $set: { expiresAt } }));
    const hours = await this.hoursOf(keys);
    const isOver = (key: string) => sumOf(hours.get(key) ?? []) + (coins.get(key) ?? 0) > limit;
    if (keys.some(isOver)) return false;
    const hour = new Date(Math.floor(currentTime().getTime() / HOUR) * HOUR);
    await this.write(keys, (key) => ({
      $set: { hours: withCoins(hours.get(key) ?? [], hour, coins.get(key) ?? 0) },
    }));
    return true;
  }

  private async hoursOf(keys: readonly string[]): Promise<Map<string, HourTotal[]>> {
    const found = await this.totals.find({ _id: { $in: keys } }).lean();
    return new Map(found.map(({ _id, hours = [] }) => [_id, counting(hours)]));
  }

  private async write(keys: readonly string[], update: (key: string) => object): Promise<void> {
    await this.totals.bulkWrite(
      keys.map((_id) => ({ updateOne: { filter: { _id }, update: update(_id), upsert: true } })),
    );
  }
}

const counting = (hours: HourTotal[]): HourTotal[] => {
  const oldest = currentTime().getTime() - DAY - HOUR;
  return hours.filter(({ hour }) => hour.getTime() > oldest);
};

const sumOf = (hours: HourTotal[]): number => hours.reduce((sum, { coins }) => sum + coins, 0);

/** Returns the hours with these coins added to one of them. */
function withCoins(hours: HourTotal[], hour: Date, coins: number): HourTotal[] {
  const isSame = (one: HourTotal) => one.hour.getTime() === hour.getTime();
  if (!hours.some(isSame)) return [...hours, { hour, coins }];
  return hours.map((one) => (isSame(one) ? { hour, coins: one.coins + coins } : one));
}
