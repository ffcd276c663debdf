// The version of a record that staff edit. It rises with each change of a field that a form edits, so that an edit of a
// record that someone else has changed is noticed. Values that change by use, such as coins, do not raise it.
import type { Query, Schema, UpdateQuery } from 'mongoose';

/** A record with a version. Records of earlier releases lack the field: their version is 0. */
export interface Versioned {
  version?: number | undefined;
}

export const versionOf = ({ version = 0 }: Versioned): number => version;

/** Returns the names of the fields that an update sets, increments or removes. */
function namesIn(update: UpdateQuery<unknown>): string[] {
  return Object.entries(update).flatMap(([name, value]) =>
    name.startsWith('$') ? Object.keys(value as object) : [name],
  );
}

/** Mongoose plugin: raises `version` whenever one of these fields changes, by `save` or by an update. */
export function versioned(schema: Schema, { fields }: { fields: readonly string[] }): void {
  schema.add({ version: { type: Number, default: 0 } });
  schema.pre('save', function () {
    if (!this.isNew && fields.some((field) => this.isModified(field))) this.$inc('version', 1);
  });
  schema.pre(['updateOne', 'updateMany', 'findOneAndUpdate'], function (this: Query<unknown, unknown>) {
    const update = this.getUpdate();
    if (!update || Array.isArray(update) || !namesIn(update).some((name) => fields.includes(name))) return;
    this.setUpdate({ ...update, $inc: { ...update.$inc, version: 1 } });
  });
}
