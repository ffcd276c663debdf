import { OneOf, Optional, Shows, ShowsId, ShowsInt, ShowsText, ShowsTime } from '../../http/fields.js';
import { ListQuery, Sort } from '../../http/list-query.js';
import { ApiSchema, OmitType } from '@nestjs/swagger';
import { type Job, JOB_STATES, type JobState } from './job.schema.js';

export class JobListQuery extends OmitType(ListQuery, ['search', 'around']) {
  @Optional() @OneOf(JOB_STATES, 'JobState', { description: 'All states when omitted' }) state?: JobState;
  @Sort('createdAt') sort?: string;
}

@ApiSchema({ name: 'Job' })
export class JobDto {
  @ShowsId() _id: string;
  @ShowsText('The kind of job', 'notification') kind: string;
  @ShowsText('The title for staff', 'Notification: New gifts are here') title: string;
  @Shows({ enum: [...JOB_STATES], enumName: 'JobState', description: 'The state of the job' })
  state: JobState;
  @Shows({ type: Boolean, description: 'true: the job ends after its current portion' }) cancelAsked: boolean;
  @ShowsInt('Completed items of the total', 4200) done: number;
  @ShowsInt('0 while the total is unknown', 10000) total: number;
  @Shows({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'Counts of the results, by name',
    example: { sent: 4200 },
  })
  result: Record<string, number>;
  @ShowsText("Why the last attempt stopped, or ''", '') error: string;
  @ShowsInt('Failed attempts since the last progress', 0) tries: number;
  @Shows({ type: String, format: 'date-time', nullable: true, description: 'Time of the next attempt' })
  nextTryAt: string | null;
  @ShowsText('Name of the person who started the job', 'Meera Nair') by: string;
  @ShowsTime('When the job was created') createdAt: string;
  @Shows({ type: String, format: 'date-time', nullable: true, description: 'When the job began to run' })
  startedAt: string | null;
  @Shows({ type: String, format: 'date-time', nullable: true, description: 'When the job ended' })
  endedAt: string | null;
}

const iso = (time: Date | null) => time?.toISOString() ?? null;

export const toJob = (job: Job): JobDto => ({
  _id: job._id.toHexString(),
  kind: job.kind,
  title: job.title,
  state: job.state,
  cancelAsked: job.cancelAsked,
  done: job.done,
  total: job.total,
  result: job.result,
  error: job.error,
  tries: job.tries,
  nextTryAt: job.state === 'waiting' && job.tries > 0 ? iso(job.dueAt) : null,
  by: job.by.name,
  createdAt: job.createdAt.toISOString(),
  startedAt: iso(job.startedAt),
  endedAt: iso(job.endedAt),
});
