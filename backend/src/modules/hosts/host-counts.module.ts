import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Agency, AgencySchema } from '../staff/agency/agency.schema.js';
import { HostCounts } from '../staff/agency/host-counts.js';
import { ApprovedHostCounts } from './approved-host-counts.js';
import { Host, HostSchema } from './host.schema.js';

/** A global module: agencies show the counts but cannot import a module that depends on them. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Agency.name, schema: AgencySchema },
      { name: Host.name, schema: HostSchema },
    ]),
  ],
  providers: [{ provide: HostCounts, useClass: ApprovedHostCounts }],
  exports: [HostCounts],
})
export class HostCountsModule {}
