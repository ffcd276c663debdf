import type { Connection } from 'mongoose';
import type { FilesService } from '../../platform/files/files.service.js';
import { FamilyImage, LiveTime } from '../../modules/settings/setting.schemas.js';
import { drawBadge } from './avatar.js';

/** Fills the settings with realistic values. */
export async function seedSettings(connection: Connection, files: FilesService): Promise<void> {
  const family = connection.model<FamilyImage>(FamilyImage.name);
  const record = await family.findOne();
  const image = await files.storeDrawn('family', String(record?._id), drawBadge(4));
  await family.updateOne({}, { count: 50, image });
  await connection.model(LiveTime.name).updateOne({}, { days: 20, time: 60 });
}
