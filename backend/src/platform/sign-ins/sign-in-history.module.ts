import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { NoticesModule } from '../inbox/notices.module.js';
import { NewDevices } from './new-devices.js';
import { SignInEvent, SignInEventSchema } from './sign-in-event.schema.js';
import { SignInLock, SignInLockSchema } from './sign-in-lock.schema.js';
import { SignInLog } from './sign-in-log.js';

const stored = MongooseModule.forFeature([
  { name: SignInEvent.name, schema: SignInEventSchema },
  { name: SignInLock.name, schema: SignInLockSchema },
]);

/** Stores the sign-in history of staff and the accounts that are locked. */
@Global()
@Module({
  imports: [stored, NoticesModule],
  providers: [SignInLog, NewDevices],
  exports: [SignInLog, stored],
})
export class SignInHistoryModule {}
