import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.module.js';
import { AdminsService } from '../admins/admins.service.js';
import { BackgroundThemeSeed } from '../catalogues/background-theme/background-theme.seed.js';
import { FilesService } from '../files/files.service.js';
import { OpeningService } from '../ledger/opening.service.js';
import { SecretSettingsService } from '../settings/secret-settings.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { DEMO_BEGIN, DemoCoins } from './demo/demo-coins.js';
import { DemoService } from './demo/demo.service.js';

/**
 * What must stand before the first request: the storage of files, the indexes, the first admin, the settings, the demo data of an empty demo
 * installation, and the ledger's opening entries.
 */
export async function prepareData(app: INestApplicationContext): Promise<void> {
  const env = app.get<Env>(ENV);
  await app.get(FilesService).check();
  const { models } = app.get<Connection>(getConnectionToken());
  await Promise.all(Object.values(models).map((model) => model.init()));
  const admins = app.get(AdminsService);
  if (env.admin) await admins.ensureFirst({ ...env.admin, name: env.demo ? 'Meera Nair' : 'Administrator' });
  else if (!(await admins.hasAny())) {
    throw Object.assign(new Error('ADMIN_NUMBER and ADMIN_PASSWORD: required as long as there is no admin'), {
      code: 'CONFIG',
    });
  }
  await Promise.all([
    app.get(SettingsService).ensure(),
    app.get(SecretSettingsService).ensure(),
    app.get(BackgroundThemeSeed).ensure(),
  ]);
  const isDemo = env.demo && (await app.get(DemoService).seedIfEmpty());
  await app.get(OpeningService).ensure(isDemo ? DEMO_BEGIN : new Date());
  if (isDemo) await app.get(DemoCoins).seed();
}
