import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HydratedDocument, Model, Types } from 'mongoose';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Changed } from '../../platform/audit/audited-change.js';
import type { Seen } from '../../platform/audit/seen.js';
import { FilesService } from '../../platform/files/files.service.js';
import type { IncomingFile } from '../../core/incoming-file.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { rulesAfter, rulesOf } from './live-time-rules.js';
import { ensureRecord, findRecord } from './only-record.js';
import { FamilyImage, LiveTime, type LiveTimeRule } from './setting.schemas.js';

/** The family image and live time settings. Each has a single record. */
@Injectable()
export class SettingsService {
  constructor(
    @InjectModel(FamilyImage.name) private readonly families: Model<FamilyImage>,
    @InjectModel(LiveTime.name) private readonly liveTimes: Model<LiveTime>,
    private readonly files: FilesService,
    private readonly audit: AuditService,
    private readonly zones: TimeZones,
  ) {}

  async ensure(): Promise<void> {
    await Promise.all([ensureRecord(this.families), ensureRecord(this.liveTimes)]);
  }

  async familyImage(): Promise<FamilyImage> {
    return (await findRecord(this.families)).toObject();
  }

  /** Updates the given fields, unless the caller saw another version. Deletes the file of a replaced picture. */
  async updateFamilyImage(
    id: string,
    { count, image }: { count?: number; image?: IncomingFile },
    seen: Seen<FamilyImage>,
  ): Promise<FamilyImage> {
    await this.audit.assertSeen((await findRecord(this.families, id)).toObject(), seen);
    const picture = image && (await this.files.store('family', image));
    const apply = (record: HydratedDocument<FamilyImage>) => {
      if (count !== undefined) record.count = count;
      if (picture) record.image = picture;
    };
    const { before, after } = await this.change(this.families, id, 'familyImage.update', { apply, seen });
    if (picture && before.image) await this.files.remove(before.image);
    return after;
  }

  async liveTime(): Promise<LiveTime> {
    return (await findRecord(this.liveTimes)).toObject();
  }

  /** Returns the live time over time, for `ruleOfMonth`. */
  async liveTimeRules(): Promise<LiveTimeRule[]> {
    return rulesOf(await this.liveTime());
  }

  /**
   * Updates the given fields from today on, unless the caller saw another version. Without fields it returns the record
   * unchanged.
   */
  async updateLiveTime(
    id: string,
    fields: Partial<Pick<LiveTime, 'days' | 'time'>>,
    seen: Seen<LiveTime>,
  ): Promise<LiveTime> {
    const apply = (record: HydratedDocument<LiveTime>) => {
      const before = record.toObject();
      if (fields.days !== undefined) record.days = fields.days;
      if (fields.time !== undefined) record.time = fields.time;
      const today = this.zones.calendar.dayOf(new Date());
      if (record.isModified()) record.ruleHistory = rulesAfter(before, record, today);
    };
    const { after } = await this.change(this.liveTimes, id, 'liveTime.update', { apply, seen });
    return after;
  }

  /** Applies a change and writes its audit record atomically. */
  private change<T extends { _id: Types.ObjectId }>(
    model: Model<T>,
    id: string,
    action: string,
    change: { apply: (record: HydratedDocument<T>) => void; seen: Seen<T> },
  ): Promise<Changed<T>> {
    return this.audit.change({ action, find: () => findRecord(model, id), ...change });
  }
}
