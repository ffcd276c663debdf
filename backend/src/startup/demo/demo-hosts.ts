// Creates the demo's hosts: applications in every state, and the audit records of their decisions.
import { Types } from 'mongoose';
import { present } from '../../core/present.js';
import { deciderOf, HOST_STATUS, type HostStatus } from '../../modules/hosts/host.schema.js';
import { type Act, callerOf } from './demo-callers.js';
import type { DemoDays } from './demo-days.js';
import type { Random } from './random.js';

const { pending, approved, rejected } = HOST_STATUS;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The part of the decided applications from before the demo's days, and the days over which they spread. */
const EARLIER = { part: 0.6, days: 90 };
const REASONS = ['The picture shows someone else', 'The phone number does not answer', 'Below the age limit'];

export interface DemoUser {
  _id: Types.ObjectId;
  username: string;
  name: string;
  number: string;
  picture: string;
  createdAt: Date;
}
interface DemoStaff {
  _id: Types.ObjectId;
  uniqueId: string;
  name: string;
}
export interface DemoAgency extends DemoStaff {
  admin: string;
}
/** Agencies and agency admins by their codes. */
export type NamedStaff = Map<string, DemoStaff>;

/** Creates one application per user; the first agency has some in each state. */
export function demoHosts(
  random: Random,
  days: DemoDays,
  users: DemoUser[],
  agencies: DemoAgency[],
  named: NamedStaff,
) {
  return users.map((user, at) => {
    const status = random.pick([approved, approved, approved, pending, rejected]);
    const agency = at % 5 === 0 ? present(agencies[0]) : random.pick(agencies);
    const createdAt = appliedAt(days, status, user, random.next());
    const byAgencyAdmin = random.chance(0.3);
    const decision = {
      from: pending,
      to: status,
      role: byAgencyAdmin ? ('agencyadmin' as const) : ('agency' as const),
      code: byAgencyAdmin ? agency.admin : agency.uniqueId,
      name: byAgencyAdmin ? present(named.get(agency.admin)).name : agency.name,
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
      decider: status === pending ? '' : deciderOf(decision),
      picture: user.picture,
      createdAt,
      changedAt: status === pending ? createdAt : decision.at,
    };
  });
}

const whose = (status: HostStatus, byAgencyAdmin: boolean) =>
  status === pending ? 0 : status === rejected ? 2 : byAgencyAdmin ? 3 : 1;

/** Returns the time of an application. Pending ones are recent; no user applied before registering. */
function appliedAt(days: DemoDays, status: HostStatus, { createdAt: joined }: DemoUser, draw: number): Date {
  const { part, days: spread } = EARLIER;
  const applied =
    status === pending
      ? Date.now() - draw * 6 * DAY
      : draw < part
        ? days.begin.getTime() - (draw / part) * spread * DAY
        : days.time((draw - part) / (1 - part)).getTime();
  if (applied > joined.getTime()) return new Date(applied);
  return new Date(joined.getTime() + draw * Math.min(3 * DAY, Date.now() - joined.getTime()));
}

/** Returns the decisions as the audit log shows them. */
export const hostActs = (hosts: ReturnType<typeof demoHosts>, named: NamedStaff): Act[] =>
  hosts.flatMap(({ _id, username: label, agencyCode, status, agencyAdminStatus, decisions: [decision] }) => {
    if (!decision) return [];
    const { role, code, at, reason } = decision;
    const before = { status: pending, agencyAdminStatus: 0, agencyCode, final: false };
    const change = {
      action: status === approved ? 'host.approve' : 'host.reject',
      target: { kind: 'host', id: _id.toHexString(), label },
      before,
      after: { ...before, status, agencyAdminStatus },
      reason,
    };
    return [{ caller: callerOf(role, present(named.get(code))), at, change }];
  });
