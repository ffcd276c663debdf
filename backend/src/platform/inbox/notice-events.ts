// The events that the inbox of a member of staff shows: each belongs to one kind, which its recipient can turn off.
import type { Right } from '../../core/rights.js';

/**
 * decisions: about what concerns the recipient; waiting: what waits for the recipient's agreement; jobs: the recipient's
 * jobs that ended; signIns: sign-ins to the recipient's account, and views of it by an Owner.
 */
export const NOTICE_KINDS = ['decisions', 'waiting', 'jobs', 'signIns'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

interface NoticeRule {
  kind: NoticeKind;
  /** The right that an admin needs to get the notice, and to read it later. Unset: every recipient. */
  right?: Right;
}

export const NOTICE_EVENTS = {
  hostApproved: { kind: 'decisions' },
  hostRejected: { kind: 'decisions' },
  withdrawalApproved: { kind: 'decisions', right: 'withdrawals.read' },
  withdrawalRejected: { kind: 'decisions', right: 'withdrawals.read' },
  sendConfirmed: { kind: 'decisions', right: 'coins.read' },
  sendRefused: { kind: 'decisions', right: 'coins.read' },
  limitConfirmed: { kind: 'decisions', right: 'coins.read' },
  limitRefused: { kind: 'decisions', right: 'coins.read' },
  limitReplaced: { kind: 'decisions', right: 'coins.read' },
  ownerConfirmed: { kind: 'decisions', right: 'admins.manage' },
  ownerRefused: { kind: 'decisions', right: 'admins.manage' },
  ownerReplaced: { kind: 'decisions', right: 'admins.manage' },
  sendWaits: { kind: 'waiting', right: 'coins.approve' },
  limitWaits: { kind: 'waiting', right: 'coins.limits' },
  ownerWaits: { kind: 'waiting', right: 'admins.manage' },
  orderDisputed: { kind: 'waiting', right: 'orders.read' },
  orderProblem: { kind: 'waiting', right: 'orders.read' },
  jobDone: { kind: 'jobs' },
  jobFailed: { kind: 'jobs' },
  jobCancelled: { kind: 'jobs' },
  newDevice: { kind: 'signIns' },
  viewedBy: { kind: 'signIns' },
} as const satisfies Record<string, NoticeRule>;

export type NoticeEvent = keyof typeof NOTICE_EVENTS;
export const NOTICE_EVENT_NAMES = Object.keys(NOTICE_EVENTS) as NoticeEvent[];

const ruleOf = (event: NoticeEvent): NoticeRule => NOTICE_EVENTS[event];
export const kindOf = (event: NoticeEvent): NoticeKind => ruleOf(event).kind;
export const rightFor = (event: NoticeEvent): Right | undefined => ruleOf(event).right;
