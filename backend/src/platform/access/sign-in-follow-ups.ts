import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isStaffRole } from '../../core/roles.js';
import { inTransaction } from '../database/transaction.js';
import { DomainEvents, Emits } from '../domain-events/domain-events.js';
import { SignInLog } from '../sign-ins/sign-in-log.js';
import { PollLoop } from '../work/poll-loop.js';
import { KnownDevices } from './known-devices.js';
import { StaffSignedIn } from './session-events.js';
import { FOLLOWED_KINDS, Session, type SessionFollowUp } from './session.schema.js';
import { SessionsService } from './sessions.service.js';

/** Milliseconds from a sign-in to what follows it: sign-ins in this time share one transaction, and one write to the disk. */
const GATHERED = 500;
/** Milliseconds between two looks for what a process that ended has left. */
const POLL = 2_000;
/** The sign-ins in one transaction. */
const AT_ONCE = 50;
/** By value, because the index serves no question whether a field exists. */
export const TO_DO = { 'followUp.kind': { $in: [...FOLLOWED_KINDS] } };

type FollowedSession = Session & { followUp: SessionFollowUp };

/**
 * Does what a sign-in needs and its answer does not: the sign-in history, the notice of a new device, the end of surplus
 * sessions, and the addresses of known devices. The session that the sign-in opened holds what is left to do, so nothing
 * is lost when the process ends, and each sign-in is followed up once.
 */
@Injectable()
@Emits(StaffSignedIn)
export class SignInFollowUps implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new PollLoop({
    look: () => this.look(),
    every: POLL,
    failure: 'What follows sign-ins could not be done',
    logger: new Logger('SignInFollowUps'),
  });
  private gathering: NodeJS.Timeout | undefined;

  constructor(
    @InjectModel(Session.name) private readonly sessions: Model<Session>,
    private readonly service: SessionsService,
    private readonly log: SignInLog,
    private readonly devices: KnownDevices,
    private readonly events: DomainEvents,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  /** Does what the sign-ins of the last moment have left, then stops. Another process does what comes later. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.settled();
    await this.loop.stop();
  }

  /** Called after a session was opened. */
  wake(): void {
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      this.loop.wake();
    }, GATHERED);
  }

  /**
   * Resolves when what the sign-ins of this process have left is done: a person who reads the own history sees the own
   * sign-in in it.
   */
  settled(): Promise<void> {
    if (this.gathering) {
      clearTimeout(this.gathering);
      this.gathering = undefined;
      this.loop.wake();
    }
    return this.loop.settled();
  }

  private async look(): Promise<number> {
    if (!(await this.sessions.exists(TO_DO))) return POLL;
    const opened = await inTransaction(this.sessions.db, () => this.followUp());
    return opened < AT_ONCE ? POLL : 0;
  }

  /** Returns how many sign-ins were followed up. */
  private async followUp(): Promise<number> {
    const opened = await this.sessions.find(TO_DO).limit(AT_ONCE).lean<FollowedSession[]>();
    if (!opened.length) return 0;
    opened.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    await this.sessions.updateMany(
      { _id: { $in: opened.map(({ _id }) => _id) } },
      { $unset: { followUp: 1 } },
    );
    await this.log.noteOpened(
      opened.map(({ role, account, code, name, address, userAgent, createdAt, followUp }) => ({
        ...{ role, account, code, name, address, userAgent, createdAt },
        ...{ kind: followUp.kind, isKnown: followUp.isKnown },
      })),
    );
    await this.endSurplus(opened);
    await this.devices.rememberPlaces(
      opened.flatMap(({ followUp: { devices, address } }) =>
        devices !== undefined && address !== undefined ? [{ devices, address }] : [],
      ),
    );
    const staff = opened.flatMap(({ _id, role, account, followUp }) =>
      isStaffRole(role) && followUp.kind === 'signedIn' ? [{ _id, role, account }] : [],
    );
    if (staff.length) await this.events.emit(new StaffSignedIn(staff));
    return opened.length;
  }

  /** Ends the surplus sessions of each account once, however often it signed in. */
  private async endSurplus(opened: readonly FollowedSession[]): Promise<void> {
    const accounts = new Map(
      opened.map(({ account, followUp: { kind } }) => {
        const id = account.toHexString();
        return [`${id} ${kind}`, { id, isCodeDue: kind === 'codeAsked' }];
      }),
    );
    for (const { id, isCodeDue } of accounts.values()) await this.service.endSurplus(id, isCodeDue);
  }
}
