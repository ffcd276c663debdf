import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { currentTime, requestContext } from '../../core/request-context.js';
import { isStaffRole, type Role, type StaffRole } from '../../core/roles.js';
import { inTransaction } from '../database/transaction.js';
import { Notices } from '../inbox/notices.js';
import { NewDevices } from './new-devices.js';
import { SignInEvent, type SignInKind } from './sign-in-event.schema.js';
import { type LockScope, SignInLock } from './sign-in-lock.schema.js';
import { unknownSlot } from './unknown-slots.js';

/** The account of an event. Without an id, no account has the name that was typed. */
export interface NamedAccount {
  role: Role;
  /** _id of the account. */
  id?: string;
  code?: string;
  name?: string;
}

/** Where an event came from. */
export interface Origin {
  address: string;
  userAgent: string;
  /** Whether the browser proved by its cookie that it signed in to this account before. */
  isKnown?: boolean;
}

/** A counter of failures that is used up. */
export interface UsedUp {
  scope: LockScope;
  /** The key as it is stored. */
  key: string;
  failures: number;
  until: Date;
}

/** A sign-in, as the session that it opened has it. */
export interface OpenedSession extends EndedSession {
  createdAt: Date;
  kind: 'signedIn' | 'codeAsked';
  isKnown: boolean;
}

/** The session fields that an event of its end needs. */
export interface EndedSession extends Origin {
  role: Role;
  account: Types.ObjectId;
  code: string;
  name: string;
}

const MOST_CHARACTERS = 300;

/**
 * Writes the sign-in history of staff; events of app users are not stored. Called in the transaction of the event, if
 * it has one.
 */
@Injectable()
export class SignInLog {
  constructor(
    @InjectModel(SignInEvent.name) private readonly events: Model<SignInEvent>,
    @InjectModel(SignInLock.name) private readonly locks: Model<SignInLock>,
    @InjectConnection() private readonly connection: Connection,
    private readonly newDevices: NewDevices,
    private readonly notices: Notices,
  ) {}

  /**
   * Notes an event of an account. By default it came from the running request, or from nowhere when another person
   * acts: the address of an admin is not shown to the account's owner.
   */
  async note(
    kind: SignInKind,
    account: NamedAccount,
    from: Origin = ownRequest(account.id),
    more: Pick<SignInEvent, 'failures'> = {},
  ): Promise<void> {
    const { role } = account;
    if (!isStaffRole(role)) return;
    const event = { ...this.written(kind, { ...account, role }, from), ...more };
    // The same command with and without an account, so that both take the same time.
    const _id = account.id ? new Types.ObjectId() : unknownSlot(event.at);
    await this.events.replaceOne({ _id }, event, { upsert: true });
    if (kind === 'signedIn' && account.id && !from.isKnown)
      await this.newDevices.compare({ ...event, _id, account: account.id });
    if (kind === 'viewedBy' && account.id)
      await this.notices.notify([account.id], { event: 'viewedBy', about: _id.toHexString() });
  }

  /**
   * Notes these sign-ins, the earliest first, and compares the devices that no cookie proved with those of earlier ones.
   * Called after their sessions were opened, in one transaction for all.
   */
  async noteOpened(sessions: readonly OpenedSession[]): Promise<void> {
    let written: SignInEvent[] = [];
    const write = async () => {
      await this.events.insertMany(written, { lean: true });
      written = [];
    };
    for (const { role, createdAt: at, isKnown, ...session } of sessions) {
      if (!isStaffRole(role)) continue;
      const event = { _id: new Types.ObjectId(), at, role, ...session };
      written.push(event);
      if (isKnown || event.kind !== 'signedIn') continue;
      // The next sign-in from the same device must find this one.
      await write();
      await this.newDevices.compare({ ...event, account: event.account.toHexString() });
    }
    if (written.length) await write();
  }

  /** Notes that these sessions were ended. */
  async noteEnded(kind: SignInKind, sessions: readonly EndedSession[]): Promise<void> {
    const events = sessions.flatMap(({ role, account, code, name, ...from }) =>
      isStaffRole(role) ? [this.written(kind, { role, id: account.toHexString(), code, name }, from)] : [],
    );
    if (events.length) await this.events.insertMany(events, { lean: true });
  }

  /** Notes that an account cannot sign in from somewhere any more, after its last failure. */
  async noteLock(account: NamedAccount, from: Origin, { failures, ...lock }: UsedUp): Promise<void> {
    const { role } = account;
    if (!isStaffRole(role)) return;
    await inTransaction(this.connection, async () => {
      await this.note('locked', account, from, { failures });
      const { at, kind: _kind, ...written } = this.written('locked', { ...account, role }, from);
      await this.locks.create([{ ...written, ...lock, failures, at }]);
    });
  }

  private written(
    kind: SignInKind,
    { role, id, code = '', name = '' }: NamedAccount & { role: StaffRole },
    { address, userAgent }: Origin,
  ): Omit<SignInEvent, '_id'> {
    const caller = requestContext()?.caller;
    const isOther = caller !== undefined && caller.id !== id;
    return {
      at: currentTime(),
      ...{ kind, role, code, name, address },
      userAgent: userAgent.slice(0, MOST_CHARACTERS),
      ...(id && { account: new Types.ObjectId(id) }),
      ...(isOther && { by: { role: caller.role, id: caller.id, code: caller.code, name: caller.name } }),
    };
  }
}

function ownRequest(id: string | undefined): Origin {
  const { caller, address = '', userAgent = '' } = requestContext() ?? {};
  return caller?.id === id ? { address, userAgent } : { address: '', userAgent: '' };
}
