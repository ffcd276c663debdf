// Compares every balance with the entries of the ledger: node dist/startup/verify-ledger.js. Exits with code 1 when a
// balance differs.
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { SecretsModule } from '../platform/access/secrets.module.js';
import { AuditModule } from '../platform/audit/audit.module.js';
import { CoinAgency, CoinAgencySchema } from '../modules/staff/coin-agency/coin-agency.schema.js';
import { EnvModule } from '../platform/config/env.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { TimeZoneModule } from '../platform/time-zone/time-zone.module.js';
import { reachDatabase } from '../platform/database/embedded.js';
import { DomainEventsModule } from '../platform/domain-events/domain-events.module.js';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module.js';
import { LedgerCheckService } from '../modules/ledger/ledger-check.service.js';
import { LedgerModule } from '../modules/ledger/ledger.module.js';
import type { Verification } from '../modules/ledger/verification.schema.js';
import { User, UserSchema } from '../modules/users/user.schema.js';
import { HeldCheckModule } from '../modules/withdrawals/held-check.module.js';
import { runCommand } from './run-command.js';

@Module({})
class VerifyModule {}

function report({ accounts, lines, milliseconds, total, found, differences }: Verification): string {
  const checked = `${accounts} accounts and ${lines} lines in ${(milliseconds / 1000).toFixed(1)} s`;
  if (!found && total === 0) return `All balances match the ledger: ${checked}\n`;
  const named = differences.map(({ account, label, balance, expected, entries, what }) => {
    const amount = balance - expected;
    return `${account} ${label}: ${balance} stored, ${expected} by ${entries} entries, difference ${amount}. ${what}\n`;
  });
  return `${found} differences, sum over all accounts ${total}: ${checked}\n${named.join('')}`;
}

await runCommand({
  open: reachDatabase,
  work: async (env, uri) => {
    const imports = [
      EnvModule.with(env),
      DatabaseModule.at(uri),
      TimeZoneModule,
      SecretsModule,
      AuditModule,
      IdempotencyModule,
      DomainEventsModule,
      MongooseModule.forFeature([
        { name: User.name, schema: UserSchema },
        { name: CoinAgency.name, schema: CoinAgencySchema },
      ]),
      LedgerModule,
      HeldCheckModule,
    ];
    const app = await NestFactory.createApplicationContext(
      { module: VerifyModule, imports },
      { logger: ['error', 'fatal'] },
    );
    const verification = await app.get(LedgerCheckService).verify();
    process.stdout.write(report(verification));
    await app.close();
    return verification.found || verification.total ? 1 : 0;
  },
});
