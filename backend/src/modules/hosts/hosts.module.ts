import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AgencyModule } from '../staff/agency/agency.module.js';
import { UsersModule } from '../users/users.module.js';
import { HostBulkController } from './bulk/host-bulk.controller.js';
import { HostBulkService } from './bulk/host-bulk.service.js';
import { Host, HostSchema } from './host.schema.js';
import { HostDecisions } from './host-decisions.js';
import { AgencyAdminHostsController, HostsController, VideoHostsController } from './hosts.controller.js';
import { HostImports } from './imports/host-imports.service.js';
import { HostImportsController } from './imports/host-imports.controller.js';
import { HostsService } from './hosts.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: Host.name, schema: HostSchema }]), AgencyModule, UsersModule],
  controllers: [
    HostsController,
    AgencyAdminHostsController,
    VideoHostsController,
    HostImportsController,
    HostBulkController,
  ],
  providers: [HostsService, HostDecisions, HostImports, HostBulkService],
  exports: [HostsService, HostDecisions],
})
export class HostsModule {}
