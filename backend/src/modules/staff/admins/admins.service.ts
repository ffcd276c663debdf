import { Injectable } from '@nestjs/common';
import { type HydratedDocument, type Model, Types } from 'mongoose';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { present } from '../../../core/present.js';
import type { Caller } from '../../../core/caller.js';
import { refuseGuessable } from '../../../platform/access/guessable-passwords.js';
import { hashPassword } from '../../../platform/access/passwords.js';
import { isSameNumber, numberEnd } from '../../../core/phone-spelling.js';
import { adminsIn, listedAdminsIn, Scope } from '../../../core/scope.js';
import { AppError } from '../../../core/errors.js';
import type { Page } from '../../../http/list-query.js';
import { currentTime, requestContext } from '../../../core/request-context.js';
import { whereOf } from '../../../platform/database/filters.js';
import type { Seen } from '../../../platform/audit/seen.js';
import { findPage, type Listed, sortOf } from '../../../platform/database/paging.js';
import { searchFilter } from '../../../platform/database/search.js';
import type { AccountSource, Credentials } from '../../../platform/access/account-source.js';
import { USABLE } from '../shared/staff-account.schema.js';
import { StaffAccounts } from '../shared/account-base.js';
import { StaffTools } from '../shared/staff-tools.js';
import { isPasswordOver, temporaryPassword } from '../shared/temporary-password.js';
import {
  type AddAdminDto,
  type AdminListQuery,
  type AdminProfile,
  toAdminProfile,
  type UpdateAdminProfileDto,
} from './admin.dto.js';
import { Admin, ADMIN_SEARCH_FIELDS } from './admin.schema.js';
import { FactorDuty } from './rights/factor-duty.js';
import { WaitingOwners } from './owners/waiting-owners.service.js';
import { BUILT_IN_IDS, isOwner, OWNER_SET, withoutOwner } from './rights/built-in-sets.js';
import { refuseOneself } from './refuse-oneself.js';
import { RightHolders } from './rights/right-holders.js';

/** Manages platform admins: sign-in, profiles and accounts. */
@Injectable()
export class AdminsService extends StaffAccounts<Admin> implements AccountSource<AdminProfile> {
  readonly kind = 'admin';

  constructor(
    @InjectUnscoped(Admin) model: Model<Admin>,
    tools: StaffTools,
    private readonly holders: RightHolders,
    private readonly duty: FactorDuty,
    private readonly waitingOwners: WaitingOwners,
  ) {
    super(model, tools);
  }

  /**
   * Finds an admin by phone number, with or without plus, country code and spaces. Returns undefined when no admin or
   * more than one admin matches.
   */
  async findByLogin(number: string): Promise<Credentials<AdminProfile> | undefined> {
    const typed = this.toNumber(number);
    // Also matches the whole number: while an older version is still running, `numberEnd` may be outdated.
    const found = await this.accounts.unscoped
      .find({ $or: [{ number: typed }, { numberEnd: numberEnd(typed) }], ...USABLE })
      .select('+password')
      .lean();
    const admin = meant(found, typed);
    if (!admin) return undefined;
    const { name, password: passwordHash, mustChangePassword, operatorPassword } = admin;
    const [id, passwordOver] = [admin._id.toHexString(), isPasswordOver(admin)];
    // Documented clients keep their access: the operator chose the password for them too.
    const isOperators = operatorPassword === true && requestContext()?.isPanel === true;
    const passwordDue = mustChangePassword || isOperators;
    const profile = { ...toAdminProfile(admin), mustChangePassword: passwordDue };
    return { id, code: '', name, passwordHash, passwordDue, passwordOver, profile };
  }

  async profileOf(id: string): Promise<AdminProfile | undefined> {
    const admin = await this.accounts.unscoped.findOne({ _id: new Types.ObjectId(id), ...USABLE }).lean();
    return admin ? toAdminProfile(admin) : undefined;
  }

  async hasAny(): Promise<boolean> {
    return (await this.accounts.unscoped.exists({})) !== null;
  }

  /**
   * Creates the first admin of an installation, an Owner. Does nothing if an admin exists. With `operatorPassword`, panels
   * ask this admin for another password at the sign-in.
   */
  async ensureFirst(account: {
    number: string;
    password: string;
    name: string;
    operatorPassword: boolean;
  }): Promise<void> {
    if (await this.hasAny()) return;
    const password = await hashPassword(account.password);
    try {
      const number = this.toNumber(account.number);
      const first = { ...account, number, password, sets: [OWNER_SET] };
      await this.accounts.unscoped.create(first);
    } catch (error) {
      // A concurrent process has created the first admin.
      if (!(await this.hasAny())) throw error;
    }
  }

