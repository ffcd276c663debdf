import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AgencyAdmin, AgencyAdminSchema } from '../staff/agency-admin/agency-admin.schema.js';
import { Agency, AgencySchema } from '../staff/agency/agency.schema.js';
import { Bd, BdSchema } from '../staff/bd/bd.schema.js';
import { Host, HostSchema } from '../hosts/host.schema.js';
import { TreeAccounts } from './accounts.js';
import { AgencyHosts } from './agency-hosts.service.js';
import { HierarchyController } from './hierarchy.controller.js';
import { HostMover } from './host-mover.js';
import { MovesService } from './moves.service.js';
import { TreeSearch } from './tree-search.js';
import { TreeService } from './tree.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Bd.name, schema: BdSchema },
      { name: AgencyAdmin.name, schema: AgencyAdminSchema },
      { name: Agency.name, schema: AgencySchema },
      { name: Host.name, schema: HostSchema },
    ]),
  ],
  controllers: [HierarchyController],
  providers: [TreeAccounts, TreeService, TreeSearch, MovesService, HostMover, AgencyHosts],
})
export class HierarchyModule {}
