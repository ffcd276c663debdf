import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SignInEvent, SignInEventSchema } from './sign-in-event.schema.js';
import { SignInLock, SignInLockSchema } from './sign-in-lock.schema.js';
import { SignInLog } from './sign-in-log.js';

const stored = MongooseModule.forFeature([
  { name: SignInEvent.name, schema: SignInEventSchema },
  { name: SignInLock.name, schema: SignInLockSchema },
]);

/** Stores the sign-in history of staff and the accounts that are locked. */
@Global()
@Module({ imports: [stored], providers: [SignInLog], exports: [SignInLog, stored] })
export class SignInHistoryModule {}
