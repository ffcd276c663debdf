import { Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf, listResponseOf } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { IdDto } from '../../http/id.dto.js';
import { pageOf } from '../../http/list-query.js';
import { JobDto, JobListQuery, toJob } from './jobs.dto.js';
import { JobsService } from './jobs.service.js';

const JobResponse = responseOf('JobResponse', { details: JobDto });
const JobListResponse = listResponseOf('JobListResponse', { details: [JobDto] });

@ApiTags('jobs')
@Controller('admin/jobs')
export class JobsController {
  constructor(private readonly jobs: JobsService) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'jobs.read',
    summary: 'List the background jobs, newest first',
    response: JobListResponse,
  })
  async listJobs(@Query() query: JobListQuery) {
    const { records, ...counts } = await this.jobs.list(query, pageOf(query));
    return { details: records.map(toJob), ...counts };
  }

  @Endpoint('POST', ':id/cancel', {
    roles: ['admin'],
    right: 'jobs.manage',
    summary: 'Cancel a waiting or running job; completed work is kept',
    response: JobResponse,
    message: 'The job is being cancelled',
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  })
  async cancelJob(@Param() { id }: IdDto) {
    return { details: toJob(await this.jobs.cancel(id)) };
  }

  @Endpoint('POST', ':id/retry', {
    roles: ['admin'],
    right: 'jobs.manage',
    summary: 'Resume a failed or cancelled job',
    response: JobResponse,
    message: 'The job has been resumed',
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  })
  async retryJob(@Param() { id }: IdDto) {
    return { details: toJob(await this.jobs.retry(id)) };
  }
}
