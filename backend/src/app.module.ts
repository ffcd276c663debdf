import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { AdminsModule } from './admins/admins.module.js';
import { AgencyAdminModule } from './agency-admin/agency-admin.module.js';
import { AgencyModule } from './agency/agency.module.js';
import { ServerStop } from './api/server-stop.service.js';
import { AppClientModule } from './app/app-client.module.js';
import { AppVersionModule } from './app-version/app-version.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BdModule } from './bd/bd.module.js';
import { BackgroundThemeModule } from './catalogues/background-theme/background-theme.module.js';
import { BannerModule } from './catalogues/banner/banner.module.js';
import { ContentModule } from './catalogues/content/content.module.js';
import { EntryEffectLevelModule } from './catalogues/entry-effect-level/entry-effect-level.module.js';
import { EntryEffectModule } from './catalogues/entry-effect/entry-effect.module.js';
import { FrameLevelModule } from './catalogues/frame-level/frame-level.module.js';
import { FrameModule } from './catalogues/frame/frame.module.js';
import { LevelModule } from './catalogues/level/level.module.js';
import { LiveGiftCategoryModule } from './catalogues/live-gift-category/live-gift-category.module.js';
import { LiveGiftModule } from './catalogues/live-gift/live-gift.module.js';
import { PlanModule } from './catalogues/plan/plan.module.js';
import { SongModule } from './catalogues/song/song.module.js';
import { ThemeModule } from './catalogues/theme/theme.module.js';
import { UserLevelModule } from './catalogues/user-level/user-level.module.js';
import { VipItemModule } from './catalogues/vip-item/vip-item.module.js';
import { VipModule } from './catalogues/vip/vip.module.js';
import { GiftModule } from './catalogues/gift/gift.module.js';
import { CataloguesModule } from './catalogues/shared/catalogues.module.js';
import { TagModule } from './catalogues/tag/tag.module.js';
import type { Env } from './config/env.js';
import { EnvModule } from './config/env.module.js';
import { CoinLimitsModule } from './coin-limits/coin-limits.module.js';
import { CoinPanelModule } from './coin-panel/coin-panel.module.js';
import { DatabaseModule } from './database/database.module.js';
import { DemoModule } from './database/demo/demo.module.js';
import { MigrationsModule } from './database/migrations/migrations.module.js';
import { EventsModule } from './events/events.module.js';
import { FilesModule } from './files/files.module.js';
import { FirstStepsModule } from './first-steps/first-steps.module.js';
import { HealthModule } from './health/health.module.js';
import { HierarchyModule } from './hierarchy/hierarchy.module.js';
import { HostsModule } from './hosts/hosts.module.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { LedgerCallsModule } from './ledger/ledger-calls.module.js';
import { PasswordResetModule } from './password-reset/password-reset.module.js';
import { RechargeModule } from './recharge/recharge.module.js';
import { LiveModule } from './live/live.module.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { StaffSessionsModule } from './staff-sessions/staff-sessions.module.js';
import { StaffAccountsModule } from './staff-accounts/staff-accounts.module.js';
import { StaffModule } from './staff/staff.module.js';
import { UserOverviewModule } from './user-overview/user-overview.module.js';
import { UsersModule } from './users/users.module.js';
import { VideosModule } from './videos/videos.module.js';
import { WithdrawalsModule } from './withdrawals/withdrawals.module.js';

/** The table of contents: first what everything stands on, then one import a domain in the order of the specification. */
@Module({})
export class AppModule {
  static with(env: Env, databaseUri: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        EnvModule.with(env),
        DatabaseModule.at(databaseUri),
        AccessModule,
        AuditModule,
        FilesModule,
        IdempotencyModule,
        HealthModule,
        EventsModule,
        JobsModule,

        StaffModule,
        AuthModule,
        UsersModule,
        NotificationsModule,
        HostsModule,
        LiveModule,
        AdminsModule,
        BdModule,
        AgencyAdminModule,
        AgencyModule,
        HierarchyModule,
        CoinPanelModule,
        StaffAccountsModule,
        StaffSessionsModule,
        WithdrawalsModule,
        UserOverviewModule,
        RechargeModule,
        CoinLimitsModule,
        LedgerCallsModule,
        CataloguesModule,
        BannerModule,
        TagModule,
        GiftModule,
        LiveGiftModule,
        LiveGiftCategoryModule,
        EntryEffectModule,
        EntryEffectLevelModule,
        FrameModule,
        FrameLevelModule,
        ThemeModule,
        BackgroundThemeModule,
        LevelModule,
        UserLevelModule,
        VipModule,
        VipItemModule,
        SongModule,
        PlanModule,
        ContentModule,
        VideosModule,
        ModerationModule,
        SettingsModule,
        FirstStepsModule,
        AppClientModule,
        PasswordResetModule,
        AppVersionModule,

        MigrationsModule,
        DemoModule,
      ],
      providers: [ServerStop],
    };
  }
}
