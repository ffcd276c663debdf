// A catalogue is declared once, in its folder: what it keeps, what staff search, its order, its routes. Everything else about it
// (its place among the modules, its export and import, its kind in the document) is made of that.
import { Inject, type Provider, type Type } from '@nestjs/common';
import { getModelToken, SchemaFactory } from '@nestjs/mongoose';
import type { IndexDefinition, IndexOptions, Model, Schema } from 'mongoose';
import { filesOf } from '../../../http/fields.js';
import { searchable } from '../../../platform/database/search.js';
import { Catalogue } from './catalogue.js';
import { CatalogueDependencies } from './catalogue-dependencies.js';
import type { CatalogueRecord } from './catalogue-record.js';
import { addLevelKey } from './unique-levels.js';

/** Names of the fields that hold text. */
type TextOf<T> = { [K in keyof T]: T[K] extends string ? K : never }[keyof T] & string;

interface CatalogueDefinition<Kind extends string, T extends CatalogueRecord> {
  /** Its name in the API, in audit records, in the trash; its tag, its folder and the folder of its files. */
  kind: Kind;
  /** The stored record. */
  record: Type<T>;
  /** What the call takes that adds a record, or where records are made at start, the call that changes one. */
  input: Type<object>;
  /** Fields of the input that are stored under another name. */
  stored?: Readonly<Record<string, keyof T & string>>;
  /** What the call checks beside the rules of its fields. Throws AppError. */
  check?(input: object): void;
  /** What staff call one of its records. */
  label: (record: T) => string;
  /** Fields that staff search. */
  search?: TextOf<T>[];
  /** The records are levels: staff search them by their number, and each number is there once (`UniqueLevels`). */
  levels?: true;
  /** `order`: staff arrange it by hand. Otherwise a wire sort; without one `-createdAt`. */
  sort?: string;
  /** The records are made at start, in the order of `order`, which stays as it was made. */
  fixedOrder?: true;
  /** Staff arrange the records that have the same value in this field, as a list of their own. */
  orderedWithin?: keyof T & string;
  /** Indexes beside those that every catalogue has. */
  indexes?: [fields: IndexDefinition, options?: IndexOptions][];
  /** Its routes for staff. */
  controllers: Type[];
  /** Its route for the app. */
  appController: Type;
  /** What else it needs. */
  providers?: Type[];
}

export interface DefinedCatalogue<Kind extends string, T extends CatalogueRecord> {
  kind: Kind;
  record: Type<T>;
  schema: Schema;
  /** The `Catalogue` of its records. */
  provider: Provider;
  controllers: Type[];
  appController: Type;
  providers: Type[];
  /** How its records come in; undefined where all records are made at start. */
  input: CatalogueInput | undefined;
}

/** How a record of a catalogue comes in. */
export interface CatalogueInput {
  dto: Type<object>;
  /** The name under which a field of the input is stored. */
  storedName: (field: string) => string;
  /** Throws AppError for input that the call refuses although each of its fields is right. */
  check: (input: object) => void;
}

export const catalogueOf = (record: { name: string }) => `catalogue:${record.name}`;
/** The catalogue of these records. */
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

function schemaOf<Kind extends string, T extends CatalogueRecord>({
  record,
  search = [],
  levels,
  indexes = [],
}: CatalogueDefinition<Kind, T>): Schema {
  const schema = SchemaFactory.createForClass(record) as unknown as Schema;
  if (search.length) schema.plugin(searchable, { fields: search });
  if (levels) addLevelKey(schema);
  schema.index({ deletedAt: 1, order: 1, _id: 1 });
  schema.index({ deletedAt: 1, createdAt: -1, _id: -1 });
  for (const [fields, options] of indexes) schema.index(fields, options);
  return schema;
}
