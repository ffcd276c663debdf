import type { Type } from '@nestjs/common';
import { PartialType } from '@nestjs/swagger';
import { Id } from '../../../http/fields.js';
import { copyFiles } from '../../../http/file-fields.js';

/**
 * Creates the DTO of a change: the record's id, and every field of `Add` as optional. An empty file field means
 * unchanged.
 */
export function updateOf<T extends object>(Add: Type<T>): Type<{ id: string } & Partial<T>> {
  class Update extends (PartialType(Add) as Type<object>) {}
  Reflect.defineMetadata('design:type', String, Update.prototype, 'id');
  Id()(Update.prototype, 'id');
  copyFiles(Add, Update);
  return Update as unknown as Type<{ id: string } & Partial<T>>;
}
