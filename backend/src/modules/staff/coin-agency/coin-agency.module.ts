import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AgencyModule } from '../agency/agency.module.js';
import { LedgerModule } from '../../ledger/ledger.module.js';
import { provideCodedStaff } from '../shared/staff.js';
import { CoinAgencyController, CoinAgencyProfileController } from './coin-agency.controller.js';
import { coinAgencyKind } from './coin-agency.kind.js';
import { CoinAgency, CoinAgencySchema } from './coin-agency.schema.js';
import { CoinAgencyService } from './coin-agency.service.js';

const staff = provideCodedStaff(coinAgencyKind);

@Module({
  imports: [
    MongooseModule.forFeature([{ name: CoinAgency.name, schema: CoinAgencySchema }]),
    AgencyModule,
    LedgerModule,
  ],
  controllers: [CoinAgencyController, CoinAgencyProfileController],
  providers: [staff, CoinAgencyService],
  exports: [staff, CoinAgencyService],
})
export class CoinAgencyModule {}
