// Recomputes the seals of the audit log: node dist/startup/verify-audit.js [SEAL:HASH]. Exits with code 1 when a record or
// a seal was changed, removed or inserted, when the chain does not hold the given seal, or when a record has waited for
// its seal for more than five minutes.
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { SecretsModule } from '../platform/access/secrets.module.js';
import { AuditCheck, type KnownSeal, type Unsealed } from '../platform/audit/audit-check.js';
import { AuditSealsModule } from '../platform/audit/audit-seals.module.js';
import { EnvModule } from '../platform/config/env.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { TimeZoneModule } from '../platform/time-zone/time-zone.module.js';
import { reachDatabase } from '../platform/database/embedded.js';
import { runCommand } from './run-command.js';

@Module({})
class VerifyModule {}

/** Reads `<number>:<hash>`. */
function knownSeal(text: string): KnownSeal {
  const [, number, hash] = /^([1-9]\d*):([0-9a-f]{64})$/.exec(text) ?? [];
  if (number && hash) return { number: Number(number), hash };
  process.stderr.write('usage: npm run audit:verify [-- SEAL:HASH]\n');
  process.exit(1);
}

/** The product seals within a minute. */
const LONGEST_WAIT = 5 * 60_000;
const isLate = (unsealed: Unsealed | undefined) =>
  unsealed !== undefined && Date.now() - unsealed.since.getTime() > LONGEST_WAIT;

/** The line about records without a seal; '' when every record has one. */
function waiting(unsealed: Unsealed | undefined): string {
  if (!unsealed) return '';
  const { count, since } = unsealed;
  const records = count === 1 ? '1 record is' : `${count} records are`;
  const seconds = Math.max(0, Math.round((Date.now() - since.getTime()) / 1000));
  const why = isLate(unsealed) ? '. The product seals within a minute: see its log' : '';
  return `${records} not sealed, the oldest of ${since.toISOString()} (${seconds} s ago)${why}\n`;
}

const [given] = process.argv.slice(2);
const known = given === undefined ? undefined : knownSeal(given);
await runCommand({
  open: reachDatabase,
  work: async (env, uri) => {
    const imports = [
      EnvModule.with(env),
      DatabaseModule.at(uri),
      TimeZoneModule,
      SecretsModule,
      AuditSealsModule,
    ];
    const app = await NestFactory.createApplicationContext(
      { module: VerifyModule, imports },
      { logger: ['error', 'fatal'] },
    );
    const { finding, records, seals, last, unsealed } = await app.get(AuditCheck).verify(known);
    const size = `${records} records in ${seals} seals`;
    const line = finding
      ? `${finding}. Unchanged before it: ${size}`
      : `${size} are unchanged, up to ${last || 'none'}`;
    process.stdout.write(`${line}\n${waiting(unsealed)}`);
    await app.close();
    return finding || isLate(unsealed) ? 1 : 0;
  },
});
