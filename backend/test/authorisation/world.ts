// Four branches of the hierarchy: the own branch, one under the same agency admin, one under the same BD, and an unrelated one.
import type { Role } from '../../src/core/roles.js';
import type { Admin } from '../../src/modules/staff/admins/admin.schema.js';
import type { AgencyAdmin } from '../../src/modules/staff/agency-admin/agency-admin.schema.js';
import type { Agency } from '../../src/modules/staff/agency/agency.schema.js';
import { CODED_KINDS, type CodedKind } from '../../src/modules/staff/shared/codes.js';
import type { Bd } from '../../src/modules/staff/bd/bd.schema.js';
import type { CoinAgency } from '../../src/modules/staff/coin-agency/coin-agency.schema.js';
import type { LiveGift } from '../../src/modules/catalogues/live-gifts/live-gift.schema.js';
import type { Frame } from '../../src/modules/catalogues/frames/frame.schema.js';
import type { Plan } from '../../src/modules/catalogues/plans/plan.schema.js';
import type { Order } from '../../src/modules/orders/order.schema.js';
import type { Gift } from '../../src/modules/catalogues/gifts/gift.schema.js';
import { AuditRecord } from '../../src/platform/audit/audit.schema.js';
import { inTransaction } from '../../src/platform/database/transaction.js';
import { Batch, BatchRow } from '../../src/platform/batches/batch.schema.js';
import { Job } from '../../src/platform/jobs/job.schema.js';
import { PartialUpload } from '../../src/platform/files/resumable/partial-upload.schema.js';
import { Notice } from '../../src/platform/inbox/notice.schema.js';
import { SignInEvent } from '../../src/platform/sign-ins/sign-in-event.schema.js';
import { ListView } from '../../src/modules/lists/list-view.schema.js';
import { type Host, HOST_STATUS } from '../../src/modules/hosts/host.schema.js';
import { coinAgencyAccount, PLATFORM, userAccount } from '../../src/modules/ledger/accounts.js';
import type { LedgerEntry } from '../../src/modules/ledger/ledger-entry.schema.js';
import { LedgerService } from '../../src/modules/ledger/ledger.service.js';
import type { LiveSession } from '../../src/modules/hosts/live/live-session.schema.js';
import type { InboxMessage } from '../../src/modules/notifications/inbox-message.schema.js';
import type { User } from '../../src/modules/users/user.schema.js';
import type { Video } from '../../src/modules/videos/video.schema.js';
import type { Withdrawal } from '../../src/modules/withdrawals/withdrawal.schema.js';
import type { Agent, TestApp } from '../support/app.js';
import { ROLES } from '../support/sign-in.js';

/** One record of each kind, from the BD down to a user who applied as host. A new kind of owned record gets a line here. */
export interface Branch {
  admin: Admin;
  bd: Bd;
  agencyadmin: AgencyAdmin;
  agency: Agency;
  coin: CoinAgency;
  /** The coins that `coin` sent to `user`. */
  sale: LedgerEntry;
  /** Has not applied as host. */
  user: User;
  /** The user behind `host`. */
  applicant: User;
  /** A pending application at `agency`. */
  host: Host;
  /** An approved host, who is live in `live`. */
  streamer: User;
  live: LiveSession;
  gift: Gift;
  plan: Plan;
  frame: Frame;
  ownFrame: Frame;
  order: Order;
  liveGift: LiveGift;
  /** A withdrawal that `user` asked for. */
  withdrawal: Withdrawal;
  /** A video of `user`. */
  video: Video;
  /** A notification in the inbox of `user`. */
  message: InboxMessage;
  /** A session of each account; callers use another one. */
  sessions: Record<Role, string>;
  /** An event in the sign-in history of each account. */
  signIns: Record<Role, string>;
  /** A private view of each account. */
  views: Record<Role, string>;
  /** A notice in the inbox of each account. */
  notices: Record<Role, string>;
  /** An upload in parts of each account, of which nothing has arrived. */
  uploads: Record<Role, string>;
  /** A bulk change of each account, which waits for its job. */
  batches: Record<Role, string>;
}

/** The list of all views. */
export const VIEWED_LIST = 'users';

/** A heartbeat in the future, so that no sweep ends the live sessions during the tests. */
const IN_AN_HOUR = new Date(Date.now() + 3_600_000);

