import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import { present } from '../../core/present.js';
import { Session } from '../../platform/access/session.schema.js';
import { SessionsService } from '../../platform/access/sessions.service.js';
import { Admin } from '../../modules/staff/admins/admin.schema.js';
import { OWNER_SET } from '../../modules/staff/admins/rights/built-in-sets.js';
import { RightSetsService } from '../../modules/staff/admins/rights/right-sets.service.js';
import { AgencyAdmin } from '../../modules/staff/agency-admin/agency-admin.schema.js';
import { Agency } from '../../modules/staff/agency/agency.schema.js';
import { AuditRecord } from '../../platform/audit/audit.schema.js';
import { Bd } from '../../modules/staff/bd/bd.schema.js';
import { BackgroundThemeSeed } from '../../modules/catalogues/background-themes/background-theme.seed.js';
import { CoinAgency } from '../../modules/staff/coin-agency/coin-agency.schema.js';
import { Host } from '../../modules/hosts/host.schema.js';
import { LiveGift } from '../../modules/catalogues/live-gifts/live-gift.schema.js';
import { LedgerEntry } from '../../modules/ledger/ledger-entry.schema.js';
import { OpeningService } from '../../modules/ledger/opening.service.js';
import { PastCovers } from '../../modules/ledger/past-covers.js';
import { LiveSession } from '../../modules/hosts/live/live-session.schema.js';
import { SecretSettingsService } from '../../modules/settings/secret-settings.service.js';
import { SettingsService } from '../../modules/settings/settings.service.js';
import { User } from '../../modules/users/user.schema.js';
import { UserChangesService } from '../../modules/users/user-changes.service.js';
import { Video } from '../../modules/videos/video.schema.js';
import { temporaryPassword } from '../../modules/staff/shared/temporary-password.js';
import { BankSeals } from '../../modules/withdrawals/bank-seals.js';
import { Withdrawal } from '../../modules/withdrawals/withdrawal.schema.js';
import { WithdrawalsService } from '../../modules/withdrawals/withdrawals.service.js';
import { listCollisions } from './collisions.js';
import { fillLastSignIns } from './last-sign-ins.js';
import { fillListFilters } from './list-filters.js';
import { dropIndexes } from './old-indexes.js';
import type { Migration } from './migration.js';

const OLD_INDEXES: [string, string[]][] = [
  [Host.name, ['searchKeys_1']],
  [LedgerEntry.name, ['searchKeys_1']],
  [LiveSession.name, ['searchKeys_1', 'status_1_createdAt_-1__id_-1', 'agencyCode_1_createdAt_-1__id_-1']],
  [Video.name, ['searchKeys_1']],
  [Withdrawal.name, ['searchKeys_1', 'exported_1_status_1__id_1']],
];

/** The indexes that those of the list filters replace. */
const REPLACED_INDEXES: [string, string[]][] = [
  [User.name, ['active_1_banned_1_createdAt_1__id_1', 'tag_1', 'name_1__id_1']],
  [Host.name, []],
  [Withdrawal.name, []],
];

const STAFF_INDEX = 'deleted_1_createdAt_-1__id_-1';
/** The indexes that those of the filters of staff, sessions and live gifts replace. */
const SHORTER_INDEXES: [string, string[]][] = [
  [Admin.name, [STAFF_INDEX]],
  [Bd.name, [STAFF_INDEX]],
  [AgencyAdmin.name, [STAFF_INDEX, 'createBy_1_createdAt_-1']],
  [Agency.name, [STAFF_INDEX, 'admin_1_createdAt_-1', 'bd_1_createdAt_-1']],
  [CoinAgency.name, [STAFF_INDEX]],
  [Session.name, ['staff_1_lastUsedAt_-1__id_-1']],
  [LiveGift.name, ['category_1_deletedAt_1_order_1']],
];

/** The indexes that those with the fields of sums replace. */
const SUMMED_INDEXES: [string, string[]][] = [
  [LiveSession.name, ['deleted_1_minutes_1__id_1']],
  [Host.name, ['agencyCode_1_status_1_createdAt_-1__id_-1']],
];

