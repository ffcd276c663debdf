import type { INestApplicationContext } from '@nestjs/common';

/** One step that migrates data of an older version. Runs once per database. */
export interface Migration {
  /** Stored in the database permanently: never rename or reuse an id. */
  id: string;
  /** A one-line description for the person who runs the migration. */
  about: string;
  /** Whether it makes records that a new database needs too. The other migrations change what an older version stored. */
  creates?: true;
  /**
   * Runs the migration. After a crash it runs again from the start, so it must be safe to repeat. Runs before the
   * indexes of this version are created, so that it can resolve duplicates for a unique index; it must itself create
   * any index that it needs.
   */
  run(app: INestApplicationContext): Promise<void>;
}