  list(query: AdminListQuery, page: Page): Promise<Listed<Admin>> {
    const filter = {
      deleted: false,
      ...searchFilter(query.search, ADMIN_SEARCH_FIELDS),
      ...whereOf(query, this.tools.zones.calendar),
    };
    return findPage(this.accounts.unscoped, filter, page, sortOf(query.sort ?? '-createdAt', {}));
  }

  /**
   * Adds a platform admin with these sets, by default those of the caller. If another Owner must confirm the set of the
   * Owners, `waiting` is the id of the request; the admin begins with the other named sets, or with all other built-in sets
   * when none are named. With `mustChangePassword`, the admin must choose a new password at the first sign-in.
   */
  async add(
    caller: Caller,
    { password, mustChangePassword = false, sets: named, ...fields }: AddAdminDto,
  ): Promise<{ admin: Admin; waiting: string }> {
    if (requestContext()?.isPanel) refuseGuessable(password, fields, 'password');
    const _id = new Types.ObjectId();
    const id = _id.toHexString();
    const hash = await hashPassword(password);
    return this.holders.asOwner(caller, async () => {
      const { sets } = await this.holders.heldBy(named ?? (await this.holders.setsOf(caller.id)));
      const waits = isOwner(sets) && (await this.waitingOwners.isNeeded(caller, id));
      const account = {
        ...fields,
        ...(await this.holders.heldBy(waits ? withoutOwner(named ?? BUILT_IN_IDS) : sets)),
        _id,
        number: this.toNumber(fields.number),
        password: hash,
        ...temporaryPassword(mustChangePassword),
        addedBy: caller.id,
        passwordIssuedBy: caller.id,
      };
      const [created] = await this.accounts.unscoped.create([account]);
      const admin = present(created).toObject();
      await this.tools.audit.record({
        action: 'admin.create',
        target: { kind: 'admin', id, label: admin.name },
        after: admin,
      });
      return { admin, waiting: waits ? await this.waitingOwners.ask(caller, admin, sets) : '' };
    });
  }

  /**
   * Migration: fills in `addedBy` and `passwordIssuedBy` from the audit log for admins added by a version that did not
   * store them.
   */
  async noteAddedBy(): Promise<void> {
    const admins = await this.accounts.unscoped
      .find({ addedBy: { $exists: false } }, { mustChangePassword: 1 })
      .lean();
    const ids = admins.map(({ _id }) => _id.toHexString());
    const actors = await this.tools.audit.lastActors(ids, ['admin.create']);
    for (const { _id, mustChangePassword } of admins) {
      const addedBy = actors.get(_id.toHexString())?.id ?? '';
      const passwordIssuedBy = mustChangePassword ? addedBy : '';
      await this.accounts.unscoped.updateOne({ _id }, { addedBy, passwordIssuedBy });
    }
  }

  /** Migration: fills in `numberEnd` for admins whose number was set by an earlier version. */
  async noteNumberEnds(): Promise<void> {
    const admins = await this.accounts.unscoped.find({}, { number: 1, numberEnd: 1 }).lean();
    const stale = admins.filter((admin) => admin.numberEnd !== numberEnd(admin.number));
    const writes = stale.map(({ _id, number }) => ({
      updateOne: { filter: { _id, number }, update: { $set: { numberEnd: numberEnd(number) } } },
    }));
    if (writes.length) await this.accounts.unscoped.bulkWrite(writes);
  }

  /** Disables an admin. Rejects the caller's own account, so that one admin always remains. */
  async disable(caller: Caller, id: string, reason: string): Promise<Admin> {
    refuseOneself(caller, id, 'You cannot disable your own account');
    return this.holders.asOwner(caller, async () => {
      const admin = await this.accounts.unscoped.findOne(standing(id));
      if (!admin) throw new AppError('NOT_FOUND');
      const before = admin.toObject();
      if (!admin.disabled) admin.set({ disabled: true, disabledAt: currentTime() });
      await admin.save();
      const after = admin.toObject();
      await this.tools.audit.record({
        action: 'admin.disable',
        target: { kind: 'admin', id, label: after.name },
        before,
        after,
        reason,
      });
      await this.waitingOwners.replace(caller, id);
      await this.tools.sessions.endAll(id);
      return after;
    });
  }

