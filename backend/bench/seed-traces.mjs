// Seeds the records that daily use creates: audit records, notifications, inbox messages and sessions.
import mongoose from 'mongoose';
import { Session, SessionSchema, staffFields } from '../dist/platform/access/session.schema.js';
import { AuditRecord, AuditSchema } from '../dist/platform/audit/audit.schema.js';
import { Job, JobSchema } from '../dist/platform/jobs/job.schema.js';
import { InboxMessage, InboxMessageSchema } from '../dist/modules/notifications/inbox-message.schema.js';
import { Notification, NotificationSchema } from '../dist/modules/notifications/notification.schema.js';

const DAY = 86_400_000;
const id = () => new mongoose.Types.ObjectId();

export async function seedTraces({
  store,
  many,
  moment,
  random,
  count,
  now,
  by,
  first,
  someUser,
  agencies,
  users,
}) {
  const ACTIONS = [
    'user.ban',
    'host.approve',
    'withdrawal.approve',
    'coins.send',
    'video.approve',
    'user.update',
  ];
  const audit = many(count, (at) => {
    const action = ACTIONS[at % ACTIONS.length];
    const agency = agencies[random.int(0, agencies.length - 1)];
    const theirs = action === 'host.approve' && at % 4;
    const user = someUser(at);
    return {
      at: moment(at, count),
      actor: theirs
        ? { role: 'agency', id: String(agency._id), code: agency.uniqueId, name: agency.name }
        : by,
      action,
      target: { kind: action.split('.')[0], id: String(user._id), label: user.username },
      ...{ before: { status: 0 }, after: { status: 1 }, address: '127.0.0.1', requestId: `request-${at}` },
    };
  });
  await store(AuditRecord, AuditSchema, audit);
  const owner = { id: by.id, name: by.name };
  const jobs = many(2000, (at) => {
    const when = moment(at, 2000);
    return {
      ...{ _id: id(), kind: 'notification', title: `News ${at}`, state: 'done', payload: {}, by: owner },
      ...{ createdAt: when, startedAt: when, endedAt: when, changedAt: when, done: 10, total: 10 },
    };
  });
  await store(Job, JobSchema, jobs);
  const notifications = jobs.map(({ _id: job, createdAt }, at) => ({
    ...{ title: `News ${at}`, description: 'What is new', audience: '1', by: owner, job, createdAt },
  }));
  await store(Notification, NotificationSchema, notifications);
  const inbox = many(count, (at) => ({
    user: at % 2 ? first._id : users[random.int(1, count - 1)]._id,
    notification: id(),
    ...{ title: `News ${at}`, description: 'What is new' },
    readAt: at % 4 === 1 ? new Date(now) : null,
    // More recent than the retention limit.
    createdAt: new Date(now - Math.floor(((count - at) / count) * 80 * DAY)),
  }));
  await store(InboxMessage, InboxMessageSchema, inbox);
  const signIns = many(5000 + Math.floor(count / 2), (at) => {
    const [role, account] =
      at < 5000 ? ['agency', agencies[at % agencies.length]] : ['user', users[at % count]];
    const when = moment(at, 5000 + count / 2);
    const session = {
      ...{
        role,
        account: account._id,
        code: account.uniqueId ?? '',
        name: account.name,
        address: '127.0.0.1',
      },
      ...{
        refreshHash: `none-${at}`,
        createdAt: when,
        lastUsedAt: when,
        expiresAt: new Date(now + 30 * DAY),
      },
      userAgent: 'bench',
      ...(at % 3 === 0 && { revokedAt: when }),
    };
    return { ...session, ...staffFields(session) };
  });
  await store(Session, SessionSchema, signIns);
}
