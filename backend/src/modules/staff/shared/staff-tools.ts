import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { LoginThrottle } from '../../../platform/access/login-throttle.js';
import { SessionsService } from '../../../platform/access/sessions.service.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { FilesService } from '../../../platform/files/files.service.js';
import { IssuedPasswords } from './issued-passwords.js';

/** The shared dependencies of the staff services. */
@Injectable()
export class StaffTools {
  constructor(
    @InjectConnection() readonly connection: Connection,
    readonly sessions: SessionsService,
    readonly throttle: LoginThrottle,
    readonly audit: AuditService,
    readonly files: FilesService,
    readonly issued: IssuedPasswords,
  ) {}
}
