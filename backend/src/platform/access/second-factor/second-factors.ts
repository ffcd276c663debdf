import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { StaffRole } from '../../../core/roles.js';
import { SealingService } from '../sealing.service.js';
import { firstFactor } from './first-factor.js';
import type { Passkey } from './passkey.schema.js';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.js';
import { ON, SecondFactor } from './second-factor.schema.js';
import { makeSecret, stepOf } from './totp.js';

const PENDING_MILLISECONDS = 15 * 60_000;
const LABEL = 'second-factor';

/** What a factor accepted: a code of the authenticator app, or a recovery code. */
export type AcceptedCode = 'code' | 'recoveryCode';

export interface FactorState {
  /** Unset: the factor is off. */
  since?: Date | undefined;
  hasApp: boolean;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
}

/** What an account with a second factor can show, in addition to recovery codes. */
export type ShownFactors = Record<'app' | 'passkey', boolean>;

/**
 * Stores the second factors of staff and checks their codes. Its changes belong into the transaction of what they allow.
 * Passkeys: passkeys.ts.
 */
@Injectable()
export class SecondFactors {
  private readonly logger = new Logger('SecondFactor');

  constructor(
    @InjectModel(SecondFactor.name) private readonly factors: Model<SecondFactor>,
    private readonly sealing: SealingService,
  ) {}

  async stateOf(account: string): Promise<FactorState> {
    const factor = await this.factors.findOne(on(account)).lean();
    return {
      since: factor?.since,
      hasApp: factor?.secret !== undefined,
      passkeys: factor?.passkeys ?? [],
      recoveryCodesLeft: factor?.recoveryCodes.length ?? 0,
    };
  }

  async isOn(account: string): Promise<boolean> {
    return (await this.factors.exists(on(account))) !== null;
  }

  /**
   * Returns what the account can show, in the transaction of a sign-in; undefined while its factor is off. Writes the
   * record, so that a sign-in and a new factor at the same moment conflict: one of them sees what the other did.
   */
  async meetSignIn(account: string): Promise<ShownFactors | undefined> {
    const _id = new Types.ObjectId(account);
    const factor = await this.factors.findOneAndUpdate({ _id }, { $inc: { signIns: 1 } }).lean();
    if (!factor?.since) return undefined;
    return { app: factor.secret !== undefined, passkey: Boolean(factor.passkeys?.length) };
  }

  /** Returns which of these accounts have their factor on, as _ids in hex. */
  async onAmong(accounts: Types.ObjectId[]): Promise<Set<string>> {
    const found = await this.factors.find({ _id: { $in: accounts }, ...ON }, { _id: 1 }).lean();
    return new Set(found.map(({ _id }) => _id.toHexString()));
  }

  /** Makes a secret that counts once `confirm` has seen a code of it. A later call takes its place. */
  async begin(role: StaffRole, account: string): Promise<string> {
    const secret = makeSecret();
    const pending = this.sealing.seal(LABEL, account, secret);
    const pendingUntil = new Date(Date.now() + PENDING_MILLISECONDS);
    const _id = new Types.ObjectId(account);
    await this.factors.updateOne({ _id }, { $set: { role, pending, pendingUntil } }, { upsert: true });
    return secret;
  }

  /**
   * Adds the app when the code is of the secret that `begin` made. Returns the recovery codes, none when the factor was
   * on before; undefined for another code, or when the secret is older than 15 minutes.
   */
  async confirm(account: string, code: string): Promise<string[] | undefined> {
    const _id = new Types.ObjectId(account);
    const factor = await this.factors.findOne({ _id, pendingUntil: { $gt: new Date() } }).lean();
    const { pending } = factor ?? {};
    const secret = pending && this.sealing.open(LABEL, account, pending);
    const step = secret && (await stepOf(secret, bare(code)));
    if (!factor || !pending || !step) return undefined;
    const { codes, filter, set } = firstFactor(factor);
    const { matchedCount } = await this.factors.updateOne(
      { _id, pending, secret: { $exists: false }, ...filter },
      { $set: { secret: pending, lastStep: step, ...set }, $unset: { pending: 1, pendingUntil: 1 } },
    );
    return matchedCount ? codes : undefined;
  }

  /** Uses up a code. Returns what it was; undefined for a wrong code, and for one that was used before. */
  async use(account: string, code: string): Promise<AcceptedCode | undefined> {
    const factor = await this.factors.findOne(on(account)).lean();
    if (!factor) return undefined;
    const typed = bare(code);
    if (/^\d+$/.test(typed)) return (await this.useStep(factor, typed)) ? 'code' : undefined;
    const hash = hashRecoveryCode(typed);
    const { matchedCount } = await this.factors.updateOne(
      { ...on(account), recoveryCodes: hash },
      { $pull: { recoveryCodes: hash } },
    );
    return matchedCount ? 'recoveryCode' : undefined;
  }

  /** Replaces the recovery codes by new ones. */
  async renewRecoveryCodes(account: string): Promise<string[] | undefined> {
    const codes = makeRecoveryCodes();
    const recoveryCodes = codes.map(hashRecoveryCode);
    const { matchedCount } = await this.factors.updateOne(on(account), { $set: { recoveryCodes } });
    return matchedCount ? codes : undefined;
  }

  /** Turns the factor off: forgets the app and all passkeys. Returns false when it was not on. */
  async remove(account: string): Promise<boolean> {
    const { deletedCount } = await this.factors.deleteOne(on(account));
    return deletedCount === 1;
  }

  /** Two requests with one code: the condition lets one of them through. */
  private async useStep({ _id, secret }: SecondFactor, code: string): Promise<boolean> {
    if (secret === undefined) return false;
    const account = _id.toHexString();
    const opened = this.sealing.open(LABEL, account, secret);
    if (opened === undefined)
      this.logger.warn(`The second factor of ${account} was sealed under another APP_SECRET. Reset it`);
    const step = opened && (await stepOf(opened, code));
    if (!step) return false;
    const { matchedCount } = await this.factors.updateOne(
      { _id, secret, lastStep: { $lt: step } },
      // Sealed again, under the present APP_SECRET.
      { $set: { lastStep: step, secret: this.sealing.seal(LABEL, account, opened) } },
    );
    return matchedCount === 1;
  }
}

const on = (account: string) => ({ _id: new Types.ObjectId(account), ...ON });
/** Authenticator apps show codes in groups. */
const bare = (code: string) => code.replace(/[\s-]/g, '');
