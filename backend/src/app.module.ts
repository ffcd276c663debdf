import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from './platform/access/access.module.js';
import { AdminsModule } from './modules/staff/admins/admins.module.js';
import { AgencyAdminModule } from './modules/staff/agency-admin/agency-admin.module.js';
import { AgencyModule } from './modules/staff/agency/agency.module.js';
import { ServerStop } from './http/server-stop.js';
import { AppClientModule } from './modules/app/app-client.module.js';
import { AppSettingsModule } from './modules/app/settings/app-settings.module.js';
import { AppVersionModule } from './modules/app/version/app-version.module.js';
import { AuditModule } from './platform/audit/audit.module.js';
import { AuditSealingModule } from './platform/audit/audit-sealing.module.js';
import { AuditLogModule } from './modules/audit-log/audit-log.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { BdModule } from './modules/staff/bd/bd.module.js';
import { BusinessMetricsModule } from './modules/business-metrics/business-metrics.module.js';
import { CataloguesModule } from './modules/catalogues/catalogues.module.js';
import type { Env } from './core/config/env.js';
import { EarningsModule } from './modules/earnings/earnings.module.js';
import { EnvModule } from './platform/config/env.module.js';
import { ChangesModule } from './modules/changes/changes.module.js';
import { CoinLimitsModule } from './modules/coins/limits/coin-limits.module.js';
import { CoinAgencyModule } from './modules/staff/coin-agency/coin-agency.module.js';
import { BulkModule } from './platform/bulk/bulk.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { DomainEventsModule } from './platform/domain-events/domain-events.module.js';
import { EventsModule } from './platform/events/events.module.js';
import { ExperienceModule } from './modules/experience/experience.module.js';
import { ExportsModule } from './platform/exports/exports.module.js';
import { FilesModule } from './platform/files/files.module.js';
import { FiguresModule } from './modules/figures/figures.module.js';
import { FirstStepsModule } from './modules/first-steps/first-steps.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { HierarchyModule } from './modules/hierarchy/hierarchy.module.js';
import { HostCountsModule } from './modules/hosts/host-counts.module.js';
import { HostsModule } from './modules/hosts/hosts.module.js';
import { IdempotencyModule } from './platform/idempotency/idempotency.module.js';
import { BatchesModule } from './platform/batches/batches.module.js';
import { ImportsModule } from './platform/imports/imports.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { InboxModule } from './modules/inbox/inbox.module.js';
import { LedgerCallsModule } from './modules/ledger/ledger-calls.module.js';
import { PasswordResetModule } from './modules/app/password-reset/password-reset.module.js';
import { RechargeModule } from './modules/coins/sends/recharge.module.js';
import { LiveModule } from './modules/hosts/live/live.module.js';
import { ModerationModule } from './modules/videos/moderation/moderation.module.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { ListsModule } from './modules/lists/lists.module.js';
import { SearchModule } from './modules/search/search.module.js';
import { SignInHistoryModule } from './platform/sign-ins/sign-in-history.module.js';
import { SignInsModule } from './modules/sign-ins/sign-ins.module.js';
import { SettingsModule } from './modules/settings/settings.module.js';
import { StaffSessionsModule } from './modules/staff/sessions/staff-sessions.module.js';
import { StaffAccountsModule } from './modules/staff-accounts/staff-accounts.module.js';
import { PresenceModule } from './modules/presence/presence.module.js';
import { TimeZoneModule } from './platform/time-zone/time-zone.module.js';
import { TrashModule } from './modules/trash/trash.module.js';
import { StaffModule } from './modules/staff/shared/staff.module.js';
import { UserOverviewModule } from './modules/user-overview/user-overview.module.js';
import { UsersModule } from './modules/users/users.module.js';
import { VideosModule } from './modules/videos/videos.module.js';
import { WithdrawalsModule } from './modules/withdrawals/withdrawals.module.js';

/** The root module: first the modules that every domain needs, then one import per domain. */
@Module({})
export class AppModule {
  static with(env: Env, databaseUri: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        EnvModule.with(env),
        DatabaseModule.at(databaseUri),
        TimeZoneModule,
        SignInHistoryModule,
        AccessModule,
        AuditModule,
        AuditSealingModule,
        ExportsModule,
        FilesModule,
        IdempotencyModule,
        HealthModule,
        DomainEventsModule,
        EventsModule,
        JobsModule,
        BatchesModule,
        ImportsModule,
        BulkModule,

        StaffModule,
        AuthModule,
        UsersModule,
        NotificationsModule,
        ExperienceModule,
        HostCountsModule,
        HostsModule,
        LiveModule,
        AdminsModule,
        BdModule,
        AgencyAdminModule,
        AgencyModule,
        HierarchyModule,
        CoinAgencyModule,
        StaffAccountsModule,
        TrashModule,
        PresenceModule,
        StaffSessionsModule,
        WithdrawalsModule,
        UserOverviewModule,
        RechargeModule,
        CoinLimitsModule,
        LedgerCallsModule,
        CataloguesModule,
        VideosModule,
        ModerationModule,
        SettingsModule,
        ListsModule,
        AuditLogModule,
        SignInsModule,
        ChangesModule,
        InboxModule,
        FirstStepsModule,
        AppClientModule,
        PasswordResetModule,
        AppVersionModule,
        AppSettingsModule,
        BusinessMetricsModule,
        FiguresModule,
        EarningsModule,
        SearchModule,
      ],
      providers: [ServerStop],
    };
  }
}
