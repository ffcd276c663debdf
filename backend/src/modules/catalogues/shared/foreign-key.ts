import { type Connection, type HydratedDocument, type Model, type Schema, Types } from 'mongoose';
import { fieldError } from '../../../core/errors.js';
import { type CatalogueRecord, holdNotDeleted, NOT_DELETED, SHOWN } from './catalogue-record.js';

/**
 * What the deletion of a record does with the records that refer to it. `reassign`: they refer to another record.
 * `setNull`: their reference is cleared. `cascade`: they are hidden, restored and finally deleted together with it.
 */
export type OnDelete = 'reassign' | 'setNull' | 'cascade';

interface ForeignKeyRules {
  /** The plural name of the referring records, for staff who delete the record that they refer to. */
  what: string;
  onDelete: OnDelete;
  /** The name of the field in requests, if it differs. */
  given?: string;
  /** The error message for staff if the target is deleted. */
  gone?: string;
}

const OPTION = 'foreignKey';

/**
 * Creates the schema of a field that refers to a record of a catalogue: `@Prop({ ...foreignKey(Tag, { ... }), default:
 * null })`.
 */
export const foreignKey = (target: { name: string }, rules: ForeignKeyRules) => ({
  type: Types.ObjectId,
  [OPTION]: { target: target.name, ...rules },
});

type Declared = ForeignKeyRules & { target: string };
type Row = Record<string, unknown>;

/** A field in which the records of one model refer to a record of a catalogue. */
export class ForeignKey {
  private constructor(
    private readonly connection: Connection,
    private readonly model: Model<Row>,
    readonly field: string,
    private readonly rules: Declared,
  ) {}

  /** Returns the foreign keys of this model. */
  static of(connection: Connection, modelName: string): ForeignKey[] {
    const model = connection.model<Row>(modelName);
    return declaredIn(model.schema).map(([field, rules]) => new ForeignKey(connection, model, field, rules));
  }

  /** Returns the foreign keys of all models that refer to this one. */
  static to(connection: Connection, modelName: string): ForeignKey[] {
    return connection
      .modelNames()
      .flatMap((name) => ForeignKey.of(connection, name))
      .filter(({ rules }) => rules.target === modelName);
  }

  get what(): string {
    return this.rules.what;
  }

  get onDelete(): OnDelete {
    return this.rules.onDelete;
  }

  /** Counts the records that refer to the target. Records in the trash do not count. */
  count(target: Types.ObjectId): Promise<number> {
    const outsideTrash = this.model.schema.path('deletedAt') ? NOT_DELETED : {};
    return this.model.countDocuments({ ...this.names(target), ...outsideTrash });
  }

  /** Replaces or clears the references to the target. Includes records in the trash, so that they can be restored. */
  async replace(target: Types.ObjectId, by: Types.ObjectId | null): Promise<void> {
    await this.model.updateMany(this.names(target), { [this.field]: by });
  }

  /** Filters for records whose target is not deleted. */
  async targetNotDeleted(): Promise<Row> {
    return this.names({ $in: await this.targets.distinct('_id', NOT_DELETED) });
  }

  /** Filters for records whose target is visible in the app. */
  async targetIsShown(): Promise<Row> {
    return this.names({ $in: await this.targets.distinct('_id', SHOWN) });
  }

  /** Filters for records whose target no longer exists, if they are deleted with it. Returns undefined otherwise. */
  async endedWithTarget(): Promise<Row | undefined> {
    return this.onDelete === 'cascade' ? this.names({ $nin: await this.targets.distinct('_id') }) : undefined;
  }

  /** Rejects a record whose target is deleted. */
  async check(record: object): Promise<void> {
    const target = { _id: new Map(Object.entries(record)).get(this.field), ...NOT_DELETED };
    if (!(await this.targets.exists(target))) throw this.fault('VERSION_CONFLICT');
  }

  /** Runs in the transaction that changes the target: rejects a missing target and locks it against deletion. */
  async hold(record: HydratedDocument<CatalogueRecord>): Promise<void> {
    if (!record.isModified(this.field)) return;
    if (!(await holdNotDeleted(this.targets, record.get(this.field) as Types.ObjectId)))
      throw this.fault('NOT_FOUND');
  }

  private get targets(): Model<CatalogueRecord> {
    return this.connection.model<CatalogueRecord>(this.rules.target);
  }

  private names(condition: Types.ObjectId | object): Row {
    return { [this.field]: condition };
  }

  private fault(code: 'VERSION_CONFLICT' | 'NOT_FOUND') {
    const { given = this.field, gone = 'This record does not exist' } = this.rules;
    return fieldError(given, gone, code);
  }
}

const declaredIn = (schema: Schema): [field: string, rules: Declared][] =>
  Object.entries(schema.paths).flatMap(([field, { options }]) => {
    const rules = (options as { [OPTION]?: Declared })[OPTION];
    return rules ? [[field, rules]] : [];
  });
