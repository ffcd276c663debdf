import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { FilesService } from '../../../platform/files/files.service.js';
import type { AnyCatalogue } from './catalogue.js';

/** What every catalogue works with; and all catalogues by kind, for what they have in common (order, trash, use). */
@Injectable()
export class CatalogueTools {
  readonly catalogues = new Map<string, AnyCatalogue>();

  constructor(
    @InjectConnection() readonly connection: Connection,
    readonly files: FilesService,
    readonly audit: AuditService,
  ) {}
}
