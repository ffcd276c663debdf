import { Injectable } from '@nestjs/common';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import { AppError } from '../../../core/errors.js';
import { present } from '../../../core/present.js';
import { currentTime, requestContext } from '../../../core/request-context.js';
import { listedAdminsIn, Scope } from '../../../core/scope.js';
import { refuseGuessable } from '../../../platform/access/guessable-passwords.js';
import { hashPassword } from '../../../platform/access/passwords.js';
import { SessionsService } from '../../../platform/access/sessions.service.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import type { Seen } from '../../../platform/audit/seen.js';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import type { Apply, ChangeMore } from '../shared/account-change.js';
import { notDeleted } from '../shared/staff-accounts.js';
import { InjectStaff, type Staff } from '../shared/staff.js';
import { temporaryPassword } from '../shared/temporary-password.js';
import { type AddAdminDto, toAdminProfile, type UpdateAdminProfileDto } from './admin.dto.js';
import { adminKind } from './admin.kind.js';
import { Admin } from './admin.schema.js';
import { WaitingOwners } from './owners/waiting-owners.service.js';
import { refuseOneself } from './refuse-oneself.js';
import { BUILT_IN_IDS, isOwner, withoutOwner } from './rights/built-in-sets.js';
import { FactorDuty } from './rights/factor-duty.js';
import { RightHolders } from './rights/right-holders.js';

/** Adds and changes platform admins. All but the own profile takes an Owner. */
@Injectable()
export class AdminsService {
  constructor(
    @InjectStaff(Admin) private readonly admins: Staff<'admin', Admin>,
    @InjectUnscoped(Admin) private readonly records: Model<Admin>,
    private readonly holders: RightHolders,
    private readonly duty: FactorDuty,
    private readonly waitingOwners: WaitingOwners,
    private readonly audit: AuditService,
    private readonly sessions: SessionsService,
  ) {}

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
        number: adminKind.number(fields.number),
        password: hash,
        ...temporaryPassword(mustChangePassword),
        addedBy: caller.id,
        passwordIssuedBy: caller.id,
      };
      const [created] = await this.records.create([account]);
      const admin = present(created).toObject();
      await this.audit.record({
        action: 'admin.create',
        target: { kind: 'admin', id, label: admin.name },
        after: admin,
      });
      return { admin, waiting: waits ? await this.waitingOwners.ask(caller, admin, sets) : '' };
    });
  }

  /** Disables an admin. Rejects the caller's own account, so that one admin always remains. */
  async disable(caller: Caller, id: string, reason: string): Promise<Admin> {
    refuseOneself(caller, id, 'You cannot disable your own account');
    return this.holders.asOwner(caller, async () => {
      const admin = await this.records.findOne(notDeleted(id));
      if (!admin) throw new AppError('NOT_FOUND');
      const before = admin.toObject();
      if (!admin.disabled) admin.set({ disabled: true, disabledAt: currentTime() });
      await admin.save();
      const after = admin.toObject();
      await this.audit.record({
        action: 'admin.disable',
        target: { kind: 'admin', id, label: after.name },
        before,
        after,
        reason,
      });
      await this.waitingOwners.replace(caller, id);
      await this.sessions.endAll(id);
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
    const present = await this.admins.accounts.find(scope, id);
    await this.audit.assertSeen(present, seen);
    const { number, email } = present;
    const newNumber = fields.number !== undefined && adminKind.number(fields.number) !== number;
    const newEmail = fields.email !== undefined && fields.email !== (email ?? '').toLowerCase();
    if (proof && (newNumber || newEmail)) {
      await this.admins.passwords.proveOwn(caller, currentPassword, 'currentPassword');
    }
    return this.admins.accounts.update(scope, id, fields, { image, seen });
  }

  /** Replaces a forgotten password and ends the admin's sessions. The admin must then choose a new password. */
  async issuePassword(caller: Caller, id: string, password: string): Promise<Admin> {
    refuseOneself(caller, id, 'Change your own password on your profile');
    const hash = await hashPassword(password);
    return this.changeAsOwner(caller, id, 'issuePassword', async (admin) => {
      this.admins.accounts.refuseGuessable(password, admin, 'password');
      admin.set({
        password: hash,
        ...temporaryPassword(true),
        passwordIssuedBy: caller.id,
        passwordReissuedAt: currentTime(),
        ownPasswordAt: undefined,
        operatorPassword: undefined,
      });
      await this.admins.accounts.noteSignIn('passwordIssued', admin);
      await this.sessions.endAll(id);
    });
  }

  /** Returns an admin whose sets an Owner is about to change, unless the caller saw another version. */
  async forChangeOfSets(id: string, seen: Seen<Admin>): Promise<Admin> {
    const admin = await this.records.findOne(notDeleted(id)).lean();
    if (!admin) throw new AppError('NOT_FOUND');
    await this.audit.assertSeen(admin, seen);
    return admin;
  }

  /** Gives an admin these sets of rights, in the transaction of an Owner. */
  async giveSets(
    caller: Caller,
    id: string,
    sets: Types.ObjectId[],
    { verb = 'update', ...more }: { verb?: string; reason?: string; seen?: Seen<Admin> },
  ): Promise<Admin> {
    const hold: Apply<Admin> = async (admin) => {
      if (isOwner(admin.sets ?? []) && !isOwner(sets)) admin.set({ ownerUntil: currentTime() });
      const held = await this.holders.heldBy(sets);
      admin.set(held);
      await this.duty.meetSets(admin._id, held.sets);
    };
    return (await this.change(caller, id, verb, hold, more)).after;
  }

  /** Re-enables a disabled admin. That admin cannot confirm the caller's requests. */
  enable(caller: Caller, id: string, reason: string): Promise<Admin> {
    const admit: Apply<Admin> = (admin) => {
      if (admin.disabled) admin.set({ disabled: false, disabledAt: undefined, enabledBy: caller.id });
    };
    return this.changeAsOwner(caller, id, 'enable', admit, { reason });
  }

  /** Applies a change by an Owner to any admin that is not deleted, and writes the audit record. */
  private async changeAsOwner(
    caller: Caller,
    id: string,
    verb: string,
    apply: Apply<Admin>,
    more?: ChangeMore<Admin>,
  ): Promise<Admin> {
    const { after } = await this.holders.asOwner(caller, () => this.change(caller, id, verb, apply, more));
    return after;
  }

  /** Changes an admin in the transaction of an Owner. */
  private change(caller: Caller, id: string, verb: string, apply: Apply<Admin>, more?: ChangeMore<Admin>) {
    const everyAdmin = listedAdminsIn(Scope.of(caller));
    return this.admins.accounts.change(everyAdmin, notDeleted(id), verb, apply, more);
  }
}
