// Recomputes the seals of the audit log: node dist/startup/verify-audit.js [SEAL:HASH]. Exits with code 1 when a record or
// a seal was changed, removed or inserted, or when the chain does not hold the given seal.
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { SecretsModule } from '../platform/access/secrets.module.js';
import { AuditCheck, type KnownSeal } from '../platform/audit/audit-check.js';
import { AuditSealsModule } from '../platform/audit/audit-seals.module.js';
import { EnvModule } from '../platform/config/env.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
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

const [given] = process.argv.slice(2);
const known = given === undefined ? undefined : knownSeal(given);
await runCommand({
  open: reachDatabase,
  work: async (env, uri) => {
    const imports = [EnvModule.with(env), DatabaseModule.at(uri), SecretsModule, AuditSealsModule];
    const app = await NestFactory.createApplicationContext(
      { module: VerifyModule, imports },
      { logger: ['error', 'fatal'] },
    );
    const { finding, records, seals, last } = await app.get(AuditCheck).verify(known);
    const size = `${records} records in ${seals} seals`;
    const line = finding
      ? `${finding}. Unchanged before it: ${size}`
      : `${size} are unchanged, up to ${last || 'none'}`;
    process.stdout.write(`${line}\n`);
    await app.close();
    return finding ? 1 : 0;
  },
});
