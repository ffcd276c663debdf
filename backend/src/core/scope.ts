// What a caller reaches. Owned records are read through a Reach, which is made from a Scope only, so that leaving the owner out,
// or taking that of another kind, does not compile.
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

/** Kinds of records that somebody owns. `hosted`: what names the agency of a host, such as applications and live sessions. */
export type OwnedKind = 'admin' | 'bd' | 'agencyadmin' | 'agency' | 'coin' | 'hosted' | 'video';

declare const kind: unique symbol;
/** A filter for those records of one kind that a caller reaches; only this file makes one. */
export type Reach<Kind extends OwnedKind> = Readonly<Record<string, unknown>> & { readonly [kind]: Kind };

const reach = <Kind extends OwnedKind>(filter: Record<string, unknown>) => filter as Reach<Kind>;
const everything = <Kind extends OwnedKind>() => reach<Kind>({});
/** Matches nothing: for a role that owns no such record. */
const nothing = <Kind extends OwnedKind>() => reach<Kind>({ _id: { $in: [] } });
const self = <Kind extends OwnedKind>(id: string) => reach<Kind>({ _id: new Types.ObjectId(id) });

/** Platform admins reach their own profile only. */
export const adminsIn = ({ role, id }: Scope): Reach<'admin'> => (role === 'admin' ? self(id) : nothing());

export function bdsIn({ role, id }: Scope): Reach<'bd'> {
  if (role === 'admin') return everything();
  return role === 'bd' ? self(id) : nothing();
}

export function agencyAdminsIn({ role, code, id }: Scope): Reach<'agencyadmin'> {
  if (role === 'admin') return everything();
  if (role === 'bd') return reach({ createBy: code });
  return role === 'agencyadmin' ? self(id) : nothing();
}

/** A BD's and an agency admin's own agencies, an agency itself. */
export function agenciesIn({ role, code, id }: Scope): Reach<'agency'> {
  if (role === 'admin') return everything();
  if (role === 'bd') return reach({ bd: code });
  if (role === 'agencyadmin') return reach({ admin: code });
  return role === 'agency' ? self(id) : nothing();
}

export function coinAgenciesIn({ role, id }: Scope): Reach<'coin'> {
  if (role === 'admin') return everything();
  return role === 'coin' ? self(id) : nothing();
}

/** What belongs to the agencies in scope; `codesOf` reads their codes. */
export async function hostedIn(
  scope: Scope,
  codesOf: (agencies: Reach<'agency'>) => Promise<string[]>,
): Promise<Reach<'hosted'>> {
  if (scope.isEverything) return everything();
  if (scope.role === 'agency') return reach({ agencyCode: scope.code });
  return reach({ agencyCode: { $in: await codesOf(agenciesIn(scope)) } });
}

/** What belongs to one agency, which was found in scope. */
export const hostedBy = (agency: { uniqueId: string }): Reach<'hosted'> =>
  reach({ agencyCode: agency.uniqueId });

/** Videos as their owners reach them: a user its own. */
export function videosIn({ role, id }: Scope): Reach<'video'> {
  if (role === 'admin') return everything();
  return role === 'user' ? reach({ user: new Types.ObjectId(id) }) : nothing();
}
