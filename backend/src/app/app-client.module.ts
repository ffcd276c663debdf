import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { UsersModule } from '../users/users.module.js';
import { AppAccountController } from './app-account.controller.js';

/** What the mobile app calls, under /api/app. */
@Module({ imports: [AuthModule, UsersModule], controllers: [AppAccountController] })
export class AppClientModule {}
