import type { Model } from 'mongoose';
import { isSameNumber, numberEnd } from '../../../core/phone-spelling.js';
import { currentTime, requestContext } from '../../../core/request-context.js';
import { adminsIn, listedAdminsIn } from '../../../core/scope.js';
import { USABLE } from '../shared/staff-account.schema.js';
import { defineStaffKind, withoutPlus } from '../shared/staff-kind.js';
import { toAdminProfile } from './admin.dto.js';
import { Admin, ADMIN_SEARCH_FIELDS } from './admin.schema.js';

export const adminKind = defineStaffKind({
  kind: 'admin',
  record: Admin,
  label: ({ name }) => name,
  code: () => '',
  ownedBy: adminsIn,
  // Platform admins see each other in their list.
  seenBy: listedAdminsIn,
  toProfile: toAdminProfile,
  number: withoutPlus,
  search: ADMIN_SEARCH_FIELDS,
  findByLogin,
  // Documented clients keep their access: the operator chose the password for them too.
  isPasswordDue: ({ mustChangePassword, operatorPassword }) =>
    mustChangePassword || (operatorPassword === true && requestContext()?.isPanel === true),
  // The first password that the admin chooses locks out the issuer of the previous one. Later changes do not restart
  // the 24 hours of the confirmation rule.
  ownPasswordFields: ({ ownPasswordAt }) => ({
    ownPasswordAt: ownPasswordAt ?? currentTime(),
    operatorPassword: undefined,
  }),
});

/**
 * Finds an admin by phone number, with or without plus, country code and spaces. Returns undefined when no admin or
 * more than one admin matches.
 */
async function findByLogin(admins: Model<Admin>, number: string): Promise<Admin | undefined> {
  const typed = withoutPlus(number);
  // Also matches the whole number: while an older version is still running, `numberEnd` may be outdated.
  const found = await admins
    .find({ $or: [{ number: typed }, { numberEnd: numberEnd(typed) }], ...USABLE })
    .select('+password')
    .lean<Admin[]>();
  const [same, ...others] = found.filter((admin) => isSameNumber(admin.number, typed));
  return found.find((admin) => admin.number === typed) ?? (others.length ? undefined : same);
}