export class World {
  private constructor(
    readonly own: Branch,
    private readonly underAgencyAdmin: Branch,
    private readonly underBd: Branch,
    private readonly strangers: Branch,
    /** The callers: each account of the own branch, signed in. */
    readonly callers: Record<Role, Agent>,
    /** The calling user where the call requires a host. */
    readonly streamer: Agent,
  ) {}

  static async make(app: TestApp): Promise<World> {
    const own = await branch(app);
    const { bd, agencyadmin } = own;
    const underAgencyAdmin = await branch(app, { bd, agencyadmin });
    const underBd = await branch(app, { bd });
    const callers = await eachRole(async (role) => (await app.as(role, own[role] as never)).agent);
    const { agent: streamer } = await app.as('user', own.streamer);
    return new World(own, underAgencyAdmin, underBd, await branch(app), callers, streamer);
  }

  /** The branches outside the reach of a role. Branches closer to its own come first. */
  foreignTo(role: Role): Branch[] {
    if (role === 'bd') return [this.strangers];
    if (role === 'agencyadmin') return [this.underBd, this.strangers];
    return [this.underAgencyAdmin, this.underBd, this.strangers];
  }

  /** How many agencies a role reaches, with one pending host each. */
  agenciesOf(role: Role): number {
    return 1 + 3 - this.foreignTo(role).length;
  }

  /** Every value that reveals a foreign record in an answer. */
  tracesForeignTo(role: Role): string[] {
    const own = new Set(tracesOf(this.own));
    return this.foreignTo(role)
      .flatMap(tracesOf)
      .filter((trace) => !own.has(trace));
  }

  /** Every value that names a record of the own branch. */
  get ownTraces(): string[] {
    return tracesOf(this.own);
  }
}

async function eachRole<T>(make: (role: Role) => Promise<T>): Promise<Record<Role, T>> {
  const made = await Promise.all(ROLES.map(async (role) => [role, await make(role)] as const));
  return Object.fromEntries(made) as Record<Role, T>;
}

async function branch(app: TestApp, above: Partial<Branch> = {}): Promise<Branch> {
  const { create } = app;
  const bd = above.bd ?? (await create.bd());
  const agencyadmin = above.agencyadmin ?? (await create.agencyAdmin({ createBy: bd.uniqueId }));
  const agency = await create.agency({ bd: bd.uniqueId, admin: agencyadmin.uniqueId });
  const [applicant, streamer] = [await create.user(), await create.user()];
  await create.host(streamer, agency.uniqueId, { status: HOST_STATUS.approved });
  const accounts = {
    admin: await create.admin(),
    bd,
    agencyadmin,
    agency,
    coin: await create.coinAgency(),
    user: await create.user({ receivingCoins: 100 }),
  };
  await changeStaff(app, accounts);
  return {
    ...accounts,
    sale: await trade(app, accounts),
    gift: await create.gift(),
    plan: await create.plan(),
    frame: await create.frame(),
    ownFrame: await create.frameOf(accounts.user),
    order: await create.order(accounts.user),
    liveGift: await create.liveGift(),
    withdrawal: await create.withdrawal(accounts.user),
    video: await create.video(accounts.user),
    message: await create.message(accounts.user),
    applicant,
    host: await create.host(applicant, agency.uniqueId, { status: HOST_STATUS.pending }),
    streamer,
    live: await create.liveSession(streamer, agency.uniqueId, { heartbeatAt: IN_AN_HOUR }),
    sessions: await eachRole((role) => sessionOf(app, role, accounts[role])),
    signIns: await eachRole((role) => signInOf(app, role, accounts[role])),
    views: await eachRole((role) => viewOf(app, role, accounts[role])),
    notices: await eachRole((role) => noticeOf(app, accounts[role])),
    uploads: await eachRole((role) => uploadOf(app, role, accounts[role])),
    batches: await eachRole((role) => batchOf(app, role, accounts[role])),
  };
}

/**
 * Sends coins from the platform to the coin agency, and from there to the user, so that both have a history. Returns the
 * second entry.
 */
async function trade(app: TestApp, { coin, user }: Pick<Branch, 'coin' | 'user'>): Promise<LedgerEntry> {
  const ledger = app.nest.get(LedgerService);
  const [agency, buyer] = [coinAgencyAccount(coin._id), userAccount(user._id)];
  return inTransaction(app.connection, async () => {
    await ledger.move({ kind: 'send', from: PLATFORM, to: agency, coins: 1000 });
    return ledger.move({ kind: 'send', from: agency, to: buyer, coins: 10 });
  });
}

