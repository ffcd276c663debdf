import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AgencyAdminModule } from '../agency-admin/agency-admin.module.js';
import { provideCodedStaff } from '../shared/staff.js';
import {
  AgenciesOfAgencyAdminController,
  VideoAgencyAdminController,
} from './agencies-of-agency-admin.controller.js';
import { AgencyController, AgencyProfileController } from './agency.controller.js';
import { agencyKind } from './agency.kind.js';
import { Agency, AgencySchema } from './agency.schema.js';
import { AgencyService } from './agency.service.js';

const staff = provideCodedStaff(agencyKind);

@Module({
  imports: [MongooseModule.forFeature([{ name: Agency.name, schema: AgencySchema }]), AgencyAdminModule],
  controllers: [
    AgencyController,
    AgenciesOfAgencyAdminController,
    VideoAgencyAdminController,
    AgencyProfileController,
  ],
  providers: [staff, AgencyService],
  exports: [staff, AgencyService],
})
export class AgencyModule {}
