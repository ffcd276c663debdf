import type { Type } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';

/**
 * The model of records that somebody owns. Its queries see the records of all owners: what a caller may reach is read through
 * `OwnedRecords`. The lint allows no other way to such a model.
 */
export const InjectUnscoped = (record: Type) => InjectModel(record.name);
