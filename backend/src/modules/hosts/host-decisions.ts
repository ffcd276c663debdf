import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import type { Caller } from '../../core/caller.js';
import { Scope } from '../../core/scope.js';
import { AgencyService } from '../staff/agency/agency.service.js';
import { AppError, fieldError } from '../../core/errors.js';
import { runningJob } from '../../core/request-context.js';
import { Notices } from '../../platform/inbox/notices.js';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { duplicateField } from '../../core/duplicate.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import {
  type DecisionRow,
  Decisions,
  STATUS_NAMES,
  TRIED_AGAIN,
} from '../../platform/decisions/decisions.js';
import type { User } from '../users/user.schema.js';
import { digitsOf } from '../users/user.schema.js';
import { UsersService } from '../users/users.service.js';
import type { DecisionResult } from './host.dto.js';
import { deciderOf, Host, HOST_STATUS, type HostDecision, type HostStatus } from './host.schema.js';
import { HostsService } from './hosts.service.js';

const { pending, approved, rejected } = HOST_STATUS;

/** The allowed transitions: 0 to 1 or 2, 1 to 2, and 2 to 1. An admin may also make a rejection final. */
const MOVES: Record<HostStatus, HostStatus[]> = {
  [pending]: [approved, rejected],
  [approved]: [rejected],
  [rejected]: [approved],
};

export interface Application {
  agencyCode: string;
  realName: string;
  number: string;
}
export interface Decision {
  status: HostStatus;
  /** The state that the decider saw. */
  from?: HostStatus | undefined;
  reason?: string | undefined;
  /** Whether only an admin can undo the rejection. Allowed for admins only. */
  final?: boolean | undefined;
}

/** Creates, approves and rejects host applications. */
@Injectable()
export class HostDecisions {
  private readonly decisions: Decisions<Host>;

  constructor(
    @InjectUnscoped(Host) private readonly hosts: Model<Host>,
    @InjectConnection() private readonly connection: Connection,
    private readonly list: HostsService,
    private readonly agencies: AgencyService,
    private readonly users: UsersService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly notices: Notices,
    zones: TimeZones,
  ) {
    const domain = { kind: 'host', noun: 'application' };
    this.decisions = new Decisions(hosts, domain, new Logger('Hosts'), zones);
  }

  /** Creates a pending application of an app user. A username in the request must be the user's own. */
  async apply(caller: Caller, application: Application, username?: string): Promise<Host> {
    const user = await this.users.find(caller.id);
    if (username && username.toLowerCase() !== user.usernameKey) {
      throw fieldError('username', 'no user found', 'NOT_FOUND');
    }
    return this.create(user, application, []).catch(failAsDuplicate(username && 'username'));
  }

  /** Makes a user a host for an admin, with an application that is approved at once. */
  async add(caller: Caller, username: string, application: Application): Promise<Host> {
    const user = await this.users.findByUsername(username);
    if (!user) throw fieldError('username', 'no user found', 'NOT_FOUND');
    return this.addUser(caller, user, application);
  }

  /** Makes a known user a host for an admin, with an application that is approved at once. */
  addUser(caller: Caller, user: User, application: Application): Promise<Host> {
    const decision = { ...whoOf(caller), from: pending, to: approved, at: new Date(), reason: '' };
    return inTransaction(this.connection, async () => {
      const host = await this.create(user, application, [decision]).catch(failAsDuplicate('username'));
      await this.users.noteHost(host.user, true);
      await this.audit.record({ action: 'host.add', target: targetOf(host), after: shown(host) });
      return host;
    });
  }

  /**
   * Decides one application in scope. Of two concurrent decisions, one succeeds, and the other fails with the name of
   * its decider. A repeated call with the same key decides nothing and returns the first message.
   */
  async decide(
    caller: Caller,
    id: string,
    given: Decision,
    key?: IdempotencyKey,
  ): Promise<{ message: string }> {
    checkFinal(caller, given);
    const { status, from, final = false } = given;
    const scope = Scope.of(caller);
    return this.idempotency.once(key, async (names) => {
      const host = await this.list.find(scope, id);
      names(host.user.toHexString());
      if (host.final && caller.role !== 'admin') throw new AppError('INVALID_TRANSITION', FOR_GOOD);
      const isPossible =
        MOVES[host.status].includes(status) || (final && host.status === rejected && !host.final);
      this.decisions.assertPossible(host, from, isPossible);
      if (status === approved && !(await this.agencies.exists(host.agencyCode)))
        throw new AppError('INVALID_TRANSITION', NO_AGENCY);
      return async () => {
        await this.change(caller, host, given);
        return { message: `Host ${STATUS_NAMES[status]}` };
      };
    });
  }

