import { Injectable } from '@nestjs/common';
import { isStaffRole } from '../../core/roles.js';
import type { Scope } from '../../core/scope.js';
import { StaffKinds } from '../staff/kinds/staff-kinds.js';
import type { Presence } from './presence.schema.js';

/** Knows the pictures of people who have a record open, as far as the reader's panel shows them elsewhere. */
@Injectable()
export class PresencePictures {
  constructor(private readonly kinds: StaffKinds) {}

  /** Maps the ids of these people to their pictures: one query for each role that is present. */
  async of(
    scope: Scope,
    people: readonly Pick<Presence, 'account' | 'role'>[],
  ): Promise<Map<string, string>> {
    const roles = [...new Set(people.map(({ role }) => role))].filter(isStaffRole);
    const found = await Promise.all(
      roles.map((role) => {
        const ids = people.filter((one) => one.role === role).map(({ account }) => account);
        return this.kinds.of(role).accounts.pictures(scope, [...new Set(ids)]);
      }),
    );
    return new Map(found.flatMap((pictures) => [...pictures]));
  }
}
