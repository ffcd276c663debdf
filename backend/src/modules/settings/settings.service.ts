import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, HydratedDocument, Model, Types } from 'mongoose';
import { AuditService } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { FilesService } from '../../platform/files/files.service.js';
import type { IncomingFile } from '../../core/incoming-file.js';
import { ensureRecord, findRecord } from './only-record.js';
import { FamilyImage, LiveTime } from './setting.schemas.js';

/** Family image and live time: one record each. */
@Injectable()
export class SettingsService {
  constructor(
    @InjectModel(FamilyImage.name) private readonly families: Model<FamilyImage>,
    @InjectModel(LiveTime.name) private readonly liveTimes: Model<LiveTime>,
    @InjectConnection() private readonly connection: Connection,
    private readonly files: FilesService,
    private readonly audit: AuditService,
  ) {}

  async ensure(): Promise<void> {
    await Promise.all([ensureRecord(this.families), ensureRecord(this.liveTimes)]);
  }

  async familyImage(): Promise<FamilyImage> {
    return (await findRecord(this.families)).toObject();
  }

  /** A blank count keeps the old one, and so does a missing picture. A replaced picture goes. */
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

  /** Changes what is given; with nothing given it answers the record as it is. */
  async updateLiveTime(id: string, fields: Partial<Pick<LiveTime, 'days' | 'time'>>): Promise<LiveTime> {
    const { after } = await this.change(this.liveTimes, id, 'liveTime.update', (record) => {
      if (fields.days !== undefined) record.days = fields.days;
      if (fields.time !== undefined) record.time = fields.time;
    });
    return after;
  }

  /** One change and its audit record: both stand or neither does. */
  private change<T extends { _id: Types.ObjectId }>(
    model: Model<T>,
    id: string,
    action: string,
    apply: (record: HydratedDocument<T>) => void,
  ): Promise<{ before: T; after: T }> {
    return inTransaction(this.connection, async () => {
      const record = await findRecord(model, id);
      const before = record.toObject() as T;
      apply(record);
      if (!record.isModified()) return { before, after: before };
      await record.save();
      const after = record.toObject() as T;
      const target = { kind: action.split('.')[0]!, id: after._id.toHexString() };
      await this.audit.record({ action, target, before, after });
      return { before, after };
    });
  }
}