  /** Stores a possible decision with its audit record, if the application is still as `host` was read. */
  private async change(caller: Caller, host: Host, { status, reason = '', final = false }: Decision) {
    const at = new Date();
    const decision = { ...whoOf(caller), from: host.status, to: status, at, reason };
    const after = await this.decisions
      .change(
        { _id: host._id, status: host.status, final: host.final ? true : { $ne: true } },
        {
          $set: {
            ...{ status, final, agencyAdminStatus: whoseDecision(caller, status) },
            ...{ changedAt: at, decider: deciderOf(decision) },
          },
          $push: { decisions: decision },
        },
        () => this.list.find(Scope.of(caller), host._id.toHexString()),
      )
      .catch(failAsDuplicate('username'));
    await this.users.noteHost(after.user, status === approved);
    const action = status === approved ? 'host.approve' : 'host.reject';
    await this.audit.record({
      action,
      target: targetOf(after),
      before: shown(host),
      after: shown(after),
      reason,
    });
    if (caller.role !== 'agency') await this.notifyAgency(after, at);
  }

  /** Notifies the agency of an application of a decision that the agency did not make. */
  private async notifyAgency({ _id, agencyCode, status, decisions }: Host, at: Date): Promise<void> {
    const event = status === approved ? 'hostApproved' : 'hostRejected';
    const job = runningJob();
    const turn = job ? '' : decisions.length;
    const agencies = await this.agencies.idsOf([agencyCode]);
    await this.notices.notify(agencies, { event, about: _id.toHexString(), turn, at, job });
  }

  /**
   * Makes the same decision for several applications. Each is decided on its own, with its own result and its own key,
   * so a repeated call decides no application twice.
   */
  async decideAll(
    caller: Caller,
    ids: string[],
    decision: Decision,
    key?: IdempotencyKey,
  ): Promise<DecisionResult[]> {
    checkFinal(caller, decision);
    const rowOf = (id: string) => {
      const row = key && { ...key, id: `${key.id} ${id}` };
      return this.decisions.rowOf(
        id,
        () => this.decide(caller, id, decision, row),
        (refusal) => this.keepRefusal(refusal, row),
      );
    };
    return Promise.all([...new Set(ids)].map(rowOf));
  }

  /**
   * Stores the refusal of a row, so that a repeated request does not decide the row. Returns the first stored response
   * if the row succeeded meanwhile.
   */
  private async keepRefusal(refusal: DecisionRow, row: IdempotencyKey | undefined): Promise<DecisionResult> {
    if (!row || TRIED_AGAIN.has(refusal.code)) return refusal;
    const { id, ...refused } = refusal;
    const host = await this.hosts.findById(id, { user: 1 }).lean();
    const first = await this.idempotency.keepFirst<{ message: string }>(
      row,
      refused,
      host?.user.toHexString(),
    );
    return { id, done: true, code: '', ...first };
  }

  private async create(user: User, application: Application, decisions: HostDecision[]): Promise<Host> {
    const agency = await this.agencies.findOpen(application.agencyCode);
    if (!agency) throw fieldError('agencyCode', 'This agency does not exist', 'NOT_FOUND');
    const [decision] = decisions;
    const host = new this.hosts({
      user: user._id,
      username: user.username,
      realName: application.realName,
      number: digitsOf(application.number),
      agencyCode: agency.uniqueId,
      status: decision ? approved : pending,
      agencyAdminStatus: decision ? 1 : 0,
      decisions,
      decider: decision ? deciderOf(decision) : '',
    });
    await host.save();
    return host.toObject();
  }
}

const NO_AGENCY = 'The agency of this host was deleted. An admin must first move the host to another agency';
const FOR_GOOD = 'An admin made this rejection final. Only an admin can approve this application';

/** Rejects `final` unless an admin rejects the application. */
function checkFinal({ role }: Caller, { status, final }: Decision): void {
  if (!final) return;
  if (role !== 'admin') throw new AppError('FORBIDDEN', 'Only an admin can make a rejection final');
  if (status !== rejected) throw fieldError('final', 'Only a rejection can be final');
}

/** Returns 3 for an approval by an agency admin, 1 for an approval by an admin or agency, and 2 for a rejection. */
const whoseDecision = ({ role }: Caller, status: HostStatus) =>
  status === approved ? (role === 'agencyadmin' ? 3 : 1) : 2;

const whoOf = ({ role, code, name }: Caller) => ({ role, code, name });
const targetOf = ({ _id, username }: Host) => ({ kind: 'host', id: _id.toHexString(), label: username });
const shown = ({ status, agencyAdminStatus, agencyCode, final }: Host) => ({
  status,
  agencyAdminStatus,
  agencyCode,
  final,
});

/** Returns a handler that names `field`, the field of the call that holds the user. Calls without such a field name none. */
const failAsDuplicate =
  (field?: string) =>
  (error: unknown): never => {
    if (!duplicateField(error)) throw error;
    const message = 'This user has another pending or approved application';
    throw new AppError('DUPLICATE', message, field ? [{ field, message }] : undefined);
  };
