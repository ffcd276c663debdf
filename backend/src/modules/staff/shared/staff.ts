import { type FactoryProvider, Inject } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { StaffRole } from '../../../core/roles.js';
import type { CodedKind } from './codes.js';
import type { CodedAccount, StaffAccount } from './staff-account.schema.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffCodes } from './staff-codes.js';
import type { StaffKind } from './staff-kind.js';
import { StaffPasswords } from './staff-passwords.js';
import { StaffSignIns } from './staff-sign-ins.js';
import { StaffTools } from './staff-tools.js';

/** One kind of staff, by concern. */
export interface Staff<Kind extends StaffRole, T extends StaffAccount> {
  accounts: StaffAccounts<Kind, T>;
  passwords: StaffPasswords<Kind, T>;
  signIns: StaffSignIns<Kind, T>;
}

/** A kind of staff that signs in with a code. */
export interface CodedStaff<Kind extends CodedKind, T extends CodedAccount> extends Staff<Kind, T> {
  codes: StaffCodes<Kind, T>;
}

/** Returns the injection token of the kind of staff with these records. */
export const staffOf = (record: { name: string }) => `staff:${record.name}`;
/** Injects the `Staff`, or the `CodedStaff`, with these records. */
export const InjectStaff = (record: { name: string }) => Inject(staffOf(record));

export const provideStaff = <Kind extends StaffRole, T extends StaffAccount>(
  kind: StaffKind<Kind, T>,
): FactoryProvider<Staff<Kind, T>> => ({
  provide: staffOf(kind.record),
  useFactory: (model: Model<T>, tools: StaffTools) => staff(new StaffAccounts(kind, model, tools)),
  inject: [getModelToken(kind.record.name), StaffTools],
});

export const provideCodedStaff = <Kind extends CodedKind, T extends CodedAccount>(
  kind: StaffKind<Kind, T>,
): FactoryProvider<CodedStaff<Kind, T>> => ({
  provide: staffOf(kind.record),
  useFactory: (model: Model<T>, tools: StaffTools) => {
    const accounts = new StaffAccounts(kind, model, tools);
    return { ...staff(accounts), codes: new StaffCodes(accounts) };
  },
  inject: [getModelToken(kind.record.name), StaffTools],
});

const staff = <Kind extends StaffRole, T extends StaffAccount>(
  accounts: StaffAccounts<Kind, T>,
): Staff<Kind, T> => ({
  accounts,
  passwords: new StaffPasswords(accounts),
  signIns: new StaffSignIns(accounts),
});
