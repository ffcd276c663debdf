import { type Connection, type HydratedDocument, type Model, type Schema, Types } from 'mongoose';
import { fieldError } from '../../../core/errors.js';
import { type CatalogueRecord, holdShown } from './catalogue-record.js';

/**
 * What becomes of records when staff delete the record that they name. `reassign`: they name another one. `setNull`: they name
 * none. `cascade`: they go and come back together with it, and end with it.
 */
export type OnDelete = 'reassign' | 'setNull' | 'cascade';

interface ForeignKeyRules {
  /** What the records are to the one that they name, for staff who delete that one. */
  what: string;
  onDelete: OnDelete;
  /** The name of the field in calls, where it is another one. */
  given?: string;
  /** What staff read when the record that is named is gone. */
  gone?: string;
}

const OPTION = 'foreignKey';

/** The schema of a field that names a record of a catalogue: `@Prop({ ...foreignKey(Tag, { ... }), default: null })`. */
export const foreignKey = (target: { name: string }, rules: ForeignKeyRules) => ({
  type: Types.ObjectId,
  [OPTION]: { target: target.name, ...rules },
});

type Declared = ForeignKeyRules & { target: string };
type Row = Record<string, unknown>;

/** A field in which the records of one model name a record of a catalogue. */
export class ForeignKey {
  private constructor(
    private readonly connection: Connection,
    private readonly model: Model<Row>,
    readonly field: string,
    private readonly rules: Declared,
  ) {}

  /** The fields of this model that name records of catalogues. */
  static of(connection: Connection, modelName: string): ForeignKey[] {
    const model = connection.model<Row>(modelName);
    return declaredIn(model.schema).map(([field, rules]) => new ForeignKey(connection, model, field, rules));
  }

  /** The fields of all models that name records of this one. */
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

  /** How many records name this one. Those in the trash do not count. */
  count(target: Types.ObjectId): Promise<number> {
    const notDeleted = this.model.schema.path('deletedAt') ? { deletedAt: null } : {};
    return this.model.countDocuments({ ...this.names(target), ...notDeleted });
  }

  /** Has the records of this one name another one, or none: also those in the trash, so that they can be restored. */
  async replace(target: Types.ObjectId, by: Types.ObjectId | null): Promise<void> {
    await this.model.updateMany(this.names(target), { [this.field]: by });
  }

  /** Matches the records whose target is shown. */
  async targetIsShown(): Promise<Row> {
    return this.names({ $in: await this.targets.distinct('_id', { deletedAt: null }) });
  }

  /** Matches the records that ended with their target; undefined where none do. */
  async endedWithTarget(): Promise<Row | undefined> {
    return this.onDelete === 'cascade' ? this.names({ $nin: await this.targets.distinct('_id') }) : undefined;
  }

  /** Refuses a record whose target is deleted. */
  async check(record: object): Promise<void> {
    const target = { _id: new Map(Object.entries(record)).get(this.field), deletedAt: null };
    if (!(await this.targets.exists(target))) throw this.fault('VERSION_CONFLICT');
  }

  /** In the transaction that gives a record another target: refuses so too, and keeps that one from being deleted meanwhile. */
  async hold(record: HydratedDocument<CatalogueRecord>): Promise<void> {
    if (!record.isModified(this.field)) return;
    if (!(await holdShown(this.targets, record.get(this.field) as Types.ObjectId)))
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
