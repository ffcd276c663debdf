// Compares the stored figures with the records: node dist/startup/verify-figures.js. Exits with code 1 when a value
// differs.
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readEnv } from '../core/config/env.js';
import { FigureStoreModule } from '../modules/figures/figure-store.module.js';
import { FiguresCheck } from '../modules/figures/figures-check.js';
import { EnvModule } from '../platform/config/env.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { TimeZoneModule } from '../platform/time-zone/time-zone.module.js';
import { reachDatabase } from '../platform/database/embedded.js';

@Module({})
class VerifyModule {}

const env = readEnv();
const database = await reachDatabase(env);
const imports = [EnvModule.with(env), DatabaseModule.at(database.uri), TimeZoneModule, FigureStoreModule];
const app = await NestFactory.createApplicationContext(
  { module: VerifyModule, imports },
  { logger: ['error', 'fatal'] },
);
const { days, differences } = await app.get(FiguresCheck).verify();
const lines = differences.map(
  ({ source, day, key, of, field, stored, counted }) =>
    `${day} ${source} ${field} ${key || 'all'}${of && ` of ${of}`}: ${stored} stored, ${counted} in the records\n`,
);
const summary = `${differences.length} differences in ${days} stored days\n`;
// Waits until all of it is written: the process ends below.
await new Promise((written) => process.stdout.write(lines.join('') + summary, written));
await app.close();
await database.close();
process.exit(differences.length ? 1 : 0);
