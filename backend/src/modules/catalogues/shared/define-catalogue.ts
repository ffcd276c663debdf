// Each catalogue is declared once, in its own folder: its record, search fields, order and endpoints. The definition
// provides everything else, such as its module, its export and import, and its kind in the OpenAPI document.
import { Inject, type Provider, type Type } from '@nestjs/common';
import { getModelToken, SchemaFactory } from '@nestjs/mongoose';
import type { IndexDefinition, IndexOptions, Model, Schema } from 'mongoose';
import { filesOf } from '../../../http/file-fields.js';
import { versioned } from '../../../platform/database/versioned.js';
import { searchable } from '../../../platform/database/search.js';
import { Catalogue } from './catalogue.js';
import { CatalogueDependencies } from './catalogue-dependencies.js';
import type { CatalogueRecord } from './catalogue-record.js';
import { addLevelKey } from './unique-levels.js';

/** Names of the text fields. */
type TextOf<T> = { [K in keyof T]: T[K] extends string ? K : never }[keyof T] & string;

interface CatalogueDefinition<Kind extends string, T extends CatalogueRecord> {
  /**
   * The catalogue's name in the API, audit records and the trash. Also its tag, its folder and the folder of its files.
   */
  kind: Kind;
  /** The stored record. */
  record: Type<T>;
  /** The body that adds a record. For records that are created at startup, the body that changes one. */
  input: Type<object>;
  /** Fields of the input that are stored under another name. */
  stored?: Readonly<Record<string, keyof T & string>>;
  /** Checks the input beyond the rules of its fields. Throws AppError. */
  check?(input: object): void;
  /** Returns the label of a record for staff. */
  label: (record: T) => string;
  /** Fields that staff search. */
  search?: TextOf<T>[];
  /** The field with the price in coins, which staff can change for many records at once. */
  price?: keyof T & string;
  /** Whether the records are levels: staff search them by number, and each number is unique (`UniqueLevels`). */
  levels?: true;
  /**
   * `order` if staff arrange the records by hand, otherwise a sort parameter of the API. The default is `-createdAt`.
   */
  sort?: string;
  /** Whether the records are created at startup and keep their `order`. */
  fixedOrder?: true;
  /** Staff arrange the records separately for each value of this field. */
  orderedWithin?: keyof T & string;
  /** Indexes in addition to those of every catalogue. */
  indexes?: [fields: IndexDefinition, options?: IndexOptions][];
  /** The controllers with the endpoints for staff. */
  controllers: Type[];
  /** The controller with the endpoint for the app. */
  appController: Type;
  /** Further providers of the catalogue. */
  providers?: Type[];
}

export interface DefinedCatalogue<Kind extends string, T extends CatalogueRecord> {
  kind: Kind;
  record: Type<T>;
  schema: Schema;
  /** The provider of the `Catalogue` of these records. */
  provider: Provider;
  controllers: Type[];
  appController: Type;
  providers: Type[];
  /** How records are imported; undefined if all records are created at startup. */
  input: CatalogueInput | undefined;
}

/** How records of a catalogue are imported. */
export interface CatalogueInput {
  dto: Type<object>;
  /** Returns the name under which a field of the input is stored. */
  storedName: (field: string) => string;
  /** Throws AppError for input that the endpoint rejects although each of its fields is valid. */
  check: (input: object) => void;
}

export const catalogueOf = (record: { name: string }) => `catalogue:${record.name}`;
/** Injects the catalogue of these records. */
export const InjectCatalogue = (record: { name: string }) => Inject(catalogueOf(record));

export function defineCatalogue<const Kind extends string, T extends CatalogueRecord>(
  definition: CatalogueDefinition<Kind, T>,
): DefinedCatalogue<Kind, T> {
  const { kind, record, input, stored = {}, controllers, appController, providers = [] } = definition;
  const storedName = (field: string) => stored[field] ?? field;
  const rules = { ...definition, files: [...new Set(Object.keys(filesOf(input)).map(storedName))] };
  return {
    kind,
    record,
    schema: schemaOf(definition),
    provider: {
      provide: catalogueOf(record),
      useFactory: (model: Model<T>, dependencies: CatalogueDependencies) =>
        new Catalogue(model, rules, dependencies),
      inject: [getModelToken(record.name), CatalogueDependencies],
    },
    controllers,
    appController,
    providers,
    input: definition.fixedOrder
      ? undefined
      : { dto: input, storedName, check: (given) => definition.check?.(given) },
  };
}

/** Fields that no form edits. */
const OF_ENGINE = new Set(['_id', '__v', 'order', 'deletedAt', 'createdAt']);

function schemaOf<Kind extends string, T extends CatalogueRecord>({
  record,
  search = [],
  levels,
  indexes = [],
}: CatalogueDefinition<Kind, T>): Schema {
  const schema = SchemaFactory.createForClass(record) as unknown as Schema;
  // The fields of the record itself, before the plugins add theirs.
  const fields = Object.keys(schema.paths).filter((path) => !OF_ENGINE.has(path));
  schema.plugin(versioned, { fields });
  if (search.length) schema.plugin(searchable, { fields: search });
  if (levels) addLevelKey(schema);
  schema.index({ deletedAt: 1, order: 1, _id: 1 });
  schema.index({ deletedAt: 1, createdAt: -1, _id: -1 });
  for (const [fields, options] of indexes) schema.index(fields, options);
  return schema;
}
