import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AnsweredCall, AnsweredCallSchema } from './answered-call.schema.js';
import { IdempotencyService } from './idempotency.service.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AnsweredCall.name, schema: AnsweredCallSchema }])],
  providers: [IdempotencyService],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