  /**
   * Updates the profile of an admin in scope. With `proof`, a new number or email address requires the current
   * password, because both give access to the account. A missing or wrong password fails with VALIDATION_FAILED on
   * `currentPassword`; a wrong one counts like a failed sign-in.
   */
  async updateProfile(
    caller: Caller,
    { id, image, currentPassword, versionSeen, ...fields }: UpdateAdminProfileDto,
    proof: boolean,
  ): Promise<Admin> {
    const scope = Scope.of(caller);
    const seen = { version: versionSeen, show: toAdminProfile };
    const present = await this.find(scope, id);
    await this.tools.audit.assertSeen(present, seen);
    const { number, email } = present;
    const newNumber = fields.number !== undefined && this.toNumber(fields.number) !== number;
    const newEmail = fields.email !== undefined && fields.email !== (email ?? '').toLowerCase();
    if (proof && (newNumber || newEmail)) {
      await this.proveOwnPassword(caller, currentPassword, 'currentPassword');
    }
    return this.update(scope, id, fields, { image, seen });
  }

  /** Replaces a forgotten password and ends the admin's sessions. The admin must then choose a new password. */
  async issuePassword(caller: Caller, id: string, password: string): Promise<Admin> {
    refuseOneself(caller, id, 'Change your own password on your profile');
    const hash = await hashPassword(password);
    return this.changeAdmin(caller, id, 'issuePassword', async (admin) => {
      this.refuseGuessable(password, admin, 'password');
      admin.set({
        password: hash,
        ...temporaryPassword(true),
        passwordIssuedBy: caller.id,
        passwordReissuedAt: currentTime(),
        ownPasswordAt: undefined,
        operatorPassword: undefined,
      });
      await this.noteSignIn('passwordIssued', admin);
      await this.tools.sessions.endAll(id);
    });
  }

  /** Returns an admin whose sets an Owner is about to change, unless the caller saw another version. */
  async standingIn(id: string, seen: Seen<Admin>): Promise<Admin> {
    const admin = await this.accounts.unscoped.findOne(standing(id)).lean();
    if (!admin) throw new AppError('NOT_FOUND');
    await this.tools.audit.assertSeen(admin, seen);
    return admin;
  }

  /** Gives an admin these sets of rights, in the transaction of an Owner. */
  async giveSets(
    id: string,
    sets: Types.ObjectId[],
    { verb = 'update', ...more }: { verb?: string; reason?: string; seen?: Seen<Admin> },
  ): Promise<Admin> {
    const hold = async (admin: HydratedDocument<Admin>) => {
      if (isOwner(admin.sets ?? []) && !isOwner(sets)) admin.set({ ownerUntil: currentTime() });
      const held = await this.holders.heldBy(sets);
      admin.set(held);
      await this.duty.meetSets(admin._id, held.sets);
    };
    return (await this.changeWhere(standing(id), verb, hold, more)).after;
  }

  /** Applies a change by an Owner to any admin that is not deleted, and writes the audit record. */
  private async changeAdmin(
    caller: Caller,
    id: string,
    verb: string,
    apply: (admin: HydratedDocument<Admin>) => void | Promise<void>,
    more: { reason?: string } = {},
  ): Promise<Admin> {
    const { after } = await this.holders.asOwner(caller, () =>
      this.changeWhere(standing(id), verb, apply, more),
    );
    return after;
  }

  /** Re-enables a disabled admin. That admin cannot confirm the caller's requests. */
  enable(caller: Caller, id: string, reason: string): Promise<Admin> {
    const admit = (admin: HydratedDocument<Admin>) => {
      if (admin.disabled) admin.set({ disabled: false, disabledAt: undefined, enabledBy: caller.id });
    };
    return this.changeAdmin(caller, id, 'enable', admit, { reason });
  }

  protected ownedBy(scope: Scope) {
    return adminsIn(scope);
  }

  /** Platform admins see each other in their list. */
  protected override seenBy(scope: Scope) {
    return listedAdminsIn(scope);
  }

  /**
   * The first password that the admin chooses locks out the issuer of the previous one. Later changes do not restart
   * the 24 hours of the confirmation rule.
   */
  protected override ownPasswordFields({ ownPasswordAt }: HydratedDocument<Admin>): Partial<Admin> {
    return { ownPasswordAt: ownPasswordAt ?? currentTime(), operatorPassword: undefined };
  }

  protected override labelOf(admin: Admin): string {
    return admin.name;
  }
}

const standing = (id: string) => ({ _id: new Types.ObjectId(id), deleted: false });

/** Returns the admin with exactly this number, or else the only admin whose number matches. */
function meant<T extends Pick<Admin, 'number'>>(admins: T[], number: string): T | undefined {
  const [same, ...others] = admins.filter((admin) => isSameNumber(admin.number, number));
  return admins.find((admin) => admin.number === number) ?? (others.length ? undefined : same);
}
