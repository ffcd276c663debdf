import { OneOf, Optional, Shows, ShowsId, ShowsInt, ShowsText, ShowsTime } from '../../http/fields.js';
import { ListQuery, Sort } from '../../http/list-query.js';
import { ApiSchema, OmitType } from '@nestjs/swagger';
import { type Job, JOB_STATES, type JobState } from './job.schema.js';

export class JobListQuery extends OmitType(ListQuery, ['search', 'around']) {
  @Optional() @OneOf(JOB_STATES, 'JobState', { description: 'Left out: all' }) state?: JobState;
  @Sort('createdAt') sort?: string;
}

@ApiSchema({ name: 'Job' })
export class JobDto {
  @ShowsId() _id: string;
  @ShowsText('What sort of work it is', 'notification') kind: string;
  @ShowsText('What staff call it', 'Notification: New gifts are here') title: string;
  @Shows({ enum: [...JOB_STATES], enumName: 'JobState', description: 'Where it stands' }) state: JobState;
  @Shows({ type: Boolean, description: 'true: it ends with the portion that it is at' }) cancelAsked: boolean;
  @ShowsInt('How many of the total are dealt with', 4200) done: number;
  @ShowsInt('0 as long as it is not known', 10000) total: number;
  @Shows({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'What came of it, by name',
    example: { sent: 4200 },
  })
  result: Record<string, number>;
  @ShowsText("Why the last attempt stopped, '' when it did not", '') error: string;
  @ShowsInt('Attempts that stopped since it last got on', 0) tries: number;
  @Shows({ type: String, format: 'date-time', nullable: true, description: 'When it is tried again' })
  nextTryAt: string | null;
  @ShowsText('Who started it', 'Meera Nair') by: string;
  @ShowsTime('When it was started') createdAt: string;
  @Shows({ type: String, format: 'date-time', nullable: true, description: 'When it began' })
  startedAt: string | null;
  @Shows({ type: String, format: 'date-time', nullable: true, description: 'When it was over' })
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
