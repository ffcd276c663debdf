import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SettingsModule } from '../../settings/settings.module.js';
import { Fast2SmsSender } from './fast2sms-sender.js';
import { SmsCode, SmsCodeSchema } from './sms-code.schema.js';
import { SmsCodes } from './sms-codes.js';
import { SmsLimits } from './sms-limits.js';
import { SmsSender } from './sms-sender.js';

/** SMS codes for registration and for password resets. */
@Module({
  imports: [MongooseModule.forFeature([{ name: SmsCode.name, schema: SmsCodeSchema }]), SettingsModule],
  providers: [SmsCodes, SmsLimits, { provide: SmsSender, useClass: Fast2SmsSender }],
  exports: [SmsCodes],
})
export class SmsCodesModule {}
