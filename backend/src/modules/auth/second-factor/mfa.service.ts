import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import { AppError, fieldError } from '../../../core/errors.js';
import type { Env } from '../../../core/config/env.js';
import { isStaffRole } from '../../../core/roles.js';
import type { HttpContext } from '../../../http/http-context.js';
import { Passkeys } from '../../../platform/access/second-factor/passkeys.js';
import { SecondFactors } from '../../../platform/access/second-factor/second-factors.js';
import { uriOf } from '../../../platform/access/second-factor/totp.js';
import { SessionsService } from '../../../platform/access/sessions.service.js';
import { ENV } from '../../../platform/config/env.module.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { FactorDuty } from '../../staff/admins/rights/factor-duty.js';
import { type Added, FactorSteps } from './factor-steps.js';
import type { ProofDto } from './mfa.dto.js';
import type { OwnFactor } from './own-factor.js';
import { OwnProof, WRONG_CODE } from './own-proof.js';

const HAS_APP = 'You have an authenticator app already. Turn your second factor off first';
const WRONG_FIRST_CODE = 'This code is wrong. Check the time of your phone, and enter the next one';
export const IS_DUTY = 'Your account must have a second factor';
const IS_OFF = 'Your second factor is off';

/** Sets up the authenticator app of the caller, finishes sign-ins with its codes, and turns the second factor off. */
@Injectable()
export class MfaService {
  constructor(
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly duty: FactorDuty,
    private readonly proof: OwnProof,
    private readonly steps: FactorSteps,
    private readonly sessions: SessionsService,
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async stateOf(caller: Caller): Promise<OwnFactor> {
    const required = await this.duty.binds(caller.role, caller.id);
    const state = await this.factors.stateOf(caller.id);
    return { ...state, required, passkeysOffered: this.passkeys.areOffered };
  }

  /** Makes the secret for an authenticator app. Nothing changes before `confirm`. */
  async begin(caller: Caller, password: string): Promise<{ secret: string; uri: string }> {
    if (!isStaffRole(caller.role)) throw new AppError('FORBIDDEN');
    await this.proof.assert(caller, { password });
    if ((await this.factors.stateOf(caller.id)).hasApp) throw new AppError('IN_USE', HAS_APP);
    const secret = await this.factors.begin(caller.role, caller.id);
    return { secret, uri: uriOf(secret, this.env.appName, caller.code || caller.name) };
  }

  /** Adds the app by the first code of its secret. */
  confirm(caller: Caller, code: string, http: HttpContext): Promise<Added> {
    const add = async () => {
      const made = await this.factors.confirm(caller.id, code);
      if (!made) throw fieldError('code', WRONG_FIRST_CODE);
      if (!made.length) await this.steps.note(caller, 'appAdded', 'addAuthenticatorApp');
      return made;
    };
    return this.steps.throttled(caller, () => this.steps.add(caller, http, add));
  }

  /** Forgets the app and all passkeys, and ends the other sessions of the account. */
  async turnOff(caller: Caller, proof: ProofDto): Promise<void> {
    await this.proof.assert(caller, proof);
    await inTransaction(this.connection, async () => {
      if (await this.duty.binds(caller.role, caller.id)) throw new AppError('IN_USE', IS_DUTY);
      if (!(await this.factors.remove(caller.id))) throw new AppError('INVALID_TRANSITION', IS_OFF);
      await this.steps.note(caller, 'factorOff', 'disableSecondFactor');
      await this.sessions.endAll(caller.id, caller.sessionId);
    });
  }

  /** Replaces the recovery codes of the caller and ends the other sessions of the account. */
  async renewRecoveryCodes(caller: Caller, proof: ProofDto): Promise<string[]> {
    await this.proof.assert(caller, proof);
    return inTransaction(this.connection, async () => {
      const codes = await this.factors.renewRecoveryCodes(caller.id);
      if (!codes) throw new AppError('INVALID_TRANSITION', IS_OFF);
      await this.steps.note(caller, 'recoveryCodesMade', 'renewRecoveryCodes');
      await this.sessions.endAll(caller.id, caller.sessionId);
      return codes;
    });
  }

  /** Opens the half-open session of the caller fully, by a code or a recovery code. Returns the tokens for the answer. */
  verify(caller: Caller, code: string, http: HttpContext): Promise<object> {
    const show = async () => {
      const used = await this.factors.use(caller.id, code);
      if (used === 'recoveryCode') await this.steps.note(caller, 'recoveryCodeUsed', 'useRecoveryCode');
      return used !== undefined;
    };
    return this.steps.finish(caller, http, show, { field: 'code', message: WRONG_CODE });
  }
}
