import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BdModule } from '../bd/bd.module.js';
import { AgencyAdminController, AgencyAdminPasswordController } from './agency-admin.controller.js';
import { AgencyAdmin, AgencyAdminSchema } from './agency-admin.schema.js';
import { AgencyAdminService } from './agency-admin.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: AgencyAdmin.name, schema: AgencyAdminSchema }]), BdModule],
  controllers: [AgencyAdminController, AgencyAdminPasswordController],
  providers: [AgencyAdminService],
  exports: [AgencyAdminService],
})
export class AgencyAdminModule {}
