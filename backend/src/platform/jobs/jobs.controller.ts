import { Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { responseOf, listResponseOf } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { IdDto } from '../../http/id.dto.js';
import { pageOf } from '../../http/list-query.js';
import { JobAuthorities } from './job-authority.js';
import type { Job } from './job.schema.js';
import { JobDto, JobListQuery, toJob } from './jobs.dto.js';
import { JobsService } from './jobs.service.js';

const JobResponse = responseOf('JobResponse', { details: JobDto });
const JobListResponse = listResponseOf('JobListResponse', { details: [JobDto] });

@ApiTags('jobs')
@Controller('admin/jobs')
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly authorities: JobAuthorities,
  ) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'jobs.read',
    summary: 'List the background jobs, newest first',
    response: JobListResponse,
    list: {
      names: ['jobs'],
      rows: 20,
      live: 'jobs',
      kind: 'job',
      without: { search: 'Few rows at a time; the filters find jobs by kind and state.' },
    },
  })
  async listJobs(@CurrentCaller() caller: Caller, @Query() query: JobListQuery) {
    const { records, ...counts } = await this.jobs.list(query, pageOf(query));
    const resumable = await this.authorities.resumable(caller, records);
    return { details: records.map((job) => toJob(job, resumable)), ...counts };
  }

  @Endpoint('POST', ':id/cancel', {
    roles: ['admin'],
    right: 'jobs.manage',
    summary: 'Cancel a waiting or running job; completed work is kept',
    response: JobResponse,
    touches: ['notifications', 'batches'],
    message: 'The job is being cancelled',
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  })
  async cancelJob(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    return this.answer(caller, await this.jobs.cancel(caller, id));
  }

  @Endpoint('POST', ':id/retry', {
    roles: ['admin'],
    right: 'jobs.manage',
    summary: 'Resume a failed or cancelled job',
    description:
      'Needs the right of the call that starts such a job, and a recent proof where that call does. A job that its starter cancelled, or whose starter may not do this any more, must be started anew.',
    response: JobResponse,
    touches: ['notifications', 'batches'],
    message: 'The job has been resumed',
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'PROOF_REQUIRED'],
  })
  async retryJob(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    return this.answer(caller, await this.jobs.retry(caller, id));
  }

  private async answer(caller: Caller, job: Job) {
    const resumable = await this.authorities.resumable(caller, [job]);
    return { details: toJob(job, resumable) };
  }
}
