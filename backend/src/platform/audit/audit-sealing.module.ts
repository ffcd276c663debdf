import { Module } from '@nestjs/common';
import { AuditSealsModule } from './audit-seals.module.js';
import { SealingLoop } from './sealing-loop.js';

/** Seals the audit log while the product runs. Commands that only read the log import AuditSealsModule. */
@Module({ imports: [AuditSealsModule], providers: [SealingLoop] })
export class AuditSealingModule {}
