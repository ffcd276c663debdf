import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { provideCodedStaff } from '../shared/staff.js';
import { BdController } from './bd.controller.js';
import { bdKind } from './bd.kind.js';
import { Bd, BdSchema } from './bd.schema.js';

const staff = provideCodedStaff(bdKind);

@Module({
  imports: [MongooseModule.forFeature([{ name: Bd.name, schema: BdSchema }])],
  controllers: [BdController],
  providers: [staff],
  exports: [staff],
})
export class BdModule {}
