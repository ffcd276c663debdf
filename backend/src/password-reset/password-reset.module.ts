import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SettingsModule } from '../settings/settings.module.js';
import { AccountDeletion } from '../users/account-deletion.service.js';
import { UsersModule } from '../users/users.module.js';
import { Fast2SmsSender } from './fast2sms-sender.js';
import { PasswordCode, PasswordCodeSchema } from './password-code.schema.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResetService } from './password-reset.service.js';
import { SmsSender } from './sms-sender.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: PasswordCode.name, schema: PasswordCodeSchema }]),
    SettingsModule,
    UsersModule,
  ],
  controllers: [PasswordResetController],
  providers: [PasswordResetService, { provide: SmsSender, useClass: Fast2SmsSender }],
})
export class PasswordResetModule {
  constructor(resets: PasswordResetService, accounts: AccountDeletion) {
    accounts.alsoForget({
      forget: async ({ number }) => {
        await resets.forget(number);
        return [];
      },
    });
  }
}
