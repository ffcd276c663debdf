import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { LoginThrottle } from '../../../platform/access/login-throttle.js';
import { SessionsService } from '../../../platform/access/sessions.service.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { DomainEvents, Emits } from '../../../platform/domain-events/domain-events.js';
import { FilesService } from '../../../platform/files/files.service.js';
import { SignInLog } from '../../../platform/sign-ins/sign-in-log.js';
import { TimeZones } from '../../../platform/time-zone/time-zones.js';
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
    readonly zones: TimeZones,
  ) {}
}
