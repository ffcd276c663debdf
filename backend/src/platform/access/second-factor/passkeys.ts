import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import type { Env } from '../../../core/config/env.js';
import { duplicateField } from '../../../core/duplicate.js';
import { AppError, fieldError } from '../../../core/errors.js';
import type { StaffRole } from '../../../core/roles.js';
import { ENV } from '../../config/env.module.js';
import { inTransaction } from '../../database/transaction.js';
import { SignInLog } from '../../sign-ins/sign-in-log.js';
import { firstFactor } from './first-factor.js';
import { type ChallengePurpose, PasskeyChallenges } from './passkey-challenges.js';
import { type RelyingParty, relyingPartyOf } from './relying-party.js';
import { ON, SecondFactor } from './second-factor.schema.js';
import {
  type Assertion,
  type Attestation,
  checkAssertion,
  checkAttestation,
  type CreationOptions,
  creationOptions,
  type NewKey,
  type RequestOptions,
  requestOptions,
} from './webauthn.js';

const MOST_PASSKEYS = 10;
const FULL = `You have ${MOST_PASSKEYS} passkeys already. Remove one first`;
const NOT_OFFERED = 'Passkeys need a domain name. The address of this installation (PUBLIC_URL) has none';
const TAKEN = 'This passkey is registered already';

/** Stores the passkeys of staff and checks what is signed with them. A passkey is a second factor, as the app is. */
@Injectable()
export class Passkeys {
  private readonly party: RelyingParty | undefined;

  constructor(
    @InjectModel(SecondFactor.name) private readonly factors: Model<SecondFactor>,
    private readonly challenges: PasskeyChallenges,
    private readonly log: SignInLog,
    @Inject(ENV) private readonly env: Env,
  ) {
    this.party = relyingPartyOf(env.publicUrl);
  }

  /** Whether the address of this installation allows passkeys. */
  get areOffered(): boolean {
    return this.party !== undefined;
  }

  /** Returns what a browser needs to make a passkey. Nothing changes before `add`. */
  async begin(caller: Caller, role: StaffRole): Promise<CreationOptions> {
    const party = this.present();
    const { userHandle, passkeys } = await this.withHandle(caller.id, role);
    if (passkeys.length >= MOST_PASSKEYS) throw new AppError('INVALID_TRANSITION', FULL);
    const owner = { handle: userHandle, login: caller.code || caller.name, name: caller.name, passkeys };
    const options = await creationOptions(party, this.env.appName, owner);
    await this.challenges.keep(caller, 'add', options.challenge);
    return options;
  }

  /** Uses up the challenge of `begin`. Returns the key that a device made for it; undefined for any other answer. */
  async check(caller: Caller, made: Attestation): Promise<NewKey | undefined> {
    const party = this.present();
    const challenge = await this.challenges.take(caller, 'add');
    return challenge === undefined ? undefined : checkAttestation(party, challenge, made);
  }

  /**
   * Adds a key that `check` returned. Returns the recovery codes, none when the factor was on before. DUPLICATE when the
   * passkey is registered already.
   */
  async add(account: string, name: string, key: NewKey): Promise<string[]> {
    const _id = new Types.ObjectId(account);
    const factor = await this.factors.findOne({ _id }).lean();
    if (!factor) throw new AppError('INVALID_TRANSITION');
    const { passkeys = [] } = factor;
    if (passkeys.length >= MOST_PASSKEYS) throw new AppError('INVALID_TRANSITION', FULL);
    if (passkeys.some(({ credential }) => credential === key.credential)) throw taken();
    const { codes, filter, set } = firstFactor(factor);
    const passkey = { _id: new Types.ObjectId(), name, ...key, createdAt: new Date() };
    try {
      const { matchedCount } = await this.factors.updateOne(
        { _id, ...filter },
        { $push: { passkeys: passkey }, $set: set },
      );
      if (!matchedCount) throw new AppError('INVALID_TRANSITION');
    } catch (error) {
      throw duplicateField(error) ? taken() : error;
    }
    return codes;
  }

