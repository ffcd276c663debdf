import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { DomainEvents, Emits } from '../../../platform/domain-events/domain-events.js';
import { FilesService } from '../../../platform/files/files.service.js';
import { TimeZones } from '../../../platform/time-zone/time-zones.js';
import { RecordsPurged } from './records-purged.js';

/** The services that every catalogue uses. */
@Injectable()
@Emits(RecordsPurged)
export class CatalogueDependencies {
  constructor(
    @InjectConnection() readonly connection: Connection,
    readonly files: FilesService,
    readonly audit: AuditService,
    readonly zones: TimeZones,
    readonly events: DomainEvents,
  ) {}
}
