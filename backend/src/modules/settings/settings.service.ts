import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HydratedDocument, Model, Types } from 'mongoose';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Changed } from '../../platform/audit/audited-change.js';
import { FilesService } from '../../platform/files/files.service.js';
import type { IncomingFile } from '../../core/incoming-file.js';
import { ensureRecord, findRecord } from './only-record.js';
import { FamilyImage, LiveTime } from './setting.schemas.js';

/** The family image and live time settings. Each has a single record. */
@Injectable()
export class SettingsService {
  constructor(
    @InjectModel(FamilyImage.name) private readonly families: Model<FamilyImage>,
    @InjectModel(LiveTime.name) private readonly liveTimes: Model<LiveTime>,
    private readonly files: FilesService,
    private readonly audit: AuditService,
  ) {}

  async ensure(): Promise<void> {
    await Promise.all([ensureRecord(this.families), ensureRecord(this.liveTimes)]);
  }

  async familyImage(): Promise<FamilyImage> {
    return (await findRecord(this.families)).toObject();
  }

  /** Updates the given fields. Deletes the file of a replaced picture. */
  async updateFamilyImage(id: string, count: number | undefined, image?: IncomingFile): Promise<FamilyImage> {
    await findRecord(this.families, id);
    const picture = image && (await this.files.store('family', image));
    const { before, after } = await this.change(this.families, id, 'familyImage.update', (record) => {
      if (count !== undefined) record.count = count;
      if (picture) record.image = picture;
    });
    if (picture && before.image) await this.files.remove(before.image);
    return after;
  }

  async liveTime(): Promise<LiveTime> {
    return (await findRecord(this.liveTimes)).toObject();
  }

  /** Updates the given fields. Without fields it returns the record unchanged. */
  async updateLiveTime(id: string, fields: Partial<Pick<LiveTime, 'days' | 'time'>>): Promise<LiveTime> {
    const { after } = await this.change(this.liveTimes, id, 'liveTime.update', (record) => {
      if (fields.days !== undefined) record.days = fields.days;
      if (fields.time !== undefined) record.time = fields.time;
    });
    return after;
  }

  /** Applies a change and writes its audit record atomically. */
  private change<T extends { _id: Types.ObjectId }>(
    model: Model<T>,
    id: string,
    action: string,
    apply: (record: HydratedDocument<T>) => void,
  ): Promise<Changed<T>> {
    return this.audit.change({ action, find: () => findRecord(model, id), apply });
  }
}
