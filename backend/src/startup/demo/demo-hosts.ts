// Creates the demo's hosts: applications in every state, and live sessions of the approved hosts.
import { Types } from 'mongoose';
import { present } from '../../core/present.js';
import { HOST_STATUS, type HostStatus } from '../../modules/hosts/host.schema.js';
import { LIVE_STATUS } from '../../modules/hosts/live/live-session.schema.js';
import type { Random } from './random.js';

const { pending, approved, rejected } = HOST_STATUS;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LIVE_NOW = 7;
/** A demo stream has no phone that sends heartbeats, so its last heartbeat lies this far in the future. */
const LIVE_FOR = 12 * HOUR;

const REASONS = ['The picture shows someone else', 'The phone number does not answer', 'Below the age limit'];
const CHANNELS = [
  'Evening songs',
  'Chai and chat',
  'Dance practice',
  'Late night gaming',
  'Morning raga',
  'Ask me anything',
];

export interface DemoUser {
  _id: Types.ObjectId;
  username: string;
  name: string;
  number: string;
  picture: string;
  createdAt: Date;
}
export interface DemoAgency {
  uniqueId: string;
  name: string;
  admin: string;
}

/** Creates one application per user; the first agency has some in each state. */
export function demoHosts(random: Random, users: DemoUser[], agencies: DemoAgency[]) {
  return users.map((user, at) => {
    const status = random.pick([approved, approved, approved, pending, rejected]);
    const agency = at % 5 === 0 ? present(agencies[0]) : random.pick(agencies);
    // Pending applications are recent; decided ones were decided within days.
    const age = status === pending ? random.next() * 6 * DAY : random.next() * 200 * DAY;
    const createdAt = new Date(Math.max(Date.now() - age, user.createdAt.getTime()));
    const byAgencyAdmin = random.chance(0.3);
    const decision = {
      from: pending,
      to: status,
      role: byAgencyAdmin ? 'agencyadmin' : 'agency',
      code: byAgencyAdmin ? agency.admin : agency.uniqueId,
      name: byAgencyAdmin ? agency.admin : agency.name,
      at: new Date(Math.min(createdAt.getTime() + random.int(1, 40) * HOUR, Date.now())),
      reason: status === rejected ? random.pick(REASONS) : '',
    };
    return {
      _id: new Types.ObjectId(),
      user: user._id,
      username: user.username,
      realName: user.name,
      number: user.number,
      agencyCode: agency.uniqueId,
      status,
      agencyAdminStatus: whose(status, byAgencyAdmin),
      decisions: status === pending ? [] : [decision],
      picture: user.picture,
      createdAt,
      changedAt: createdAt,
    };
  });
}

const whose = (status: HostStatus, byAgencyAdmin: boolean) =>
  status === pending ? 0 : status === rejected ? 2 : byAgencyAdmin ? 3 : 1;

/** Creates sessions of the approved hosts over the last two months, some of them live now. */
export function demoSessions(random: Random, hosts: ReturnType<typeof demoHosts>) {
  const streamers = hosts.filter(({ status }) => status === approved);
  const sessionOf = (host: (typeof streamers)[number], createdAt: Date) => ({
    user: host.user,
    username: host.username,
    image: host.picture,
    agencyCode: host.agencyCode,
    channelName: random.pick(CHANNELS),
    diamonds: random.chance(0.7) ? random.int(10, 4000) : 0,
    createdAt,
  });
  const ended = streamers.flatMap((host) =>
    Array.from({ length: random.int(1, 6) }, () => {
      const minutes = random.int(4, 240);
      const begin = new Date(Date.now() - DAY - Math.floor(random.next() * 60 * DAY));
      const end = new Date(begin.getTime() + minutes * MINUTE);
      return {
        ...sessionOf(host, begin),
        status: LIVE_STATUS.archive,
        minutes,
        heartbeatAt: end,
        endedAt: end,
        changedAt: end,
      };
    }),
  );
  const live = streamers.slice(0, LIVE_NOW).map((host) => {
    const begin = new Date(Date.now() - random.int(2, 180) * MINUTE);
    return {
      ...sessionOf(host, begin),
      status: LIVE_STATUS.live,
      heartbeatAt: new Date(Date.now() + LIVE_FOR),
      changedAt: begin,
    };
  });
  return [...ended, ...live];
}
