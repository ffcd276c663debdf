import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { AppError } from '../../core/errors.js';
import { currentTime } from '../../core/request-context.js';
import { Scope } from '../../core/scope.js';
import { FingerprintOf } from '../../platform/events/change-feed.js';
import { ChangesService } from '../changes/changes.service.js';
import type { NotePresenceDto, PresenceQuery, RowPresenceDto, SeenPresence } from './presence.dto.js';
import { PresencePictures } from './presence-pictures.js';
import { Presence } from './presence.schema.js';

/** A panel renews its presence every 15 seconds. After this many milliseconds without, the person has left. */
const STALE_MILLISECONDS = 40_000;
/** The most places of one account that count. */
const MOST_PLACES = 20;
/** The most people that an answer names. */
const MOST_PEOPLE = 50;
/** The most people that an answer about the rows of a page names. */
const MOST_IN_ROWS = 500;

/** Knows who has which record open now. */
@Injectable()
export class PresenceService {
  constructor(
    @InjectModel(Presence.name) private readonly presences: Model<Presence>,
    private readonly changes: ChangesService,
    private readonly pictures: PresencePictures,
  ) {}

  /** Notes that the caller has a record open, or still has. Fails with NOT_FOUND for a record that the caller does not see. */
  async note(caller: Caller, { kind, record, place }: NotePresenceDto): Promise<void> {
    await this.assertReached(caller, { kind, record });
    const { id: account, role, name } = caller;
    const _id = `${account}:${place}`;
    const now = currentTime();
    const renewed = await this.presences.updateOne({ _id, kind, record }, { seenAt: now });
    if (renewed.matchedCount) return;
    const opened = { account, role, name, kind, record, since: now, seenAt: now };
    await this.presences.updateOne({ _id }, opened, { upsert: true });
    const older = await this.presences
      .find({ account }, { _id: 1 })
      .sort({ seenAt: -1 })
      .skip(MOST_PLACES)
      .limit(MOST_PLACES)
      .lean();
    if (older.length) await this.presences.deleteMany({ _id: { $in: older.map((one) => one._id) } });
  }

  /** Notes that the caller has closed what was open in a place. */
  async leave({ id }: Caller, place: string): Promise<void> {
    await this.presences.deleteOne({ _id: `${id}:${place}` });
  }

  /** Returns who else has a record open, who came first first. Fails with NOT_FOUND for a record that the caller does not see. */
  async others(caller: Caller, { kind, record }: PresenceQuery): Promise<SeenPresence[]> {
    await this.assertReached(caller, { kind, record });
    return this.othersIn(caller, kind, [record], MOST_PEOPLE);
  }

  /** Returns who else has these records open, who came first first. Leaves out records that the caller does not see. */
  async othersInRows(caller: Caller, { kind, records }: RowPresenceDto): Promise<SeenPresence[]> {
    const reached = await this.changes.reached(caller, kind, records);
    return this.othersIn(caller, kind, reached, MOST_IN_ROWS);
  }

  private async othersIn(
    caller: Caller,
    kind: string,
    records: readonly string[],
    most: number,
  ): Promise<SeenPresence[]> {
    const present = await this.presences
      .find({ kind, record: { $in: [...records] }, seenAt: fresh(), account: { $ne: caller.id } })
      .sort({ seenAt: -1 })
      .limit(most)
      .lean();
    present.sort((one, other) => one.since.getTime() - other.since.getTime());
    // A person who has the record open in two places is one person.
    const places = present.toReversed().map((one) => [`${one.record} ${one.account}`, one] as const);
    const people = [...new Map(places).values()].toReversed();
    const pictures = await this.pictures.of(Scope.of(caller), people);
    return people.map((one) => ({ ...one, image: pictures.get(one.account) ?? '' }));
  }

  /** A value that changes when a member of staff opens or leaves a record. */
  @FingerprintOf('presence')
  async fingerprint(): Promise<string> {
    const present = await this.presences
      .find({ seenAt: fresh() }, { kind: 1, record: 1 })
      .sort({ seenAt: -1 })
      .limit(1000)
      .lean();
    const places = present.map(({ _id, kind, record }) => `${_id} ${kind} ${record}`).sort();
    return createHash('sha256').update(places.join('\n')).digest('base64');
  }

  private async assertReached(caller: Caller, { kind, record }: PresenceQuery): Promise<void> {
    if (!(await this.changes.reaches(caller, kind, record))) throw new AppError('NOT_FOUND');
  }
}

const fresh = () => ({ $gt: new Date(currentTime().getTime() - STALE_MILLISECONDS) });
