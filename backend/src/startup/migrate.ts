// Migrates the database to this version: node dist/startup/migrate.js [--status]. The product also does this at each
// start.
import { NestFactory } from '@nestjs/core';
import { StartupModule } from './startup.module.js';
import { reachDatabase } from '../platform/database/embedded.js';
import { MIGRATIONS } from './migrations/migrations.js';
import { MigrationsService } from './migrations/migrations.service.js';
import { migrate } from './prepare.js';
import { runCommand } from './run-command.js';

const isRun = !process.argv.includes('--status');
await runCommand({
  open: reachDatabase,
  create: isRun,
  work: async (env, uri) => {
    // Never initialised, and therefore never closed: these hooks would start and stop the background work of a running
    // product.
    const app = await NestFactory.create(StartupModule.with(env, uri), { logger: ['error', 'fatal'] });
    if (isRun) await migrate(app);
    for (const { id, about, appliedAt } of await app.get(MigrationsService).states(MIGRATIONS))
      process.stdout.write(`${appliedAt?.toISOString() ?? 'not run yet'.padEnd(24)}  ${id}  ${about}\n`);
    return 0;
  },
});
