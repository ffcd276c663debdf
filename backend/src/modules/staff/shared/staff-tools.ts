import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Env } from '../../../core/config/env.js';
import { ENV } from '../../../platform/config/env.module.js';
import { LoginThrottle } from '../../../platform/access/login-throttle.js';
import { SessionsService } from '../../../platform/access/sessions.service.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { DomainEvents, Emits } from '../../../platform/domain-events/domain-events.js';
import { FilesService } from '../../../platform/files/files.service.js';
import { SignInLog } from '../../../platform/sign-ins/sign-in-log.js';
import { IssuedPasswords } from './issued-passwords.js';
import { StaffDeleted } from './staff-deleted.js';

/** The shared dependencies of the staff services. */
@Emits(StaffDeleted)
@Injectable()
export class StaffTools {
  constructor(
    @InjectConnection() readonly connection: Connection,
    readonly sessions: SessionsService,
    readonly throttle: LoginThrottle,
    readonly audit: AuditService,
    readonly files: FilesService,
    readonly issued: IssuedPasswords,
    readonly events: DomainEvents,
    readonly signIns: SignInLog,
    @Inject(ENV) readonly env: Env,
  ) {}
}
