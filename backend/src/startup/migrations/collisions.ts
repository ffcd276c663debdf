import { Logger } from '@nestjs/common';
import type { Connection, mongo } from 'mongoose';
import { present } from '../../core/present.js';
import { phoneIn } from '../../core/typed-number.js';
import { emailOf, identifierOf } from '../../core/typed-text.js';
import { Admin } from '../../modules/staff/admins/admin.schema.js';
import { AgencyAdmin } from '../../modules/staff/agency-admin/agency-admin.schema.js';
import { Agency } from '../../modules/staff/agency/agency.schema.js';
import { Bd } from '../../modules/staff/bd/bd.schema.js';
import { CoinAgency } from '../../modules/staff/coin-agency/coin-agency.schema.js';
import { User } from '../../modules/users/user.schema.js';

const logger = new Logger('Migrations');

const FOLDS = {
  number: (text: string) => phoneIn(text)?.replace('+', '') ?? identifierOf(text),
  email: emailOf,
  usernameKey: identifierOf,
  uniqueId: identifierOf,
};
type Field = keyof typeof FOLDS;
const STAFF: Field[] = ['number', 'email', 'uniqueId'];
/** The identifiers that no two records of a kind share. */
const UNIQUE: [name: string, fields: Field[]][] = [
  [User.name, ['number', 'usernameKey']],
  [Admin.name, ['number', 'email']],
  [Bd.name, STAFF],
  [AgencyAdmin.name, STAFF],
  [Agency.name, STAFF],
  [CoinAgency.name, STAFF],
];
/** Only a character beyond ASCII changes when an identifier is folded. */
const FOLDED = { $regex: '[^ -~]' };

/**
 * Logs the records with identifiers that become equal when they are folded as the API folds typed text: people who type
 * one of them reach one record. Changes and merges nothing: an operator decides which record is right. Can be repeated.
 */
export async function listCollisions({ models }: Connection): Promise<void> {
  for (const [name, fields] of UNIQUE)
    for (const field of fields)
      for (const ids of await sharedBy(present(models[name]).collection, field)) {
        const msg = `${ids.size} records of ${name} have the same ${field} once invisible marks are dropped. Correct all but one`;
        logger.warn({ msg, records: [...ids] });
      }
}

/** Returns the ids of the records that share an identifier once it is folded. */
async function sharedBy(records: Pick<mongo.Collection, 'find'>, field: Field): Promise<Set<string>[]> {
  const ids = new Map<string, Set<string>>();
  const notDeleted = { deleted: { $ne: true } };
  const shown = { projection: { [field]: 1 } };
  for await (const { _id, [field]: typed } of records.find({ [field]: FOLDED, ...notDeleted }, shown)) {
    const folded = FOLDS[field](String(typed));
    const same = ids.get(folded) ?? new Set();
    ids.set(folded, same.add(String(_id)));
  }
  for (const [folded, same] of ids)
    for await (const { _id } of records.find(
      { [field]: { $in: [folded, `+${folded}`] }, ...notDeleted },
      shown,
    ))
      same.add(String(_id));
  return [...ids.values()].filter(({ size }) => size > 1);
}