/** Records a change of each staff account with a code, so that each has a history. */
async function changeStaff(app: TestApp, accounts: Pick<Branch, CodedKind>): Promise<void> {
  const changes = CODED_KINDS.map((kind) => {
    const { _id, number } = accounts[kind];
    const id = _id.toHexString();
    return {
      at: new Date(),
      actor: { role: kind, id },
      action: `${kind}.update`,
      target: { kind, id },
      after: { number },
    };
  });
  await app.connection.model(AuditRecord.name).insertMany(changes);
}

/** The id of a new session, from its token. */
async function sessionOf(app: TestApp, role: Role, account: Branch[Role]): Promise<string> {
  const { accessToken } = await app.openSession(role, account);
  const claims = Buffer.from(accessToken.split('.')[1]!, 'base64url').toString();
  return (JSON.parse(claims) as { sid: string }).sid;
}

/** The id of a new event in the sign-in history. App users have none. The table names one for every role. */
async function signInOf(app: TestApp, role: Role, { _id: account }: Branch[Role]): Promise<string> {
  const events = app.connection.model<SignInEvent>(SignInEvent.name);
  const event = new events({ role, account, kind: 'signedIn', at: new Date() });
  if (role !== 'user') await event.save();
  return event._id.toHexString();
}

/** The id of a new private view. */
async function viewOf(app: TestApp, role: Role, { _id: account }: Branch[Role]): Promise<string> {
  const views = app.connection.model<ListView>(ListView.name);
  // App users have no views. The table names one for every role.
  if (role === 'user') return new views()._id.toHexString();
  // Branches share accounts above them, and the views of an account differ by name.
  const view = new views({ role, account, list: VIEWED_LIST });
  await view.set({ name: view.id as string }).save();
  return view._id.toHexString();
}

/** The id of a new notice. App users have no inbox for staff. The table names one for every role. */
async function noticeOf(app: TestApp, { _id: recipient }: Branch[Role]): Promise<string> {
  const notices = app.connection.model<Notice>(Notice.name);
  const notice = new notices({ recipient, event: 'jobDone', at: new Date(), changedAt: new Date() });
  const id = notice._id.toHexString();
  await notice.set({ about: id, key: id }).save();
  return id;
}

/** The id of a new upload in parts. */
async function uploadOf(app: TestApp, role: Role, { _id: account }: Branch[Role]): Promise<string> {
  const uploads = app.connection.model<PartialUpload>(PartialUpload.name);
  // Only admins have uploads. The table names one for every role.
  if (role !== 'admin') return new uploads()._id.toHexString();
  const upload = new uploads({ role, account, slot: 1, name: 'all.zip', purpose: 'catalogues/gifts' });
  const expiresAt = new Date(Date.now() + 3_600_000);
  await upload.set({ size: 400_000_000, fingerprint: '0'.repeat(64), expiresAt }).save();
  return upload._id.toHexString();
}

/** The id of a new bulk change with one row. Its job is due after the tests. */
async function batchOf(app: TestApp, role: Role, { _id }: Branch[Role]): Promise<string> {
  const [batches, rows, jobs] = [Batch, BatchRow, Job].map(({ name }) => app.connection.model(name));
  const by = { role, id: _id.toHexString(), code: '', name: role };
  const batch = new batches!({ source: 'bulk', kind: 'hosts.approve', title: 'Approve hosts', rows: 1, by });
  const job = new jobs!({ kind: 'batch', title: 'Approve hosts', payload: { batch: batch._id }, by });
  await job.set({ dueAt: IN_AN_HOUR }).save();
  await batch.set({ state: 'started', job: job._id, createdAt: new Date() }).save();
  await rows!.create({ batch: batch._id, row: 1, label: batch.id as string });
  return batch.id as string;
}

/** Finds ids and codes anywhere in the text. Values that may be part of a longer text count only as a whole value. */
function tracesOf({ sessions, signIns, views, notices, uploads, batches, ...records }: Branch): string[] {
  const ofRecords = Object.values(records).flatMap((record: Account) => [
    record._id.toHexString(),
    ...[record.uniqueId ?? []].flat(),
    ...[record.name, record.username, record.number, record.email]
      .filter(Boolean)
      .map((value) => JSON.stringify(value)),
  ]);
  return [
    ...ofRecords,
    ...[sessions, signIns, views, notices, uploads, batches].flatMap((ids) => Object.values(ids)),
  ];
}

interface Account {
  _id: { toHexString(): string };
  uniqueId?: string;
  name?: string;
  username?: string;
  number?: string;
  email?: string;
}
