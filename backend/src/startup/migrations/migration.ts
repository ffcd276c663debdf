import type { INestApplicationContext } from '@nestjs/common';

/** One step that takes the data of an older version to this one. Runs once in the life of a database. */
export interface Migration {
  /** Kept in the database for ever: never renamed, never reused. */
  id: string;
  /** What it does, in one line for whoever runs it. */
  about: string;
  /**
   * The work. A crash half way means that it runs again from the start, so it must do so without harm. Runs before the indexes of
   * this version are made, so that it can clear the way for a unique one; an index that it needs itself it makes itself.
   */
  run(app: INestApplicationContext): Promise<void>;
}
