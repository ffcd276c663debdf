import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { LoginThrottle } from '../access/login-throttle.service.js';
import { SessionsService } from '../access/sessions.service.js';
import { AuditService } from '../audit/audit.service.js';
import { FilesService } from '../files/files.service.js';
import { IssuedPasswords } from './issued-passwords.service.js';

/** What the services of all kinds of staff work with. */
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
