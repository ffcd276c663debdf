import { IntersectionType, OmitType } from '@nestjs/swagger';
import { FreeText, OneOf, Optional, Text } from '../../http/fields.js';
import { Shows, ShowsId, ShowsInt, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import { DayRange, Filter } from '../../http/filter-fields.js';
import { ListQuery, Sort } from '../../http/list-query.js';
import { JOB_STATES, type Job, type JobState } from '../../platform/jobs/job.schema.js';
import {
  type Audience,
  AUDIENCES,
  type Notification,
  SENT_AUDIENCES,
  type SentAudience,
} from './notification.schema.js';

const AUDIENCE = '0: one user, 1: all users, 2: selected users';

export class NotificationTypeQuery {
  @OneOf(AUDIENCES, 'NotificationType', { description: '0: one user, 1: all users' }) type: Audience;
}

export class SendNotificationDto {
  @Text(100, { example: 'New gifts are here' }) title: string;
  @Text(1000, { lines: true, example: 'Open the gift shop and have a look.' }) description: string;
  @Optional()
  @FreeText(100, {
    description: 'Username or _id of the recipient; required for one user',
    example: 'anita.sharma',
  })
  userId?: string;
}

/** The history of sent notifications has filters, but no search. */
export class NotificationListQuery extends IntersectionType(
  OmitType(ListQuery, ['search', 'around']),
  DayRange('sent', 'Day of sending', 'createdAt'),
) {
  @Sort('createdAt') sort?: string;
  @Optional()
  @OneOf(SENT_AUDIENCES, 'SentNotificationType', { description: AUDIENCE })
  @Filter('audience')
  type?: SentAudience;
  @Optional()
  @OneOf(JOB_STATES, 'JobState', { description: 'State of the background job' })
  @Filter()
  state?: JobState;
}

export class NotificationAudience {
  @ShowsInt('Users reached by a notification to all users', 12000) users: number;
  @ShowsInt('Phones reached by push', 9500) devices: number;
  @Shows({
    type: Boolean,
    description: 'false: no push service is configured; notifications reach only the inbox',
  })
  push: boolean;
}

export class SentNotification {
  @ShowsId() _id: string;
  @ShowsText('Title', 'New gifts are here') title: string;
  @ShowsText('Message', 'Open the gift shop and have a look.') description: string;
  @Shows({ enum: [...SENT_AUDIENCES], enumName: 'SentNotificationType', description: AUDIENCE })
  type: SentAudience;
  @ShowsText("The one user, '' when it went to several", 'anita.sharma') username: string;
  @ShowsText('_id of the one user', '') userId: string;
  @ShowsText('Who sent it', 'Meera Nair') by: string;
  @ShowsTime('When it was sent') createdAt: string;
  @ShowsId('Its background job') job: string;
  @Shows({ enum: [...JOB_STATES], enumName: 'JobState', description: 'State of the background job' })
  state: JobState;
  @Shows({ type: Boolean, description: 'true: it is being cancelled' }) cancelAsked: boolean;
  @Shows({ type: Boolean, description: 'Whether the caller may resume it' }) resumable: boolean;
  @ShowsInt('Number processed so far', 4200) done: number;
  @ShowsInt('Inboxes and phones', 10000) total: number;
  @ShowsInt('Users who have it in their inbox', 4200) sent: number;
  @ShowsInt('Phones that received the push', 3900) pushed: number;
  @ShowsInt('Phones that could not be reached', 12) failed: number;
  @ShowsText("Reason why the sending is delayed or failed, '' otherwise", '') error: string;
}

/** A notification with the job that delivers it. */
export interface Sent {
  notification: Notification;
  job: Job | undefined;
  /** Whether the reader may resume the job. */
  resumable?: boolean;
}

export const toSentNotification = ({ notification, job, resumable = false }: Sent): SentNotification => ({
  _id: notification._id.toHexString(),
  title: notification.title,
  description: notification.description,
  type: notification.audience,
  username: notification.username,
  userId: notification.user?.toHexString() ?? '',
  by: notification.by.name,
  createdAt: notification.createdAt.toISOString(),
  job: notification.job.toHexString(),
  state: job?.state ?? 'done',
  cancelAsked: job?.cancelAsked ?? false,
  resumable,
  done: job?.done ?? 0,
  total: job?.total ?? 0,
  sent: job?.result.sent ?? 0,
  pushed: job?.result.pushed ?? 0,
  failed: job?.result.failed ?? 0,
  error: job?.error ?? '',
});
