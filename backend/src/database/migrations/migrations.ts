import { SessionsService } from '../../access/sessions.service.js';
import { AuditService } from '../../audit/audit.service.js';
import { BackgroundThemeSeed } from '../../catalogues/background-theme/background-theme.seed.js';
import { OpeningService } from '../../ledger/opening.service.js';
import { SecretSettingsService } from '../../settings/secret-settings.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { WithdrawalsService } from '../../withdrawals/withdrawals.service.js';
import type { Migration } from './migration.js';

/** All of them in their order. New ones go to the end. */
export const MIGRATIONS: Migration[] = [
  {
    id: '0001-settings',
    about: 'Makes the family image, the live time and the record of the secret keys',
    run: async (app) => {
      await app.get(SettingsService).ensure();
      await app.get(SecretSettingsService).ensure();
    },
  },
  {
    id: '0002-background-themes',
    about: 'Makes the four background themes that the app has',
    run: (app) => app.get(BackgroundThemeSeed).ensure(),
  },
  {
    id: '0003-opening-balances',
    about: 'Writes one opening entry for each balance that stands before the ledger does',
    run: (app) => app.get(OpeningService).ensure(),
  },
  {
    id: '0004-withdrawal-changes',
    about: 'Says of each withdrawal when it changed last, where that is not known: when it was asked for',
    run: (app) => app.get(WithdrawalsService).dateChanges(),
  },
  {
    id: '0005-staff-sessions',
    about: 'Marks the sessions of staff, so that the admin finds them among those of users',
    run: (app) => app.get(SessionsService).markStaff(),
  },
  {
    id: '0006-audit-indexes',
    about: 'Drops three indexes of the audit log that others have made needless',
    run: (app) => app.get(AuditService).dropOldIndexes(),
  },
];
