import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AgencyModule } from '../agency/agency.module.js';
import { LedgerModule } from '../../ledger/ledger.module.js';
import { CoinAgencyController, CoinAgencyProfileController } from './coin-agency.controller.js';
import { CoinAgency, CoinAgencySchema } from './coin-agency.schema.js';
import { CoinAgencyService } from './coin-agency.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: CoinAgency.name, schema: CoinAgencySchema }]),
    AgencyModule,
    LedgerModule,
  ],
  controllers: [CoinAgencyController, CoinAgencyProfileController],
  providers: [CoinAgencyService],
  exports: [CoinAgencyService],
})
export class CoinPanelModule {}
