import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Admin, AdminSchema } from '../staff/admins/admin.schema.js';
import { CoinAgency, CoinAgencySchema } from '../staff/coin-agency/coin-agency.schema.js';
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
      { name: CoinAgency.name, schema: CoinAgencySchema },
      { name: Admin.name, schema: AdminSchema },
    ]),
  ],
  controllers: [FirstStepsController],
  providers: [FirstStepsService],
})
export class FirstStepsModule {}
