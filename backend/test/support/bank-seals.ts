// Seals bank details as the application under test does.
import type { Connection } from 'mongoose';
import { SealingService } from '../../src/platform/access/sealing.service.js';
import { SecretsService } from '../../src/platform/access/secrets.service.js';
import type { Env } from '../../src/core/config/env.js';
import { BankSeals } from '../../src/modules/withdrawals/bank-seals.js';
import { Withdrawal } from '../../src/modules/withdrawals/withdrawal.schema.js';

/** The APP_SECRET of every application that a test starts. */
export const APP_SECRET = 'a secret of the tests, long enough for anybody';

/** The sealing service of an application on this database with this secret. */
export function bankSeals(
  connection: Connection,
  appSecret = APP_SECRET,
  appSecretPrevious?: string,
): BankSeals {
  const secrets = new SecretsService({ appSecret, appSecretPrevious } as Env);
  return new BankSeals(connection.model<Withdrawal>(Withdrawal.name), new SealingService(secrets), secrets);
}
