import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { duplicateField } from '../../core/duplicate.js';
import { newLease } from '../work/lease.js';
import { HeldPlaces, type Place, PlaceHolder } from './place.schema.js';

/** Milliseconds after which the places of a killed process are free. */
const LEASE = 20_000;
const RENEWAL = LEASE / 3;

export interface PlaceLimits {
  account: number;
  session?: number;
}

/**
 * Limits what an account does at a time in all processes together. Each place is stored under its account and names its
 * process; one lease for each process keeps all of its places, so that an open place costs no write of its own.
 */
@Injectable()
export class SharedPlaces implements OnApplicationShutdown {
  private readonly logger = new Logger('Places');
  private readonly process = newLease();
  /** The places of this process, by id, with the _id of the record that holds them. */
  private readonly own = new Map<string, string>();
  /** Places that could not be given back yet. */
  private readonly left = new Map<string, string>();
  private leaseEnd = 0;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private readonly running = new Set<Promise<void>>();

  constructor(
    @InjectModel(HeldPlaces.name) private readonly places: Model<HeldPlaces>,
    @InjectModel(PlaceHolder.name) private readonly holders: Model<PlaceHolder>,
  ) {}

  /** Takes a place of this kind. Returns the function that gives it back, or undefined when all places are taken. */
  async take(
    kind: 'stream' | 'export',
    { id: account, sessionId }: Pick<Caller, 'id' | 'sessionId'>,
    most: PlaceLimits,
  ): Promise<(() => void) | undefined> {
    if (this.leaseEnd - Date.now() < LEASE / 2) await this.renew();
    this.timer ??= setInterval(() => this.follow(this.tick()), RENEWAL).unref();
    const [id, record] = [newLease(), `${kind} ${account}`];
    this.own.set(id, record);
    const giveBack = () => this.follow(this.giveBack(id, record));
    try {
      if (await this.store(record, { id, session: sessionId, by: this.process }, most)) return giveBack;
    } catch (error) {
      // The place may be stored all the same.
      giveBack();
      throw error;
    }
    this.own.delete(id);
    return undefined;
  }

  async onApplicationShutdown(): Promise<void> {
    // Without its lease, this process holds no place any more.
    this.isStopped = true;
    clearInterval(this.timer);
    await Promise.all(this.running);
    if (this.leaseEnd) await this.holders.deleteOne({ _id: this.process }).catch(() => undefined);
  }

  /** Adds the place unless the limits are reached. One command, so that concurrent calls count each other. */
  private async store(record: string, place: Place, most: PlaceLimits): Promise<boolean> {
    const leases = await this.holders.find({ until: { $gt: new Date() } }).lean();
    // This process is alive, whatever its stored lease says.
    const alive = [this.process, ...leases.map(({ _id }) => _id)];
    const live = { $filter: { input: { $ifNull: ['$held', []] }, cond: { $in: ['$$this.by', alive] } } };
    const ofSession = { $filter: { input: '$$live', cond: { $eq: ['$$this.session', place.session] } } };
    const fits = {
      $and: [
        { $lt: [{ $size: '$$live' }, most.account] },
        { $lt: [{ $size: ofSession }, most.session ?? most.account] },
      ],
    };
    const held = {
      $let: { vars: { live }, in: { $cond: [fits, { $concatArrays: ['$$live', [place]] }, '$$live'] } },
    };
    const add = () =>
      this.places.collection.findOneAndUpdate({ _id: record as never }, [{ $set: { held } }], {
        upsert: true,
        returnDocument: 'after',
      });
    const stored = await add().catch((error: unknown) => {
      // Another process has just added the record.
      if (duplicateField(error)) return add();
      throw error;
    });
    return (stored as HeldPlaces | null)?.held.some(({ id }) => id === place.id) === true;
  }

  private async giveBack(id: string, record: string): Promise<void> {
    this.own.delete(id);
    if (this.isStopped) return;
    try {
      await this.places.updateOne({ _id: record }, { $pull: { held: { id } } });
      this.left.delete(id);
    } catch (error) {
      this.left.set(id, record);
      this.logger.error({ msg: 'A place could not be given back yet', err: error });
    }
  }

  /** Renews the lease while this process holds places, and gives back what it could not give back before. */
  private async tick(): Promise<void> {
    try {
      for (const [id, record] of this.left) await this.giveBack(id, record);
      if (this.own.size) await this.renew();
      else if (!this.left.size) {
        clearInterval(this.timer);
        this.timer = undefined;
      }
    } catch (error) {
      this.logger.error({ msg: 'The lease of the places was not renewed', err: error });
    }
  }

  private async renew(): Promise<void> {
    const end = Date.now() + LEASE;
    await this.holders.updateOne({ _id: this.process }, { until: new Date(end) }, { upsert: true });
    this.leaseEnd = end;
  }

  private follow(work: Promise<void>): void {
    this.running.add(work);
    void work.finally(() => this.running.delete(work));
  }
}
