import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BdModule } from '../bd/bd.module.js';
import { provideCodedStaff } from '../shared/staff.js';
import { AgencyAdminController, AgencyAdminPasswordController } from './agency-admin.controller.js';
import { agencyAdminKind } from './agency-admin.kind.js';
import { AgencyAdmin, AgencyAdminSchema } from './agency-admin.schema.js';
import { AgencyAdminService } from './agency-admin.service.js';

const staff = provideCodedStaff(agencyAdminKind);

@Module({
  imports: [MongooseModule.forFeature([{ name: AgencyAdmin.name, schema: AgencyAdminSchema }]), BdModule],
  controllers: [AgencyAdminController, AgencyAdminPasswordController],
  providers: [staff, AgencyAdminService],
  exports: [staff, AgencyAdminService],
})
export class AgencyAdminModule {}
