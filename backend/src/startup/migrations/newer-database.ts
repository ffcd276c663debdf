import type { Connection } from 'mongoose';
import { MIGRATIONS } from './migrations.js';

/** Ids of migrations that earlier versions ran and this version no longer needs. */
const RETIRED = ['0008-admins-added-by', '0008-passwords-due', '0009-admins-added-by', '0009-session-index'];

/**
 * Fails when a newer version has migrated this database: its records may have a form that this version does not know.
 * Only reads.
 */
export async function refuseNewerDatabase(connection: Connection): Promise<void> {
  const known = new Set([...RETIRED, ...MIGRATIONS.map(({ id }) => id)]);
  const applied = await connection.collection<{ _id: string }>('migrations').find().toArray();
  const unknown = applied.flatMap(({ _id }) => (known.has(_id) ? [] : [_id])).toSorted();
  if (!unknown.length) return;
  throw Object.assign(
    new Error(
      `A newer version has migrated this database: this version does not know ${unknown.join(', ')}. Start the newer version, or see OPERATIONS.md, To go back`,
    ),
    { code: 'NEWER_DATABASE' },
  );
}
