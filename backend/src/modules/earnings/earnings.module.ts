import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FigureStoreModule } from '../figures/figure-store.module.js';
import { HostsModule } from '../hosts/hosts.module.js';
import { LiveSession, LiveSessionSchema } from '../hosts/live/live-session.schema.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AgencyModule } from '../staff/agency/agency.module.js';
import { UsersModule } from '../users/users.module.js';
import { EarningsController } from './earnings.controller.js';
import { EarningsService } from './earnings.service.js';
import { HostDays } from './host-days.js';
import { HostEarningsService } from './host-earnings.service.js';

@Module({
  imports: [
    AgencyModule,
    FigureStoreModule,
    HostsModule,
    SettingsModule,
    UsersModule,
    MongooseModule.forFeature([{ name: LiveSession.name, schema: LiveSessionSchema }]),
  ],
  controllers: [EarningsController],
  providers: [EarningsService, HostEarningsService, HostDays],
})
export class EarningsModule {}
