import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditSealsModule } from '../../platform/audit/audit-seals.module.js';
import { Job, JobSchema } from '../../platform/jobs/job.schema.js';
import { WaitingSend, WaitingSendSchema } from '../coins/approvals/waiting-send.schema.js';
import { Host, HostSchema } from '../hosts/host.schema.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { Video, VideoSchema } from '../videos/video.schema.js';
import { Withdrawal, WithdrawalSchema } from '../withdrawals/withdrawal.schema.js';
import { BusinessMetrics } from './business-metrics.service.js';

@Module({
  imports: [
    AuditSealsModule,
    LedgerModule,
    MongooseModule.forFeature([
      { name: Host.name, schema: HostSchema },
      { name: Job.name, schema: JobSchema },
      { name: Video.name, schema: VideoSchema },
      { name: WaitingSend.name, schema: WaitingSendSchema },
      { name: Withdrawal.name, schema: WithdrawalSchema },
    ]),
  ],
  providers: [BusinessMetrics],
})
export class BusinessMetricsModule {}
