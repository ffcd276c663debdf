import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { fieldError } from '../../core/errors.js';
import type { Role } from '../../core/roles.js';
import { InboxChoice } from '../../platform/inbox/inbox-choice.schema.js';
import type { NoticeKind } from '../../platform/inbox/notice-events.js';
import type { InboxKind } from './inbox.dto.js';

/** The kinds of notices that each role can get. */
const KINDS_OF: Record<Role, readonly NoticeKind[]> = {
  admin: ['decisions', 'waiting', 'jobs', 'signIns'],
  bd: ['signIns'],
  agencyadmin: ['jobs', 'signIns'],
  agency: ['decisions', 'jobs', 'signIns'],
  coin: ['signIns'],
  user: [],
};

/** Which kinds of notices a member of staff wants. */
@Injectable()
export class InboxChoices {
  constructor(@InjectModel(InboxChoice.name) private readonly choices: Model<InboxChoice>) {}

  async read({ role, id }: Caller): Promise<InboxKind[]> {
    const { off = [] } = (await this.choices.findById(id).lean()) ?? {};
    return KINDS_OF[role].map((kind) => ({ kind, on: !off.includes(kind) }));
  }

  /** Fails at the field `kind` for a kind that the role never gets. */
  async set(caller: Caller, kind: NoticeKind, on: boolean): Promise<InboxKind[]> {
    const { role, id } = caller;
    if (!KINDS_OF[role].includes(kind)) throw fieldError('kind', 'Your inbox gets no notices of this kind');
    const own = { _id: new Types.ObjectId(id) };
    if (on) await this.choices.updateOne(own, { $pull: { off: kind } });
    else await this.choices.updateOne(own, { $addToSet: { off: kind } }, { upsert: true });
    return this.read(caller);
  }
}
