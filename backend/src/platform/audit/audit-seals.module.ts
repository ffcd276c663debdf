import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from './audit.module.js';
import { AuditCheck } from './audit-check.js';
import { AuditKey } from './audit-key.js';
import { AuditChain, AuditChainSchema, AuditSeal, AuditSealSchema } from './audit-seal.schema.js';
import { AuditSealer } from './audit-sealer.js';
import { SealStates } from './seal-state.js';

/** The chain over the audit log: makes seals and checks them. */
@Module({
  imports: [
    AuditModule,
    MongooseModule.forFeature([
      { name: AuditSeal.name, schema: AuditSealSchema },
      { name: AuditChain.name, schema: AuditChainSchema },
    ]),
  ],
  providers: [AuditKey, AuditSealer, AuditCheck, SealStates],
  exports: [MongooseModule, AuditKey, AuditSealer, AuditCheck, SealStates],
})
export class AuditSealsModule {}
