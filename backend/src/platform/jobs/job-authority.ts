import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Caller } from '../../core/caller.js';
import { AppError } from '../../core/errors.js';
import { assertMay, may } from '../../core/may.js';
import { assertProven } from '../../core/proof.js';
import type { Right } from '../../core/rights.js';
import type { Role } from '../../core/roles.js';
import { AccountStatus } from '../access/account-standing.js';
import { AdminRights } from '../access/admin-rights.js';
import { methodMark } from '../discovery/marked-methods.js';
import type { Job } from './job.schema.js';

/** A person in whose name a job acts, and the right that an admin needs for it. */
export interface ActingPerson {
  role: Role;
  id: string;
  name: string;
  right: Right;
}

/** What a job does, as the call that starts it asks for it. */
export interface Authority {
  /** The right that an admin needs. */
  right: Right;
  /** Whether it needs a recent proof. */
  stepUp: boolean;
  /** Who asked for it and, if a second admin agreed, that admin too. */
  people: readonly ActingPerson[];
}

const authorities = methodMark<string, (jobs: readonly Job[]) => Promise<Map<string, Authority>>>();

/** Method decorator for a provider method that returns, by their ids, in whose name jobs of this kind act. */
export const AuthorityOf = authorities.mark;

/** Knows whether the people in whose name a job acts may still do what it does, and who may go on with it. */
@Injectable()
export class JobAuthorities implements OnModuleInit {
  private readonly kinds = new Map<string, (jobs: readonly Job[]) => Promise<Map<string, Authority>>>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly accounts: AccountStatus,
    private readonly rights: AdminRights,
  ) {}

  onModuleInit(): void {
    for (const { mark, call } of authorities.find(this.discovery)) this.kinds.set(mark, call);
  }

  /** Returns whether jobs of this kind act in the name of people. */
  has(kind: string): boolean {
    return this.kinds.has(kind);
  }

  /** Returns why a job must stop: a person in whose name it acts may no longer do this. undefined if it may go on. */
  async obstacleOf(job: Job): Promise<string | undefined> {
    for (const person of (await this.of(job))?.people ?? []) {
      const obstacle = await this.obstacleIn(person);
      if (obstacle) return obstacle;
    }
    return undefined;
  }

  /**
   * Fails unless the caller may go on with a failed or cancelled job: the caller needs the right and the proof of what
   * the job does, the people in whose name it acts must still be able to do it, and the one who started it must not have
   * cancelled it.
   */
  async assertMayResume(caller: Caller, job: Job): Promise<void> {
    const authority = await this.of(job);
    // A job that completes a change acts in no person's name. One whose batch is gone does nothing.
    if (!authority) return;
    assertMay(caller, authority.right);
    if (authority.stepUp) await assertProven();
    if (isWithdrawn(job, authority)) throw new AppError('INVALID_TRANSITION', WITHDRAWN);
    const obstacle = await this.obstacleOf(job);
    if (obstacle) throw new AppError('INVALID_TRANSITION', obstacle);
  }

  /** Returns the ids of those of the jobs that the caller may go on with, as far as rights and the cancelling say. */
  async resumable(caller: Caller, jobs: readonly Job[]): Promise<Set<string>> {
    const ended = jobs.filter(({ state }) => state === 'failed' || state === 'cancelled');
    const needed = await this.ofAll(ended);
    const allowed = ended.filter((job) => {
      const authority = needed.get(job._id.toHexString());
      return !authority || (may(caller, authority.right) && !isWithdrawn(job, authority));
    });
    return new Set(may(caller, 'jobs.manage') ? allowed.map(({ _id }) => _id.toHexString()) : []);
  }

  /** Returns, by their ids, what those of the jobs do that act in the name of people. */
  async ofAll(jobs: readonly Job[]): Promise<Map<string, Authority>> {
    const known = await Promise.all(
      [...this.kinds].flatMap(([kind, call]) => {
        const ofKind = jobs.filter((job) => job.kind === kind);
        return ofKind.length ? [call(ofKind)] : [];
      }),
    );
    return new Map(known.flatMap((found) => [...found]));
  }

  private async of(job: Job): Promise<Authority | undefined> {
    return (await this.ofAll([job])).get(job._id.toHexString());
  }

  private async obstacleIn({ role, id, name, right }: ActingPerson): Promise<string | undefined> {
    if (!(await this.accounts.of(role, id)))
      return `Stopped, because the account of ${name} is disabled or deleted`;
    const { rights } = role === 'admin' ? await this.rights.of(id) : {};
    return may({ role, ...(rights && { rights }) }, right)
      ? undefined
      : `Stopped, because ${name} no longer has the permission ${right}`;
  }
}

const WITHDRAWN = 'The person who started this cancelled it. Start it anew';

/** Whether a person in whose name a job acts cancelled it. Jobs cancelled by an earlier version name no person. */
const isWithdrawn = ({ state, cancelledBy }: Job, { people }: Authority): boolean =>
  state === 'cancelled' && (!cancelledBy || people.some(({ id }) => id === cancelledBy));
