// Plans the live sessions of the demo's approved hosts.
import { Types } from 'mongoose';
import { LIVE_STATUS } from '../../modules/hosts/live/live-session.schema.js';
import { DEMO_CODES } from './demo-accounts.js';
import type { DemoDay } from './demo-days.js';
import type { Random } from './random.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LIVE_NOW = 7;
/** A demo stream has no phone that sends heartbeats, so its last heartbeat lies this far in the future. */
const LIVE_FOR = 12 * HOUR;
const MAX_MINUTES = 230;
/** A live session of today began within this time. */
const RECENTLY = 4 * HOUR;
/** The hours at which the first and the second session of a day begin: the first has ended when the second begins. */
const FIRST_SESSION = { from: 9, hours: 6 };
const EVENING_SESSION = { from: 19, hours: 4 };
const CHANNELS = [
  'Evening songs',
  'Chai and chat',
  'Dance practice',
  'Late night gaming',
  'Morning raga',
  'Ask me anything',
];
/** How busy these agencies were on the first and are on the last day. Both belong to the demo BD and agency admin. */
const TRENDS: Record<string, [first: number, last: number]> = {
  [DEMO_CODES.agency[6] ?? '']: [1.9, 0.15],
  [DEMO_CODES.agency[12] ?? '']: [0.4, 1.5],
};
const USUAL: [first: number, last: number] = [0.85, 1.05];

export interface Streamer {
  user: Types.ObjectId;
  agencyCode: string;
  /** The time of the approval. */
  since: Date;
}
export type DemoSession = ReturnType<typeof liveSession> | ReturnType<typeof endedSession>;

/** Plans the sessions of all days, and some that are live now. The writer adds the diamonds of the gifts, and names. */
export function demoSessions(random: Random, days: readonly DemoDay[], streamers: Streamer[]): DemoSession[] {
  const now = Date.now();
  const live = streamers.filter(({ since }) => since.getTime() < now - RECENTLY).slice(0, LIVE_NOW);
  return streamers.flatMap((host): DemoSession[] => {
    // Some hosts reach the target days and minutes of the live time, and others do not.
    const habit = { often: 0.25 + 0.6 * random.next(), minutes: random.int(40, 130) };
    const ended = days.flatMap(({ begin, ago, busy }) => {
      const trend = trendOf(host.agencyCode, 1 - ago / days.length);
      const count = Math.min(Math.floor(habit.often * busy * trend + random.next()), 2);
      return Array.from({ length: count }, (_, which) => {
        const { from, hours } =
          which === 0 && (count === 2 || random.chance(0.3)) ? FIRST_SESSION : EVENING_SESSION;
        const start = new Date(begin.getTime() + Math.floor((from + random.next() * hours) * HOUR));
        const minutes = Math.floor(habit.minutes * (0.5 + random.next()));
        return endedSession(random, host, start, Math.min(minutes, MAX_MINUTES));
      });
    });
    const isLive = live.includes(host);
    // A host who is live now had no other session in the last hours.
    const latest = isLive ? now - RECENTLY : now;
    const past = ended.filter(({ createdAt, endedAt }) => createdAt > host.since && +endedAt < latest);
    return isLive ? [...past, liveSession(random, host, new Date(now - random.int(2, 180) * MINUTE))] : past;
  });
}

function trendOf(agencyCode: string, progress: number): number {
  const [first, last] = TRENDS[agencyCode] ?? USUAL;
  return first + (last - first) * progress;
}

const sessionOf = (random: Random, { user, agencyCode }: Streamer, createdAt: Date) => ({
  _id: new Types.ObjectId(),
  user,
  agencyCode,
  channelName: random.pick(CHANNELS),
  createdAt,
});

function endedSession(random: Random, host: Streamer, createdAt: Date, minutes: number) {
  const endedAt = new Date(createdAt.getTime() + minutes * MINUTE);
  const ended = { status: LIVE_STATUS.archive, minutes, heartbeatAt: endedAt, endedAt, changedAt: endedAt };
  return { ...sessionOf(random, host, createdAt), ...ended };
}

function liveSession(random: Random, host: Streamer, createdAt: Date) {
  const heartbeatAt = new Date(Date.now() + LIVE_FOR);
  const live = { status: LIVE_STATUS.live, minutes: 0, heartbeatAt, endedAt: null, changedAt: createdAt };
  return { ...sessionOf(random, host, createdAt), ...live };
}
