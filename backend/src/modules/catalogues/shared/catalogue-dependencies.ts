import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Env } from '../../../core/config/env.js';
import { ENV } from '../../../platform/config/env.module.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { FilesService } from '../../../platform/files/files.service.js';

/** The services that every catalogue uses. */
@Injectable()
export class CatalogueDependencies {
  constructor(
    @InjectConnection() readonly connection: Connection,
    readonly files: FilesService,
    readonly audit: AuditService,
    @Inject(ENV) readonly env: Env,
  ) {}
}
