import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Env } from '../../core/config/env.js';
import { Calendar, isSameZone, offsetOf } from '../../core/days.js';
import { duplicateField } from '../../core/duplicate.js';
import { ENV } from '../config/env.module.js';
import { inTransaction } from '../database/transaction.js';
import { PollLoop } from '../work/poll-loop.js';
import { TimeZoneRecord } from './time-zone.schema.js';

const ID = 'installation';
const DEFAULT = 'UTC';
/** Milliseconds after which every process follows a change. */
const EVERY = 8000;

/** What panels need to know about the zone. */
export interface SentZones {
  /** Each zone with the first time that is shown in it, in milliseconds; null for the first zone. */
  zones: [zone: string, since: number | null][];
  /** The present zone in words: `India Standard Time, GMT+5:30`. */
  name: string;
  /** No admin has chosen the zone yet. */
  isDefault: boolean;
}

/** The time zone of the installation: the one in which days are counted and times are shown. */
@Injectable()
export class TimeZones implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private known: Known;
  private readonly loop = new PollLoop({
    look: async () => {
      await this.load();
      return EVERY;
    },
    every: EVERY,
    failure: 'The time zone could not be read',
    logger: new Logger('TimeZones'),
  });

  constructor(
    @InjectModel(TimeZoneRecord.name) private readonly records: Model<TimeZoneRecord>,
    @Inject(ENV) private readonly env: Env,
  ) {
    this.known = knownOf(this.first());
  }

  onModuleInit(): Promise<TimeZoneRecord> {
    return this.load();
  }

  onApplicationBootstrap(): void {
    this.loop.start(EVERY);
  }

  onApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** The days of the installation. */
  get calendar(): Calendar {
    return this.known.calendar;
  }

  /** Returns a time for messages, with the difference of its zone from UTC: `2026-01-31 17:30 GMT+5:30`. */
  written(time: Date): string {
    const zone = this.calendar.zoneAt(time.getTime());
    const local = new Date(time.getTime() + offsetOf(time.getTime(), zone));
    return `${local.toISOString().slice(0, 16).replace('T', ' ')} ${zone === DEFAULT ? DEFAULT : partOf(zone, 'shortOffset', time)}`;
  }

  /** Whether no admin has chosen the zone yet. */
  get isDefault(): boolean {
    return !this.known.record.chosen;
  }

  /** The time zones that pages and answers send to the panels, as JSON in ASCII. */
  get json(): string {
    return this.known.json;
  }

  /** Whether TIME_ZONE sets the zone, so that no Owner can. */
  get isFixed(): boolean {
    return this.env.timeZone !== undefined;
  }

  /** Reads the stored zone again and returns its record. */
  async load(): Promise<TimeZoneRecord> {
    const record = (await this.records.findById(ID).lean()) ?? this.first();
    const isSame = JSON.stringify(record.history) === JSON.stringify(this.known.record.history);
    this.known = knownOf(record, isSame ? this.known.calendar : new Calendar(record.history));
    return record;
  }

  /** Stores the zone at the first start, and a change of TIME_ZONE since the last start. */
  async settle(now = new Date()): Promise<void> {
    try {
      await this.records.updateOne({ _id: ID }, { $setOnInsert: this.first() }, { upsert: true });
    } catch (error) {
      // Another process has just stored it.
      if (!duplicateField(error)) throw error;
    }
    const zone = this.env.timeZone;
    await inTransaction(this.records.db, async () => {
      const stored = await this.load();
      if (zone && !isSameZone(zone, this.calendar.zone)) await this.store(changed(stored, zone, now));
    });
    await this.load();
  }

  /** Stores a record in the transaction that loaded the one before it. Load it again after the commit. */
  async store(next: TimeZoneRecord): Promise<void> {
    await this.records.replaceOne({ _id: ID }, next, { upsert: true });
  }

  private first(): TimeZoneRecord {
    const { timeZone } = this.env;
    const history = [{ from: '', zone: timeZone ?? DEFAULT }];
    return { _id: ID, history, chosen: timeZone !== undefined, version: 0 };
  }
}

interface Known {
  record: TimeZoneRecord;
  /** Reused as long as the zones are the same, because it caches the starts of days. */
  calendar: Calendar;
  json: string;
}

function knownOf(record: TimeZoneRecord, calendar = new Calendar(record.history)): Known {
  const sent: SentZones = {
    zones: calendar.shown.map(({ zone, since }) => [zone, Number.isFinite(since) ? since : null]),
    name: nameOf(calendar.zoneAt(Date.now())),
    isDefault: !record.chosen,
  };
  return { record, calendar, json: JSON.stringify(sent) };
}

/** Returns the name of a zone and how far it is ahead of UTC now. */
function nameOf(timeZone: string): string {
  if (timeZone === DEFAULT) return DEFAULT;
  const names = [partOf(timeZone, 'longGeneric'), partOf(timeZone, 'shortOffset')];
  return [...new Set(names)].join(', ');
}

const partOf = (timeZone: string, timeZoneName: 'longGeneric' | 'shortOffset', time = new Date()) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace(/[^ -~]/g, '') ?? '';

/** Returns the record after a change of the zone at this moment. */
export const changed = (record: TimeZoneRecord, zone: string, now: Date): TimeZoneRecord => ({
  ...record,
  history: [...new Calendar(record.history).changed(zone, now).history],
  chosen: true,
  version: record.version + 1,
});
