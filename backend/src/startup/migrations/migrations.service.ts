import { type INestApplicationContext, Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type { Migration } from './migration.js';
import { AppliedMigration } from './migration.schema.js';
import { StartLease } from './start-lease.js';

export interface MigrationState {
  id: string;
  about: string;
  appliedAt?: Date | undefined;
}

/** Runs each migration once and in order. When several processes start together, one runs them and the others wait. */
@Injectable()
export class MigrationsService {
  private readonly logger = new Logger('Migrations');

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(AppliedMigration.name) private readonly applied: Model<AppliedMigration>,
    private readonly lease: StartLease,
  ) {}

  async states(migrations: Migration[]): Promise<MigrationState[]> {
    const known = new Map((await this.applied.find().lean()).map(({ _id, at }) => [_id, at]));
    return migrations.map(({ id, about }) => ({ id, about, appliedAt: known.get(id) }));
  }

  /** Runs the pending migrations. When one fails, the later ones do not run and the error is rethrown. */
  async run(app: INestApplicationContext, migrations: Migration[]): Promise<void> {
    if (!(await this.pending(migrations)).length) return;
    await this.lease.hold(async () => {
      const started = Date.now();
      const pending = await this.pending(migrations);
      // The first start of a database applies all of them: one line says so.
      const isFirst = pending.length === migrations.length;
      const isNew = isFirst && (await this.isNew());
      const due = isNew ? pending.filter(({ creates }) => creates) : pending;
      for (const migration of due) await this.apply(app, migration, !isFirst);
      if (isNew) await this.note(pending.filter(({ creates }) => !creates));
      if (isFirst) this.logger.log(`All ${pending.length} migrations applied, in ${Date.now() - started} ms`);
    });
  }

  /** Whether no version has stored anything: the lease of this start has the only collection. */
  private async isNew(): Promise<boolean> {
    const collections = await this.connection.listCollections();
    return collections.every(({ name }) => name === this.lease.collection);
  }

  /** Notes migrations as applied that a new database does not need. */
  private async note(migrations: Migration[]): Promise<void> {
    const at = new Date();
    await this.applied.insertMany(migrations.map(({ id }) => ({ _id: id, at, milliseconds: 0 })));
  }

  private async pending(migrations: Migration[]): Promise<Migration[]> {
    const states = await this.states(migrations);
    return migrations.filter((_, at) => !states[at]?.appliedAt);
  }

  private async apply(
    app: INestApplicationContext,
    { id, about, run }: Migration,
    isLogged: boolean,
  ): Promise<void> {
    const started = Date.now();
    await run(app);
    await this.applied.create({ _id: id, at: new Date(), milliseconds: Date.now() - started });
    if (isLogged) this.logger.log(`${id}: ${about} (${Date.now() - started} ms)`);
  }
}