/** All migrations in order. Add new ones at the end. */
export const MIGRATIONS: Migration[] = [
  {
    id: '0001-settings',
    about: 'Creates the family image, the live time and the record of the secret keys',
    creates: true,
    run: async (app) => {
      await app.get(SettingsService).ensure();
      await app.get(SecretSettingsService).ensure();
    },
  },
  {
    id: '0002-background-themes',
    about: 'Creates the four background themes of the app',
    creates: true,
    run: (app) => app.get(BackgroundThemeSeed).ensure(),
  },
  {
    id: '0003-opening-balances',
    about: 'Writes one opening entry for each balance from before the ledger',
    // It stores that the ledger is open.
    creates: true,
    run: (app) => app.get(OpeningService).ensure(),
  },
  {
    id: '0004-withdrawal-changes',
    about: 'Sets the time of the last change of each withdrawal where missing: the time of the request',
    run: (app) => app.get(WithdrawalsService).dateChanges(),
  },
  {
    id: '0005-staff-sessions',
    about: 'Marks the sessions of staff, so that the admin can list them apart from those of users',
    run: (app) => app.get(SessionsService).markStaff(),
  },
  {
    id: '0006-audit-indexes',
    about: 'Drops three redundant indexes of the audit log',
    run: (app) => {
      const { models } = app.get<Connection>(getConnectionToken());
      return dropIndexes(present(models[AuditRecord.name]), [
        'at_-1',
        'target.id_1_at_-1',
        'actor.id_1_at_-1',
      ]);
    },
  },
  {
    id: '0007-indexes',
    about: 'Drops indexes that indexes with a leading state make redundant',
    run: async (app) => {
      const { models } = app.get<Connection>(getConnectionToken());
      // Creates the new indexes first, because other processes keep searching meanwhile.
      for (const [name, old] of OLD_INDEXES) {
        await present(models[name]).createIndexes();
        await dropIndexes(present(models[name]), old);
      }
    },
  },
  {
    id: '0008-sealed-bank-details',
    about: 'Seals account numbers, IFSC codes and PANs of withdrawals and removes their plain search keys',
    run: async (app) => {
      await app.get(BankSeals).sealAll();
      const model = present(app.get<Connection>(getConnectionToken()).models[Withdrawal.name]);
      await model.createIndexes();
      await dropIndexes(model, ['accountNo_1_user_1']);
    },
  },
  {
    id: '0010-passwords-due',
    about: 'Marks the sessions of admins who must change their password; clears the mark of other staff',
    run: async (app) => {
      const { models } = app.get<Connection>(getConnectionToken());
      // For these roles, the previous version set the mark at every password that an update set, without a request by
      // the caller.
      for (const { name } of [Bd, AgencyAdmin, Agency, CoinAgency])
        await present(models[name]).updateMany({ mustChangePassword: true }, { mustChangePassword: false });
      const admins = await present(models[Admin.name]).distinct('_id', { mustChangePassword: true });
      await app.get(SessionsService).markPasswordDue(admins as Types.ObjectId[]);
    },
  },
  {
    id: '0011-session-index',
    about:
      'Replaces the index that finds the sessions of an account: ended sessions no longer slow a sign-in down',
    run: async (app) => {
      const sessions = present(app.get<Connection>(getConnectionToken()).models[Session.name]);
      await sessions.createIndexes();
      await dropIndexes(sessions, ['account_1_lastUsedAt_-1']);
    },
  },
  {
    id: '0012-ban-details',
    about: 'Sets who banned each banned user and when, as far as the audit log shows',
    run: (app) => app.get(UserChangesService).nameBans(),
  },
  {
    id: '0013-deleted-tags',
    about: 'Removes official tags that are trashed or deleted from their users',
    run: (app) => app.get(UserChangesService).dropDeletedTags(),
  },
  {
    id: '0015-returned-transfers',
    about: 'Links earlier returns to their transfers and indexes transfers by sender',
    run: async (app) => {
      const { models } = app.get<Connection>(getConnectionToken());
      await present(models[LedgerEntry.name]).createIndexes();
      await app.get(PastCovers).note();
      await app.get(PastCovers).nameSenders();
    },
  },
  {
    id: '0016-user-states',
    about: 'Replaces the index of active users by one that also holds the ban and the day of registration',
    run: async (app) => {
      const users = present(app.get<Connection>(getConnectionToken()).models[User.name]);
      await users.createIndexes();
      await dropIndexes(users, ['active_1__id_1']);
    },
  },
  {
    id: '0017-list-filters',
    about: 'Fills and indexes the fields that lists of users, applications and withdrawals are filtered by',
    run: async (app) => {
      const connection = app.get<Connection>(getConnectionToken());
      await fillListFilters(connection);
      for (const [name, old] of REPLACED_INDEXES) {
        const model = present(connection.models[name]);
        await model.createIndexes();
        await dropIndexes(model, old);
      }
    },
  },
  {
    id: '0018-staff-filters',
    about: 'Fills the last sign-in of staff from their sessions, and indexes what more lists are filtered by',
    run: async (app) => {
      const connection = app.get<Connection>(getConnectionToken());
      await fillLastSignIns(connection);
      for (const [name, old] of SHORTER_INDEXES) {
        const model = present(connection.models[name]);
        await model.createIndexes();
        await dropIndexes(model, old);
      }
    },
  },
  {
    id: '0019-rights',
    about: 'Creates the sets of rights; all admins become Owners, as all admins were equal before',
    creates: true,
    run: async (app) => {
      await app.get(RightSetsService).ensure();
      const admins = present(app.get<Connection>(getConnectionToken()).models[Admin.name]);
      await admins.updateMany({ sets: { $exists: false } }, { sets: [OWNER_SET], rights: [] });
    },
  },
  {
    id: '0020-temporary-passwords',
    about: 'Passwords that were issued and must be changed end in 72 hours',
    run: async (app) => {
      const { models } = app.get<Connection>(getConnectionToken());
      for (const { name } of [Admin, Bd, AgencyAdmin, Agency, CoinAgency])
        await present(models[name]).updateMany(
          { mustChangePassword: true, temporaryUntil: { $exists: false } },
          temporaryPassword(true),
        );
    },
  },
  {
    id: '0021-typed-identifiers',
    about:
      'Logs the records with phone numbers, codes, usernames or email addresses that differ only in invisible marks',
    run: (app) => listCollisions(app.get<Connection>(getConnectionToken())),
  },
  {
    id: '0022-sums-of-keys',
    about:
      'Drops two indexes that longer ones replace: their keys hold all that the sums of lists and trees read',
    run: async (app) => {
      const { models } = app.get<Connection>(getConnectionToken());
      for (const [name, old] of SUMMED_INDEXES) await dropIndexes(present(models[name]), old);
    },
  },
];
