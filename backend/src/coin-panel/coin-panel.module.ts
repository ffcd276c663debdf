import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CoinAgency, CoinAgencySchema } from './coin-agency.schema.js';
import { CoinAgencyService } from './coin-agency.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: CoinAgency.name, schema: CoinAgencySchema }])],
  providers: [CoinAgencyService],
  exports: [CoinAgencyService],
})
export class CoinPanelModule {}
