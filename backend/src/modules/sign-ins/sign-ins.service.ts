import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { fieldError } from '../../core/errors.js';
import { once, type Page } from '../../http/list-query.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { whereOf } from '../../platform/database/filters.js';
import { findPage, type Listed, sortOf } from '../../platform/database/paging.js';
import { SignInFollowUps } from '../../platform/access/sign-in-follow-ups.js';
import { SignInEvent } from '../../platform/sign-ins/sign-in-event.schema.js';
import { AccountSearch, FOUND } from '../audit-log/account-search.js';
import type { OwnSignInQuery, SignInQuery } from './sign-in.dto.js';

/** The order of a history by default: the newest event first. */
const NEWEST = '-at';

/** Reads the sign-in history of staff. */
@Injectable()
export class SignInsService {
  constructor(
    @InjectModel(SignInEvent.name) private readonly events: Model<SignInEvent>,
    private readonly followUps: SignInFollowUps,
    private readonly accounts: AccountSearch,
    private readonly zones: TimeZones,
  ) {}

  /** Lists the events of the caller's own account. */
  async listOwn(caller: Caller, query: OwnSignInQuery, page: Page): Promise<Listed<SignInEvent>> {
    await this.followUps.settled();
    const own = { account: new Types.ObjectId(caller.id), ...whereOf(query, this.zones.calendar) };
    return findPage(this.events, own, page, sortOf(query.sort ?? NEWEST, {}));
  }

  /**
   * Lists the events of all staff. `partial` is true if more accounts match the search than are looked up; an export,
   * which could not say so, fails then.
   */
  async list(query: SignInQuery, page: Page): Promise<Listed<SignInEvent> & { partial: boolean }> {
    await this.followUps.settled();
    const { search } = query;
    const found = await once(page, 'found', async () => search && (await this.accounts.findStaff(search)));
    const partial = found ? found.more : false;
    if (partial && page.portion)
      throw fieldError('search', `More than ${FOUND} accounts of one kind match. Type more of the name`);
    const where: QueryFilter<SignInEvent> = {
      ...whereOf(query, this.zones.calendar),
      ...(found && { $and: [{ account: { $in: found.ids.map((id) => new Types.ObjectId(id)) } }] }),
    };
    return { ...(await findPage(this.events, where, page, sortOf(query.sort ?? NEWEST, {}))), partial };
  }
}
