import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AgencyModule } from '../agency/agency.module.js';
import { UsersModule } from '../users/users.module.js';
import { Host, HostSchema } from './host.schema.js';
import { HostsController } from './hosts.controller.js';
import { HostsService } from './hosts.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: Host.name, schema: HostSchema }]), AgencyModule, UsersModule],
  controllers: [HostsController],
  providers: [HostsService],
  exports: [HostsService],
})
export class HostsModule {}
