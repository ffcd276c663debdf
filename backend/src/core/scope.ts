// Defines which records a caller can reach. Queries of owned records take a Reach, which can be created only from a
// Scope, so a query without an owner filter, or with the filter of another kind, does not compile.
import { Types } from 'mongoose';
import type { Caller } from './caller.js';
import type { Role } from './roles.js';

/**
 * The caller's access scope. Created only from a session (`Scope.of(caller)`): the constructor is private, so that no
 * request can claim a scope.
 */
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

/**
 * Kinds of owned records. `hosted` covers records that name the agency of a host, such as applications and live
 * sessions.
 */
export type OwnedKind = 'admin' | 'bd' | 'agencyadmin' | 'agency' | 'coin' | 'hosted' | 'video';

declare const kind: unique symbol;
/** A filter for the records of one kind that a caller can reach. Only this file creates it. */
export type Reach<Kind extends OwnedKind> = Readonly<Record<string, unknown>> & { readonly [kind]: Kind };

const reach = <Kind extends OwnedKind>(filter: Record<string, unknown>) => filter as Reach<Kind>;
const everything = <Kind extends OwnedKind>() => reach<Kind>({});
/** Matches no record: for a role that owns none of this kind. */
const nothing = <Kind extends OwnedKind>() => reach<Kind>({ _id: { $in: [] } });
const self = <Kind extends OwnedKind>(id: string) => reach<Kind>({ _id: new Types.ObjectId(id) });

/** Returns the reach over platform admins: an admin reaches only its own profile. */
export const adminsIn = ({ role, id }: Scope): Reach<'admin'> => (role === 'admin' ? self(id) : nothing());

/** The admins that a list of platform admins shows. */
export const listedAdminsIn = ({ role }: Scope): Reach<'admin'> =>
  role === 'admin' ? everything() : nothing();

export function bdsIn({ role, id }: Scope): Reach<'bd'> {
  if (role === 'admin') return everything();
  return role === 'bd' ? self(id) : nothing();
}

export function agencyAdminsIn({ role, code, id }: Scope): Reach<'agencyadmin'> {
  if (role === 'admin') return everything();
  if (role === 'bd') return reach({ createBy: code });
  return role === 'agencyadmin' ? self(id) : nothing();
}

/** Returns the reach over agencies: a BD and an agency admin reach their own agencies, an agency itself. */
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

/** Returns the reach over records of the agencies in scope; `codesOf` reads the codes of these agencies. */
export async function hostedIn(
  scope: Scope,
  codesOf: (agencies: Reach<'agency'>) => Promise<string[]>,
): Promise<Reach<'hosted'>> {
  if (scope.isEverything) return everything();
  if (scope.role === 'agency') return reach({ agencyCode: scope.code });
  return reach({ agencyCode: { $in: await codesOf(agenciesIn(scope)) } });
}

/** Returns the reach over records of one agency. The caller must have found the agency within its scope. */
export const hostedBy = (agency: { uniqueId: string }): Reach<'hosted'> =>
  reach({ agencyCode: agency.uniqueId });

/** Returns the reach over videos: a user reaches its own. */
export function videosIn({ role, id }: Scope): Reach<'video'> {
  if (role === 'admin') return everything();
  return role === 'user' ? reach({ user: new Types.ObjectId(id) }) : nothing();
}
