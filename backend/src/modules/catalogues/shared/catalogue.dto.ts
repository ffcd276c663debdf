import type { Type } from '@nestjs/common';
import { IntersectionType, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { WhenAbsent } from '../../../http/exports/exported-as.js';
import { DayRange, Filter } from '../../../http/filter-fields.js';
import { ListQuery } from '../../../http/list-query.js';
import { Flag, Id, Optional } from '../../../http/fields.js';
import { copyFiles } from '../../../http/file-fields.js';
import { Shows, ShowsId } from '../../../http/shown-fields.js';
import { ShowsVersion, VersionSeen } from '../../../http/version-fields.js';
import { versionOf } from '../../../platform/database/versioned.js';
import type { CatalogueRecord } from './catalogue-record.js';

/** The query of a list of records that staff can hide from the app. */
export class ShownListQuery extends ListQuery {
  @Optional()
  @Flag({ description: 'Only records that the app shows, or only hidden ones' })
  @Filter()
  shown?: boolean;
}

/** The query of every catalogue's list. Each catalogue adds its sort and the filters of its own fields. */
export class CatalogueListQuery extends IntersectionType(
  ShownListQuery,
  DayRange('created', 'Day of creation', 'createdAt'),
) {}

/** The fields that the forms of all catalogues have. */
export class CatalogueFields {
  @Optional()
  // Spreadsheets write TRUE and FALSE.
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value))
  @Flag({ description: 'false: hidden from the app. Shown by default', example: true })
  shown?: boolean;
}

/** The fields that all records have in answers. */
export class CatalogueRecordDto {
  @ShowsId() _id: string;
  @ShowsVersion() version: number;
  @WhenAbsent('Yes')
  @Shows({
    type: Boolean,
    required: false,
    description: 'false: hidden from the app. Shown records lack the field',
    example: false,
  })
  shown?: boolean;
}

/** Returns the fields that all records have in answers. */
export const recordDto = ({
  _id,
  shown,
  version,
}: {
  _id: CatalogueRecord['_id'];
  shown: boolean | undefined;
  version: number | undefined;
}): CatalogueRecordDto => ({
  _id: _id.toHexString(),
  version: versionOf({ version }),
  ...(shown === false && { shown }),
});

/**
 * Creates the DTO of a change: the record's id, the version that the caller saw, and every field of `Add` as optional.
 * An empty file field means unchanged.
 */
export function updateOf<T extends object>(
  Add: Type<T>,
): Type<{ id: string; versionSeen?: number } & Partial<T>> {
  class Update extends (PartialType(Add) as Type<object>) {}
  Reflect.defineMetadata('design:type', String, Update.prototype, 'id');
  Id()(Update.prototype, 'id');
  Reflect.defineMetadata('design:type', Number, Update.prototype, 'versionSeen');
  VersionSeen()(Update.prototype, 'versionSeen');
  copyFiles(Add, Update);
  return Update as unknown as Type<{ id: string; versionSeen?: number } & Partial<T>>;
}
