import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import type { Caller } from '../access/caller.js';
import { hashPassword, isPassword } from '../access/passwords.js';
import { SessionsService } from '../access/sessions.service.js';
import { AppError, fieldError } from '../api/errors.js';
import { AuditService } from '../audit/audit.service.js';
import { FilesService, type IncomingFile } from '../files/files.service.js';
import type { AccountSource, Credentials } from '../staff/account-source.js';
import { type AdminProfile, toAdminProfile } from './admin.dto.js';
import { Admin } from './admin.schema.js';

type ProfileFields = Partial<Pick<Admin, 'name' | 'email' | 'number' | 'bio'>>;
const usable = { deleted: false, disabled: false };

/** Platform admins: how they sign in, and their own profile and password. */
@Injectable()
export class AdminsService implements AccountSource<AdminProfile> {
  constructor(
    @InjectModel(Admin.name) private readonly admins: Model<Admin>,
    @InjectConnection() private readonly connection: Connection,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly files: FilesService,
  ) {}

  async findByLogin(number: string): Promise<Credentials<AdminProfile> | undefined> {
    const admin = await this.admins
      .findOne({ number: withoutPlus(number), ...usable })
      .select('+password')
      .lean();
    if (!admin) return undefined;
    const { name, password } = admin;
    return {
      id: admin._id.toHexString(),
      code: '',
      name,
      passwordHash: password,
      profile: toAdminProfile(admin),
    };
  }

  async profileOf(id: string): Promise<AdminProfile | undefined> {
    const admin = await this.admins.findOne({ _id: new Types.ObjectId(id), ...usable }).lean();
    return admin ? toAdminProfile(admin) : undefined;
  }

  async hasAny(): Promise<boolean> {
    return (await this.admins.exists({})) !== null;
  }

  /** Creates the first admin of an installation; does nothing when there is one. */
  async ensureFirst(account: {
    number: string;
    password: string;
    name: string;
    bio?: string;
    email?: string;
  }): Promise<boolean> {
    if (await this.hasAny()) return false;
    const password = await hashPassword(account.password);
    try {
      await this.admins.create({ ...account, number: withoutPlus(account.number), password });
      return true;
    } catch (error) {
      // Another process was first: there is an admin, which is all that was asked for.
      if (await this.hasAny()) return false;
      throw error;
    }
  }

  /** An admin's own profile only; the replaced picture goes once nothing points to it. */
  async updateProfile(
    caller: Caller,
    id: string,
    fields: ProfileFields,
    image?: IncomingFile,
  ): Promise<AdminProfile> {
    if (id !== caller.id) throw new AppError('NOT_FOUND');
    const picture = image && (await this.files.store('admins', image));
    const { before, after } = await this.connection.transaction(async () => {
      const admin = await this.findSelf(caller);
      const before = admin.toObject();
      admin.set({
        ...fields,
        ...(fields.number ? { number: withoutPlus(fields.number) } : {}),
        ...(picture ? { image: picture } : {}),
      });
      if (!admin.isModified()) return { before, after: before };
      await admin.save();
      const after = admin.toObject();
      const target = { kind: 'admin', id, label: after.name };
      await this.audit.record({ action: 'admin.updateProfile', target, before, after });
      return { before, after };
    });
    if (picture) await this.files.remove(before.image);
    return toAdminProfile(after);
  }

  /** Changes the admin's own password; its other sessions end. */
  async changePassword(caller: Caller, old: string, next: string): Promise<AdminProfile> {
    const present = await this.findSelf(caller);
    if (!(await isPassword(old, present.password)))
      throw fieldError('oldpassword', 'This is not your present password');
    const hash = await hashPassword(next);
    const changed = await this.connection.transaction(async () => {
      const admin = await this.findSelf(caller);
      const before = admin.toObject();
      admin.password = hash;
      await admin.save();
      const target = { kind: 'admin', id: caller.id, label: admin.name };
      await this.audit.record({ action: 'admin.changePassword', target, before, after: admin.toObject() });
      return admin.toObject();
    });
    await this.sessions.endAll(caller.id, caller.sessionId);
    return toAdminProfile(changed);
  }

  private async findSelf(caller: Caller) {
    const admin = await this.admins
      .findOne({ _id: new Types.ObjectId(caller.id), ...usable })
      .select('+password');
    if (!admin) throw new AppError('NOT_FOUND');
    return admin;
  }
}

/** Admin numbers are kept without the plus, so that both ways of typing one sign in. */
const withoutPlus = (number: string) => number.replace(/^\+/, '');
