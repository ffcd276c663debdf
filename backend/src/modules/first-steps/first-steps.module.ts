import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AgencyAdmin, AgencyAdminSchema } from '../staff/agency-admin/agency-admin.schema.js';
import { Agency, AgencySchema } from '../staff/agency/agency.schema.js';
import { Bd, BdSchema } from '../staff/bd/bd.schema.js';
import { SettingsModule } from '../settings/settings.module.js';
import { FirstStepsController } from './first-steps.controller.js';
import { FirstStepsService } from './first-steps.service.js';

@Module({
  imports: [
    SettingsModule,
    MongooseModule.forFeature([
      { name: Bd.name, schema: BdSchema },
      { name: AgencyAdmin.name, schema: AgencyAdminSchema },
      { name: Agency.name, schema: AgencySchema },
    ]),
  ],
  controllers: [FirstStepsController],
  providers: [FirstStepsService],
})
export class FirstStepsModule {}
