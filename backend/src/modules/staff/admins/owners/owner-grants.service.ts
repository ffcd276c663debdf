import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../../core/caller.js';
import { toAdmin } from '../admin.dto.js';
import type { Admin } from '../admin.schema.js';
import { AdminsService } from '../admins.service.js';
import { refuseOneself } from '../refuse-oneself.js';
import { isOwner } from '../rights/built-in-sets.js';
import { RightHolders } from '../rights/right-holders.js';
import type { SetAdminSetsDto } from '../rights/right-set.dto.js';
import { WaitingOwners } from './waiting-owners.service.js';

/** Gives admins their sets of rights. The set of the Owners needs two Owners. */
@Injectable()
export class OwnerGrants {
  constructor(
    private readonly admins: AdminsService,
    private readonly holders: RightHolders,
    private readonly waiting: WaitingOwners,
  ) {}

  /**
   * Gives another admin these sets. They count from the next request of that admin. If they make the admin an Owner and
   * another Owner must confirm, nothing changes yet: `waiting` is then the id of the request. Either change replaces the
   * waiting request for the admin.
   */
  setSets(
    caller: Caller,
    id: string,
    { sets: wanted, versionSeen: version }: SetAdminSetsDto,
  ): Promise<{ admin: Admin; waiting: string }> {
    refuseOneself(caller, id, 'Another Owner must change what you may do');
    const seen = { version, show: toAdmin };
    return this.holders.asOwner(caller, async () => {
      const { sets } = await this.holders.heldBy(wanted);
      const present = await this.admins.forChangeOfSets(id, seen);
      await this.waiting.replace(caller, id);
      const becomesOwner = isOwner(sets) && !isOwner(present.sets ?? []);
      if (becomesOwner && (await this.waiting.isNeeded(caller, id)))
        return { admin: present, waiting: await this.waiting.ask(caller, present, sets) };
      return { admin: await this.admins.giveSets(caller, id, sets, { seen }), waiting: '' };
    });
  }

  /** Makes the admin of a waiting request an Owner, if the caller may confirm the request. */
  confirm(caller: Caller, id: string): Promise<{ message: string }> {
    return this.holders.asOwner(caller, async () => {
      const { admin, name, sets, askedBy } = await this.waiting.confirm(caller, id);
      const reason = `Requested by ${askedBy.name}`;
      await this.admins.giveSets(caller, admin.toHexString(), sets, { verb: 'confirmOwner', reason });
      return { message: `${name} is an Owner now` };
    });
  }

  /** Declines a waiting request: the admin keeps the present sets. */
  refuse(caller: Caller, id: string, reason: string): Promise<{ message: string }> {
    return this.holders.asOwner(caller, async () => {
      const { name } = await this.waiting.refuse(caller, id, reason);
      return { message: `Request to make ${name} an Owner declined` };
    });
  }
}
