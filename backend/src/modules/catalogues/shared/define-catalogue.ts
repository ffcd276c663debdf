// A catalogue is declared once: what it keeps, what staff search, which fields are files. Routes stay in its controller.
import { Inject, type Provider, type Type } from '@nestjs/common';
import { getModelToken, MongooseModule, SchemaFactory } from '@nestjs/mongoose';
import type { Model, Schema } from 'mongoose';
import { searchable } from '../../../platform/database/search.js';
import type { CatalogueRecord } from './catalogue-record.js';
import { Catalogue } from './catalogue.js';
import { CatalogueTools } from './catalogue-tools.js';
import { addLevelKey } from './unique-levels.js';
import type { CatalogueKind } from '../registry/kinds.js';

/** Names of the fields that hold text. */
type TextOf<T> = { [K in keyof T]: T[K] extends string ? K : never }[keyof T] & string;

export interface CatalogueDefinition<T extends CatalogueRecord> {
  /** Names it in audit records, in the trash and in its files' folder. */
  kind: CatalogueKind;
  /** What staff call one of its records. */
  label: (record: T) => string;
  /** Fields that staff search. */
  search?: TextOf<T>[];
  /** The records are levels: staff search them by their number, and each number is there once (`UniqueLevels`). */
  levels?: true;
  /** Fields that hold the path of a file. */
  files?: TextOf<T>[];
  /** `order`: staff arrange it by hand. Otherwise a wire sort, for example `-createdAt`. */
  sort?: string;
  /** In the order of `order`, which stays as it was made. */
  fixedOrder?: true;
  /** Staff arrange the records that have the same value in this field, as a list of their own. */
  orderedWithin?: keyof T & string;
}

export const catalogueOf = (record: { name: string }) => `catalogue:${record.name}`;
/** The catalogue of these records. */
export const InjectCatalogue = (record: { name: string }) => Inject(catalogueOf(record));

export interface DefinedCatalogue {
  schema: Schema;
  /** What its module is made of: the collection and the service; the module adds its controller. */
  parts: {
    imports: ReturnType<typeof MongooseModule.forFeature>[];
    providers: Provider[];
    exports: string[];
  };
}

export function defineCatalogue<T extends CatalogueRecord>(
  record: Type<T>,
  definition: CatalogueDefinition<T>,
): DefinedCatalogue {
  const schema = SchemaFactory.createForClass(record) as unknown as Schema;
  if (definition.search?.length) schema.plugin(searchable, { fields: definition.search });
  if (definition.levels) addLevelKey(schema);
  schema.index({ deletedAt: 1, order: 1, _id: 1 });
  schema.index({ deletedAt: 1, createdAt: -1, _id: -1 });
  const provider: Provider = {
    provide: catalogueOf(record),
    useFactory: (model: Model<T>, tools: CatalogueTools) => new Catalogue(model, definition, tools),
    inject: [getModelToken(record.name), CatalogueTools],
  };
  return {
    schema,
    parts: {
      imports: [MongooseModule.forFeature([{ name: record.name, schema }])],
      providers: [provider],
      exports: [catalogueOf(record)],
    },
  };
}
