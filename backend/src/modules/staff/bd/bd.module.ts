import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Bd, BdSchema } from './bd.schema.js';
import { BdController } from './bd.controller.js';
import { BdService } from './bd.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: Bd.name, schema: BdSchema }])],
  controllers: [BdController],
  providers: [BdService],
  exports: [BdService],
})
export class BdModule {}
