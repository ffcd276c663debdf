// Migrates the database to this version: node dist/startup/migrate.js [--status]. The product also does this at each
// start.
import { NestFactory } from '@nestjs/core';
import { StartupModule } from './startup.module.js';
import { readEnv } from '../core/config/env.js';
import { reachDatabase } from '../platform/database/embedded.js';
import { MIGRATIONS } from './migrations/migrations.js';
import { MigrationsService } from './migrations/migrations.service.js';
import { migrate } from './prepare.js';

const env = readEnv();
const database = await reachDatabase(env);
// Never initialised, and therefore never closed: these hooks would start and stop the background work of a running
// product.
const app = await NestFactory.create(StartupModule.with(env, database.uri), { logger: ['error', 'fatal'] });
if (!process.argv.includes('--status')) await migrate(app);
for (const { id, about, appliedAt } of await app.get(MigrationsService).states(MIGRATIONS)) {
  process.stdout.write(`${appliedAt?.toISOString() ?? 'not run yet'.padEnd(24)}  ${id}  ${about}\n`);
}
await database.close();
process.exit(0);
