import type { Type } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';

/**
 * Injects the model of owned records. Its queries see the records of all owners; use `OwnedRecords` to read what a
 * caller can reach. A lint rule forbids any other injection of such a model.
 */
export const InjectUnscoped = (record: Type) => InjectModel(record.name);
