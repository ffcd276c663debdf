// Compares the stored figures with the records: node dist/startup/verify-figures.js. Exits with code 1 when a value
// differs.
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FigureStoreModule } from '../modules/figures/figure-store.module.js';
import { FiguresCheck } from '../modules/figures/figures-check.js';
import { EnvModule } from '../platform/config/env.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { TimeZoneModule } from '../platform/time-zone/time-zone.module.js';
import { reachDatabase } from '../platform/database/embedded.js';
import { runCommand } from './run-command.js';

@Module({})
class VerifyModule {}

await runCommand({
  open: reachDatabase,
  work: async (env, uri) => {
    const imports = [EnvModule.with(env), DatabaseModule.at(uri), TimeZoneModule, FigureStoreModule];
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
    // Waits until all of it is written: the process ends afterwards.
    await new Promise((written) => process.stdout.write(lines.join('') + summary, written));
    await app.close();
    return differences.length ? 1 : 0;
  },
});
