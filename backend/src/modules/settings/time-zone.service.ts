import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Calendar, namedZone } from '../../core/days.js';
import { fieldError } from '../../core/errors.js';
import { present } from '../../core/present.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Seen } from '../../platform/audit/seen.js';
import { inTransaction } from '../../platform/database/transaction.js';
import type { TimeZoneRecord } from '../../platform/time-zone/time-zone.schema.js';
import { changed, TimeZones } from '../../platform/time-zone/time-zones.js';
import type { TimeZoneSetting } from './time-zone.dto.js';

/** Reads and sets the time zone of the installation. */
@Injectable()
export class TimeZoneService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly zones: TimeZones,
    private readonly audit: AuditService,
  ) {}

  async read(): Promise<TimeZoneSetting> {
    return this.shown(await this.zones.load());
  }

  /**
   * Sets the zone from the next day on, unless the caller saw another version. Fails when TIME_ZONE sets it. Confirming the
   * present zone counts as a choice.
   */
  async set(zone: string, seenVersion: number | undefined, now = new Date()): Promise<TimeZoneSetting> {
    if (this.zones.isFixed)
      throw fieldError('zone', 'TIME_ZONE in the environment of the server sets the zone');
    const seen: Seen<TimeZoneRecord> = { version: seenVersion, show: (record) => this.shown(record) };
    await inTransaction(this.connection, async () => {
      const before = await this.zones.load();
      await this.audit.assertSeen(before, seen);
      const after = changed(before, namedZone(zone) ?? zone, now);
      await this.zones.store(after);
      await this.audit.record({
        action: 'timeZone.update',
        target: { kind: 'timeZone', id: before._id, label: 'Time zone' },
        before: latestIn(before),
        after: latestIn(after),
      });
    });
    return this.read();
  }

  private shown({ history, chosen, version }: TimeZoneRecord): TimeZoneSetting {
    const calendar = new Calendar(history);
    return {
      zone: calendar.zone,
      history: history.map(({ from, zone }) => ({ from, zone })),
      fixed: this.zones.isFixed,
      chosen,
      today: calendar.dayOf(new Date()),
      version,
    };
  }
}

/** Returns the record for the audit log, with its latest zone in place of the zones over time. */
const latestIn = ({ history, ...record }: TimeZoneRecord) => ({
  ...record,
  zone: present(history.at(-1)).zone,
});
