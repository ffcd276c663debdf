import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AgencyAdmin, AgencyAdminSchema } from './agency-admin.schema.js';
import { AgencyAdminService } from './agency-admin.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: AgencyAdmin.name, schema: AgencyAdminSchema }])],
  providers: [AgencyAdminService],
  exports: [AgencyAdminService],
})
export class AgencyAdminModule {}
