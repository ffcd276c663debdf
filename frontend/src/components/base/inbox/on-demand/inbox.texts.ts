import type { Notice, NoticeEvent, NoticeKind } from '../../../../api/inbox.gen';
import { formatNumber, inCoins } from '../../../../lib/format';
import { deviceOf } from '../../../../lib/user-agent';

const byWhom = (by: string) => (by ? ` by ${by}` : '');
const hosts = ({ label, count }: Notice) => {
  if (count > 1) return `${formatNumber(count)} host applications`;
  return label ? `Host application of ${label}` : 'A host application';
};
const withdrawals = ({ label, count }: Notice) => {
  if (count > 1) return `${formatNumber(count)} withdrawals`;
  return label ? `Withdrawal of ${label}` : 'A withdrawal';
};
const decided = (what: (notice: Notice) => string, how: string) => (notice: Notice) =>
  `${what(notice)} ${how}${byWhom(notice.by)}`;

/** What an admin asked for: a send, a salary run, a refund, or the deletion of a coin agency. */
function asked({ label, coins, source }: Notice): string {
  const amount = inCoins(coins ?? 0);
  if (source === 'closing') return `Deletion of ${label} with its ${amount}`;
  if (source === 'refund') return `Refund for ${amount}: ${label}`;
  return source === 'run' ? `Salary run ${label} of ${amount}` : `${amount} to ${label}`;
}
const limits: Record<string, string> = { send: 'sending coins', withdrawal: 'withdrawals' };
const limit = ({ label, coins }: Notice) =>
  coins === null
    ? `No limit for ${limits[label] ?? label}`
    : `Limit of ${inCoins(coins)} for ${limits[label] ?? label}`;

const owner = ({ label }: Notice) => `${label || 'An admin'} as an Owner`;

/** What each event says. */
const said: Record<NoticeEvent, (notice: Notice) => string> = {
  hostApproved: decided(hosts, 'approved'),
  hostRejected: decided(hosts, 'rejected'),
  withdrawalApproved: decided(withdrawals, 'approved'),
  withdrawalRejected: decided(withdrawals, 'rejected'),
  sendConfirmed: decided(asked, 'confirmed'),
  sendRefused: decided(asked, 'declined'),
  limitConfirmed: decided(limit, 'confirmed'),
  limitRefused: decided(limit, 'declined'),
  limitReplaced: decided(limit, 'replaced'),
  ownerConfirmed: decided(owner, 'confirmed'),
  ownerRefused: decided(owner, 'declined'),
  ownerReplaced: decided(owner, 'replaced'),
  sendWaits: (notice) => `${notice.by} asks for your approval: ${asked(notice)}`,
  limitWaits: (notice) => `${notice.by} asks for your approval: ${limit(notice)}`,
  ownerWaits: (notice) => `${notice.by} asks for your approval: ${owner(notice)}`,
  orderDisputed: ({ label }) =>
    `${label || 'A user'} disputes a payment: answer the bank in Stripe before its deadline`,
  orderProblem: ({ label }) =>
    `A payment of ${label || 'a user'} does not fit its order: no coins were credited`,
  jobDone: ({ label }) => `${label || 'A job'} is done`,
  jobFailed: ({ label }) => `${label || 'A job'} failed`,
  jobCancelled: ({ label }) => `${label || 'A job'} was cancelled by somebody else`,
  viewedBy: ({ by }) => `${by || 'An Owner'} viewed your panel`,
  newDevice: ({ by }) => `Sign-in from a new device${by ? `: ${deviceOf(by) || 'unknown device'}` : ''}`,
};

/** The line below, if any: a reason, an address, what is left to do. */
function detailOf({ event, detail, failed, due, source, kind }: Notice): string {
  if (event === 'newDevice') return detail && `Address ${detail}. Not you? Change your password.`;
  if (event === 'viewedBy') return 'They saw what you see, and could not change anything.';
  if (event === 'jobDone' && due) return 'Download the first passwords';
  if (event === 'jobDone' && failed)
    return failed === 1 ? '1 row failed' : `${formatNumber(failed)} rows failed`;
  if (event === 'jobFailed') return [detail, due && 'You can resume it.'].filter(Boolean).join('. ');
  if (event === 'orderDisputed') return detail && `Disputed: ${detail}`;
  if (event === 'orderProblem') return detail && `Paid: ${detail}`;
  if (kind === 'waiting') return due ? '' : 'Already decided';
  return detail && `${source === 'bulk' ? '' : 'Reason: '}${detail}`;
}

export const texts = {
  said: (notice: Notice) => said[notice.event](notice),
  detail: detailOf,
  kind: 'About',
  kinds: {
    decisions: 'Decisions',
    waiting: 'Waiting for you',
    jobs: 'Your jobs',
    signIns: 'Sign-ins',
  } satisfies Record<NoticeKind, string>,
  unread: 'Unread',
  markAll: 'Mark all as read',
  all: 'Open inbox',
  title: 'Inbox',
  failures: 'Failures',
  loading: 'Loading notices',
  empty: 'Nothing new',
  emptyHint: 'What concerns you appears here.',
};
