import type { HostOnDay } from './host-days.js';
import type { Targets } from './targets.js';

export interface Figures {
  sessions: number;
  validDays: number;
  minutes: number;
  diamonds: number;
}

/** The figures of one host in a period. */
export interface HostFigures extends Figures {
  /** The agency of the host's last day. */
  agencyCode: string;
}

export const none = (): Figures => ({ sessions: 0, validDays: 0, minutes: 0, diamonds: 0 });

/** Adds figures to a sum. */
export function add(sum: Figures, { sessions, validDays, minutes, diamonds }: Figures): void {
  sum.sessions += sessions;
  sum.validDays += validDays;
  sum.minutes += minutes;
  sum.diamonds += diamonds;
}

/** The sum of a host while its days are read. A class keeps the hot loop of `tally` fast. */
class Sum implements HostFigures {
  sessions = 0;
  validDays = 0;
  minutes = 0;
  diamonds = 0;
  lastDay = '';
  minutesOfDay = 0;

  constructor(public agencyCode: string) {}
}

/** Sums the days by host. The days must be in order. `targets` judges them. */
export function tally(days: readonly HostOnDay[], targets: Targets): Map<string, HostFigures> {
  const hosts = new Map<string, Sum>();
  for (const { day, agencyCode, user, sessions, minutes, diamonds } of days) {
    const needed = targets.minutesOn(day);
    let sum = hosts.get(user);
    if (!sum) hosts.set(user, (sum = new Sum(agencyCode)));
    // A host that changed the agency during the day has minutes in two rows.
    const earlier = sum.lastDay === day ? sum.minutesOfDay : -1;
    sum.minutesOfDay = minutes + Math.max(earlier, 0);
    if (earlier < needed && sum.minutesOfDay >= needed) sum.validDays += 1;
    sum.sessions += sessions;
    sum.minutes += minutes;
    sum.diamonds += diamonds;
    sum.lastDay = day;
    sum.agencyCode = agencyCode;
  }
  return hosts;
}
