import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PastMark } from './past-mark.schema.js';

const PAST = 'past';

/**
 * Knows whether entries of past days are still being written, as by the history of the demo. No sum of a past day may be
 * stored until then: closings and figures would lack the entries that follow.
 */
@Injectable()
export class OpenPast {
  constructor(@InjectModel(PastMark.name) private readonly marks: Model<PastMark>) {}

  async isOpen(): Promise<boolean> {
    return (await this.marks.exists({ _id: PAST })) !== null;
  }

  /** Call it before the first request. */
  async open(): Promise<void> {
    await this.marks.updateOne({ _id: PAST }, { $setOnInsert: { since: new Date() } }, { upsert: true });
  }

  /** Call it after the last entry of a past day. */
  async close(): Promise<void> {
    await this.marks.deleteOne({ _id: PAST });
  }
}
