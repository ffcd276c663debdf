import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit-log/audit-log.module.js';
import { LockedAccountsController } from './locked-accounts.controller.js';
import { LockedAccountsService } from './locked-accounts.service.js';
import { OwnSignInsController } from './own-sign-ins.controller.js';
import { SignInsController } from './sign-ins.controller.js';
import { SignInsService } from './sign-ins.service.js';

/** Shows staff the history of their own sign-in, and platform admins that of all staff and the locked accounts. */
@Module({
  imports: [AuditLogModule],
  controllers: [OwnSignInsController, SignInsController, LockedAccountsController],
  providers: [SignInsService, LockedAccountsService],
})
export class SignInsModule {}
