// What a caller reaches. A query of owned records takes a Scope, so that leaving the owner out does not compile.
import type { Caller } from './caller.js';
import type { Role } from './roles.js';

/** Made from a session only (`Scope.of(caller)`): the constructor is private, so no request can claim one. */
export class Scope {
  private constructor(
    readonly role: Role,
    /** Staff code of the owner; empty for the admin and users. */
    readonly code: string,
    /** _id of the owner. */
    readonly id: string,
  ) {}

  static of({ role, code, id }: Caller): Scope {
    return new Scope(role, code, id);
  }

  get isEverything(): boolean {
    return this.role === 'admin';
  }
}

/** Matches nothing: the answer for a role that owns no such record. */
const NOTHING = { _id: { $in: [] } };

/** The agencies in scope: a BD's and an agency admin's own, an agency itself. */
export function agenciesIn({ role, code }: Scope): Record<string, unknown> {
  switch (role) {
    case 'admin':
      return {};
    case 'bd':
      return { bd: code };
    case 'agencyadmin':
      return { admin: code };
    case 'agency':
      return { uniqueId: code };
    default:
      return NOTHING;
  }
}
