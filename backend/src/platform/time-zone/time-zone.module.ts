import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { TimeZoneRecord, TimeZoneRecordSchema } from './time-zone.schema.js';
import { TimeZones } from './time-zones.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: TimeZoneRecord.name, schema: TimeZoneRecordSchema }])],
  providers: [TimeZones],
  exports: [MongooseModule, TimeZones],
})
export class TimeZoneModule {}
