import { OneOf, Optional, Text } from '../../http/fields.js';
import { Shows, ShowsId, ShowsInt, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import { DayRange, Filter } from '../../http/filter-fields.js';
import { ListQuery, Sort } from '../../http/list-query.js';
import { ApiSchema, IntersectionType, OmitType } from '@nestjs/swagger';
import { type Job, JOB_STATES, type JobState } from './job.schema.js';

export class JobListQuery extends IntersectionType(
  OmitType(ListQuery, ['search', 'around']),
  DayRange('created', 'Day of creation', 'createdAt'),
) {
  @Optional()
  @OneOf(JOB_STATES, 'JobState', { description: 'Omitted: all' })
  @Filter('state')
  state?: JobState;
  @Optional()
  @Text(60, { description: 'Kind of work', example: 'notification' })
  @Filter('kind')
  kind?: string;
  @Sort('createdAt') sort?: string;
}

@ApiSchema({ name: 'Job' })
export class JobDto {
  @ShowsId() _id: string;
  @ShowsText('Kind of work', 'notification') kind: string;
  @ShowsText('Label for staff', 'Notification: New gifts are here') title: string;
  @Shows({ enum: [...JOB_STATES], enumName: 'JobState', description: 'State of the job' }) state: JobState;
  @Shows({ type: Boolean, description: 'true: the job stops after the current portion' })
  cancelAsked: boolean;
  @Shows({ type: Boolean, description: 'Whether the caller may resume it' }) resumable: boolean;
  @ShowsInt('Number processed so far', 4200) done: number;
  @ShowsInt('0 while unknown', 10000) total: number;
  @Shows({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'Results by name',
    example: { sent: 4200 },
  })
  result: Record<string, number>;
  @ShowsText("Reason why the last attempt stopped, '' otherwise", '') error: string;
  @ShowsInt('Failed attempts since the last progress', 0) tries: number;
  @Shows({ type: String, format: 'date-time', nullable: true, description: 'Time of the next attempt' })
  nextTryAt: string | null;
  @ShowsText('Who started it', 'Meera Nair') by: string;
  @ShowsTime('When it was created') createdAt: string;
  @Shows({ type: String, format: 'date-time', nullable: true, description: 'When it began to run' })
  startedAt: string | null;
  @Shows({ type: String, format: 'date-time', nullable: true, description: 'When it ended' })
  endedAt: string | null;
}

const iso = (time: Date | null) => time?.toISOString() ?? null;

export const toJob = (job: Job, resumable: ReadonlySet<string>): JobDto => ({
  _id: job._id.toHexString(),
  kind: job.kind,
  title: job.title,
  state: job.state,
  cancelAsked: job.cancelAsked,
  resumable: resumable.has(job._id.toHexString()),
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
