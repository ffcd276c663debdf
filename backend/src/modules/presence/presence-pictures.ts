import { Injectable } from '@nestjs/common';
import type { Scope } from '../../core/scope.js';
import { AdminsService } from '../staff/admins/admins.service.js';
import { AgencyAdminService } from '../staff/agency-admin/agency-admin.service.js';
import { AgencyService } from '../staff/agency/agency.service.js';
import { BdService } from '../staff/bd/bd.service.js';
import type { Presence } from './presence.schema.js';

/** Knows the pictures of people who have a record open, as far as the reader's panel shows them elsewhere. */
@Injectable()
export class PresencePictures {
  private readonly accounts: Record<
    string,
    { pictures(scope: Scope, ids: readonly string[]): Promise<Map<string, string>> }
  >;

  constructor(
    admins: AdminsService,
    bds: BdService,
    agencyAdmins: AgencyAdminService,
    agencies: AgencyService,
  ) {
    this.accounts = { admin: admins, bd: bds, agencyadmin: agencyAdmins, agency: agencies };
  }

  /** Maps the ids of these people to their pictures: one query for each role that is present. */
  async of(
    scope: Scope,
    people: readonly Pick<Presence, 'account' | 'role'>[],
  ): Promise<Map<string, string>> {
    const roles = [...new Set(people.map(({ role }) => role))];
    const found = await Promise.all(
      roles.map(async (role) => {
        const ids = people.filter((one) => one.role === role).map(({ account }) => account);
        return this.accounts[role]?.pictures(scope, [...new Set(ids)]) ?? new Map<string, string>();
      }),
    );
    return new Map(found.flatMap((pictures) => [...pictures]));
  }
}
