// Each kind of staff is declared once, in its own folder: its record, its names, who reaches its accounts, and how they
// sign in. `StaffAccounts` and the pieces next to it take the declaration; the routes are in the controllers of the kind.
import type { Type } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { StaffRole } from '../../../core/roles.js';
import type { Reach, Scope } from '../../../core/scope.js';
import { filterOf } from '../../../platform/database/filter-of.js';
import { normaliseCode } from './codes.js';
import { type CodedAccount, STAFF_SEARCH_FIELDS, type StaffAccount, USABLE } from './staff-account.schema.js';
import type { StaffProfile } from './staff-profile.dto.js';

export interface StaffKind<Kind extends StaffRole, T extends StaffAccount> {
  /** The role in sessions, the kind in audit records, and the folder of the pictures. */
  kind: Kind;
  /** The stored record. */
  record: Type<T>;
  /** Returns the name of an account in audit records. */
  label(account: T): string;
  /** Returns the code of an account in sessions and in the sign-in history; '' for the admin. */
  code(account: T): string;
  /** Returns the accounts that a caller can read and change. All others answer NOT_FOUND. */
  ownedBy(scope: Scope): Reach<Kind>;
  /** Returns the accounts that lists and pictures show to a caller. */
  seenBy(scope: Scope): Reach<Kind>;
  /** Returns an account as shown to its owner, without password and hash. */
  toProfile(account: T): StaffProfile;
  /** Returns a phone number in the stored format of this kind. */
  number(typed: string): string;
  /** The fields that staff search. */
  search: readonly string[];
  /** Finds the account that signs in with this text, with its password hash. */
  findByLogin(records: Model<T>, login: string): Promise<T | undefined>;
  /** Returns whether the owner must choose another password after the sign-in. */
  isPasswordDue(account: T): boolean;
  /** Returns additional fields to set when the owner chooses a password. */
  ownPasswordFields(account: T): Partial<T>;
  /** Throws AppError when the account must not be deleted now. */
  checkDeletion(account: T): void;
}

/** The parts of a declaration that most kinds leave out. */
type Usual = 'seenBy' | 'isPasswordDue' | 'ownPasswordFields' | 'checkDeletion';
type Rules<Kind extends StaffRole, T extends StaffAccount> = Omit<
  StaffKind<Kind, T>,
  'kind' | 'record' | Usual
> &
  Partial<Pick<StaffKind<Kind, T>, Usual>>;

/** Declares a kind. `kind` and `record` alone set its types: a reach over another kind does not compile. */
export const defineStaffKind = <const Kind extends StaffRole, T extends StaffAccount>(
  declaration: { kind: Kind; record: Type<T> } & Rules<NoInfer<Kind>, NoInfer<T>>,
): StaffKind<Kind, T> => ({
  seenBy: declaration.ownedBy,
  isPasswordDue: ({ mustChangePassword }) => mustChangePassword,
  ownPasswordFields: () => ({}),
  checkDeletion: () => undefined,
  ...declaration,
});

/** What the kinds that sign in with a code have in common. */
export const WITH_CODE = {
  label: ({ uniqueId }: CodedAccount) => uniqueId,
  code: ({ uniqueId }: CodedAccount) => uniqueId,
  search: STAFF_SEARCH_FIELDS,
  findByLogin: async <T extends CodedAccount>(records: Model<T>, login: string): Promise<T | undefined> => {
    const where = filterOf<CodedAccount, T>({ uniqueId: normaliseCode(login), ...USABLE });
    return (await records.findOne(where).select('+password').lean<T>()) ?? undefined;
  },
};

/** Stores a phone number without its leading plus. */
export const withoutPlus = (number: string): string => number.replace(/^\+/, '');
/** Stores a phone number with a leading plus. */
export const withPlus = (number: string): string => `+${withoutPlus(number)}`;
