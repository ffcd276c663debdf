import { Injectable } from '@nestjs/common';
import type { Caller } from '../../core/caller.js';
import type { NoticeEvent } from '../../platform/inbox/notice-events.js';
import type { Notice } from '../../platform/inbox/notice.schema.js';
import { NO_FACTS, type NoticeDto, type NoticeFacts, toNotice } from './inbox.dto.js';
import { HostFacts } from './facts/host-facts.js';
import { LimitFacts } from './facts/limit-facts.js';
import { OrderFacts } from './facts/order-facts.js';
import { OwnerFacts } from './facts/owner-facts.js';
import { SendFacts } from './facts/send-facts.js';
import { WithdrawalFacts } from './facts/withdrawal-facts.js';
import { JobFacts } from './facts/job-facts.js';
import { SignInFacts } from './facts/sign-in-facts.js';
import type { FactsOf } from './facts/facts.js';

/** Reads what notices show of their records: one read for each kind of record on a page. */
@Injectable()
export class NoticeReader {
  private readonly sources: Record<NoticeEvent, FactsOf>;

  constructor(
    hosts: HostFacts,
    sends: SendFacts,
    limits: LimitFacts,
    owners: OwnerFacts,
    withdrawals: WithdrawalFacts,
    jobs: JobFacts,
    signIns: SignInFacts,
    orders: OrderFacts,
  ) {
    this.sources = {
      ...{ hostApproved: hosts, hostRejected: hosts },
      ...{ withdrawalApproved: withdrawals, withdrawalRejected: withdrawals },
      ...{ sendWaits: sends, sendConfirmed: sends, sendRefused: sends },
      ...{ limitWaits: limits, limitConfirmed: limits, limitRefused: limits, limitReplaced: limits },
      ...{ ownerWaits: owners, ownerConfirmed: owners, ownerRefused: owners, ownerReplaced: owners },
      ...{ jobDone: jobs, jobFailed: jobs, jobCancelled: jobs },
      ...{ newDevice: signIns, viewedBy: signIns },
      ...{ orderProblem: orders, orderDisputed: orders },
    };
  }

  /** Returns these notices with what they show, in their order. */
  async show(caller: Caller, notices: readonly Notice[]): Promise<NoticeDto[]> {
    const known = new Map<Notice, NoticeFacts>();
    for (const source of new Set(Object.values(this.sources))) {
      const its = notices.filter(({ event }) => this.sources[event] === source);
      if (!its.length) continue;
      const facts = await source.of(its, caller);
      for (const notice of its) known.set(notice, { ...NO_FACTS, ...facts(notice) });
    }
    return notices.map((notice) => toNotice(notice, known.get(notice) ?? NO_FACTS));
  }
}
