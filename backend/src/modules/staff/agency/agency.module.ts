import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AgencyAdminModule } from '../agency-admin/agency-admin.module.js';
import {
  AgenciesOfAgencyAdminController,
  VideoAgencyAdminController,
} from './agencies-of-agency-admin.controller.js';
import { AgencyController, AgencyProfileController } from './agency.controller.js';
import { Agency, AgencySchema } from './agency.schema.js';
import { AgencyService } from './agency.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: Agency.name, schema: AgencySchema }]), AgencyAdminModule],
  controllers: [
    AgencyController,
    AgenciesOfAgencyAdminController,
    VideoAgencyAdminController,
    AgencyProfileController,
  ],
  providers: [AgencyService],
  exports: [AgencyService],
})
export class AgencyModule {}
