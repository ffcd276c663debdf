// What a caller reaches. A query of owned records takes a Scope, so that leaving the owner out does not compile.
import { Types } from 'mongoose';
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
type Owned = Record<string, unknown>;
const self = (id: string): Owned => ({ _id: new Types.ObjectId(id) });

/** Platform admins reach their own profile only. */
export const adminsIn = ({ role, id }: Scope): Owned => (role === 'admin' ? self(id) : NOTHING);

export function bdsIn({ role, id }: Scope): Owned {
  if (role === 'admin') return {};
  return role === 'bd' ? self(id) : NOTHING;
}

export function agencyAdminsIn({ role, code, id }: Scope): Owned {
  if (role === 'admin') return {};
  if (role === 'bd') return { createBy: code };
  return role === 'agencyadmin' ? self(id) : NOTHING;
}

/** A BD's and an agency admin's own agencies, an agency itself. */
export function agenciesIn({ role, code, id }: Scope): Owned {
  if (role === 'admin') return {};
  if (role === 'bd') return { bd: code };
  if (role === 'agencyadmin') return { admin: code };
  return role === 'agency' ? self(id) : NOTHING;
}

export function coinAgenciesIn({ role, id }: Scope): Owned {
  if (role === 'admin') return {};
  return role === 'coin' ? self(id) : NOTHING;
}

/** Videos as their owners reach them: a user its own. */
export function videosIn({ role, id }: Scope): Owned {
  if (role === 'admin') return {};
  return role === 'user' ? { user: new Types.ObjectId(id) } : NOTHING;
}
