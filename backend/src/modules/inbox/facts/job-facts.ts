import { Injectable } from '@nestjs/common';
import type { Notice } from '../../../platform/inbox/notice.schema.js';
import { BatchesService } from '../../../platform/batches/batches.service.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { issuesPasswords } from '../../staff-accounts/imports/staff-imports.service.js';
import { type FactsOf, idsOf } from './facts.js';

/** What notices about jobs show: the title, the rows that failed, and whether the owner has something left to do. */
@Injectable()
export class JobFacts implements FactsOf {
  constructor(
    private readonly jobs: JobsService,
    private readonly batches: BatchesService,
  ) {}

  async of(notices: readonly Notice[]) {
    const jobs = await this.jobs.named(idsOf(notices));
    const batches = await this.batches.ofJobs([...jobs.values()].map(({ _id }) => _id));
    const batchOf = new Map(batches.map((batch) => [batch.job?.toHexString(), batch]));
    return ({ about, event }: Notice) => {
      const job = jobs.get(about);
      if (!job) return {};
      const batch = batchOf.get(about);
      const hasPasswords = batch !== undefined && issuesPasswords(batch.kind) && batch.passwordsAt === null;
      return {
        label: job.title,
        detail: event === 'jobFailed' ? job.error : '',
        failed: job.result.failed ?? 0,
        due: event === 'jobFailed' ? job.state === 'failed' : event === 'jobDone' && hasPasswords,
        batch: batch?._id.toHexString() ?? '',
        source: batch?.source ?? '',
      };
    };
  }
}