  /** Returns false when the account has no such passkey. */
  async rename(account: string, id: string, name: string): Promise<boolean> {
    const { matchedCount } = await this.factors.updateOne(owned(account, id), {
      $set: { 'passkeys.$.name': name },
    });
    return matchedCount === 1;
  }

  /**
   * Removes a passkey. Returns whether the factor is still on, which the last one turns off; undefined when the account
   * has no such passkey.
   */
  async remove(account: string, id: string): Promise<'on' | 'off' | undefined> {
    const passkey = owned(account, id);
    const factor = await this.factors.findOne(passkey).lean();
    if (!factor) return undefined;
    if (factor.secret === undefined && factor.passkeys?.length === 1) {
      await this.factors.deleteOne(passkey);
      return 'off';
    }
    await this.factors.updateOne(passkey, { $pull: { passkeys: { _id: new Types.ObjectId(id) } } });
    return 'on';
  }

  /** Returns what a browser needs to sign with one of the account's passkeys. */
  async ask(caller: Caller, purpose: ChallengePurpose): Promise<RequestOptions> {
    const party = this.present();
    const factor = await this.factors.findOne({ _id: new Types.ObjectId(caller.id), ...ON }).lean();
    if (!factor?.passkeys?.length) throw new AppError('INVALID_TRANSITION', 'Your account has no passkey');
    const options = await requestOptions(party, factor.passkeys);
    await this.challenges.keep(caller, purpose, options.challenge);
    return options;
  }

  /**
   * Uses up the challenge of `ask`. Returns whether a passkey of the account signed it. A counter that went back means
   * that another person may have a copy of the passkey: it is refused, and noted in the sign-in history.
   */
  async use(caller: Caller, purpose: ChallengePurpose, signed: Assertion): Promise<boolean> {
    const challenge = await this.challenges.take(caller, purpose);
    const _id = new Types.ObjectId(caller.id);
    const factor = await this.factors.findOne({ _id, 'passkeys.credential': signed.id }).lean();
    const passkey = factor?.passkeys?.find(({ credential }) => credential === signed.id);
    if (!this.party || challenge === undefined || !factor || !passkey) return false;
    if (signed.userHandle && signed.userHandle !== factor.userHandle) return false;
    const counter = await checkAssertion(this.party, challenge, signed, passkey);
    if (counter === undefined) return false;
    if (wentBack(passkey.counter, counter)) {
      await this.log.note('passkeyCopied', caller);
      return false;
    }
    const { credential, counter: before } = passkey;
    const { matchedCount } = await this.factors.updateOne(
      { _id, passkeys: { $elemMatch: { credential, counter: before } } },
      { $set: { 'passkeys.$.counter': counter, 'passkeys.$.lastUsedAt': new Date() } },
    );
    return matchedCount === 1;
  }

  /** Returns the handle and the passkeys of an account, and makes a handle when it has none. */
  private withHandle(account: string, role: StaffRole) {
    const _id = new Types.ObjectId(account);
    return inTransaction(this.factors.db, async () => {
      const factor = await this.factors.findOne({ _id }).lean();
      const userHandle = factor?.userHandle ?? randomBytes(32).toString('base64url');
      if (!factor?.userHandle)
        await this.factors.updateOne({ _id }, { $set: { role, userHandle } }, { upsert: true });
      return { userHandle, passkeys: factor?.passkeys ?? [] };
    });
  }

  private present(): RelyingParty {
    if (!this.party) throw new AppError('INVALID_TRANSITION', NOT_OFFERED);
    return this.party;
  }
}

const taken = () => fieldError('passkey', TAKEN, 'DUPLICATE');
const owned = (account: string, id: string) => ({
  _id: new Types.ObjectId(account),
  'passkeys._id': new Types.ObjectId(id),
});
/** A device that counts says a higher number each time; one that does not says 0. */
const wentBack = (before: number, now: number) => (before > 0 || now > 0) && now <= before;
