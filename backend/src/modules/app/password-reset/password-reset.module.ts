import { Module } from '@nestjs/common';
import { SmsCodesModule } from '../sms-codes/sms-codes.module.js';
import { UsersModule } from '../../users/users.module.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResetService } from './password-reset.service.js';

@Module({
  imports: [SmsCodesModule, UsersModule],
  controllers: [PasswordResetController],
  providers: [PasswordResetService],
})
export class PasswordResetModule {}
