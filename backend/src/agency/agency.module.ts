import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Agency, AgencySchema } from './agency.schema.js';
import { AgencyService } from './agency.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: Agency.name, schema: AgencySchema }])],
  providers: [AgencyService],
  exports: [AgencyService],
})
export class AgencyModule {}
