import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { FIRST_ADMIN_NAME } from '../modules/staff/admins/admin.schema.js';
import { AdminsAtStart } from '../modules/staff/admins/admins-at-start.js';
import { LoginThrottle } from '../platform/access/login-throttle.js';
import { refuseGuessable } from '../platform/access/guessable-passwords.js';
import { ConfigError, type Env } from '../core/config/env.js';
import { AppError } from '../core/errors.js';
import { AuditKey } from '../platform/audit/audit-key.js';
import { ENV } from '../platform/config/env.module.js';
import { FilesService } from '../platform/files/files.service.js';
import { OpeningService } from '../modules/ledger/opening.service.js';
import { PastCovers } from '../modules/ledger/past-covers.js';
import { BankSeals } from '../modules/withdrawals/bank-seals.js';
import { DemoClearing } from './demo/demo-clearing.js';
import { DemoDays } from './demo/demo-days.js';
import { DemoHistory } from './demo/demo-history.js';
import { DemoStates } from './demo/demo-states.js';
import { DemoService } from './demo/demo.service.js';
import { PublishedPasswords } from './demo/published-passwords.js';
import { TimeZones } from '../platform/time-zone/time-zones.js';
import { MIGRATIONS } from './migrations/migrations.js';
import { MigrationsService } from './migrations/migrations.service.js';
import { refuseNewerDatabase } from './migrations/newer-database.js';
import { StartLease } from './migrations/start-lease.js';

/**
 * Prepares everything that the first request needs: file storage, migrated data, the first admin, and the demo data of
 * an empty demo installation.
 */
export async function prepareData(app: INestApplicationContext): Promise<void> {
  const env = app.get<Env>(ENV);
  if (env.production && env.admin) refuseGuessableAdmin(env.admin);
  await refuseNewerDatabase(app.get<Connection>(getConnectionToken()));
  if (env.production) await app.get(PublishedPasswords).refuse();
  await app.get(FilesService).check();
  await migrate(app);
  await app.get(TimeZones).settle();
  // During a secret rotation, seals the bank details and the key of the audit log again under the current secret.
  // Otherwise they become unreadable once the previous secret is removed.
  if (env.appSecretPrevious) {
    await app.get(BankSeals).sealAll();
    await app.get(AuditKey).reseal();
  }
  const admins = app.get(AdminsAtStart);
  // Runs at each start: a process of an older version that is still running records neither who adds an admin nor the
  // end of its number.
  await admins.noteAddedBy();
  await admins.noteNumberEnds();
  // Such a process also does not record which transfers a return takes its coins from.
  await app.get(PastCovers).noteRecent();
  if (env.admin)
    await admins.ensureFirst({
      ...env.admin,
      name: env.demo ? 'Meera Nair' : FIRST_ADMIN_NAME,
      operatorPassword: env.production,
    });
  else if (!(await admins.hasAny())) {
    throw Object.assign(new Error('ADMIN_NUMBER and ADMIN_PASSWORD: required until an admin exists'), {
      code: 'CONFIG',
    });
  }
  await settleDemo(app, env.demo);
}

/** Applies the rule for the passwords of staff to ADMIN_PASSWORD. */
function refuseGuessableAdmin({ number, password }: NonNullable<Env['admin']>): void {
  try {
    refuseGuessable(password, { number, name: FIRST_ADMIN_NAME }, 'ADMIN_PASSWORD');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new ConfigError(
      `ADMIN_PASSWORD: ${error.message}. If an admin exists already, remove ADMIN_NUMBER and ADMIN_PASSWORD`,
    );
  }
}

/**
 * Creates or removes the demo data in one of the processes that start together; the others find the work done. A job
 * writes the history of the demo when the product is ready.
 */
async function settleDemo(app: INestApplicationContext, isWanted: boolean): Promise<void> {
  const states = app.get(DemoStates);
  const isDue = async () =>
    (await states.isDue(isWanted)) || (!isWanted && (await app.get(DemoClearing).isAbandoned()));
  if (!(await isDue())) return;
  await app.get(StartLease).hold(async () => {
    if (!(await isDue())) return;
    await states.clear();
    if (!isWanted) return;
    await states.attempt(async () => {
      await app.get(DemoService).seed();
      await app.get(OpeningService).open(app.get(DemoDays).begin);
      await app.get(DemoHistory).plan();
    });
  });
}

/** Runs the pending migrations, then creates the indexes: MongoDB builds indexes while clients read and write. */
export async function migrate(app: INestApplicationContext): Promise<void> {
  await app.get(MigrationsService).run(app, MIGRATIONS);
  const { models } = app.get<Connection>(getConnectionToken());
  await Promise.all([
    app.get(LoginThrottle).createIndexes(),
    ...Object.values(models).map(async (model) => {
      await model.createCollection();
      await model.createIndexes();
    }),
  ]);
}
