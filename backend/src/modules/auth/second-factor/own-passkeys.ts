import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import { AppError, fieldError } from '../../../core/errors.js';
import { isStaffRole } from '../../../core/roles.js';
import type { HttpContext } from '../../../http/http-context.js';
import { Passkeys } from '../../../platform/access/second-factor/passkeys.js';
import type { CreationOptions, RequestOptions } from '../../../platform/access/second-factor/webauthn.js';
import { SessionsService } from '../../../platform/access/sessions.service.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { FactorDuty } from '../../staff/admins/rights/factor-duty.js';
import { type Added, FactorSteps } from './factor-steps.js';
import type { ProofDto } from './mfa.dto.js';
import { IS_DUTY } from './mfa.service.js';
import { OwnProof, WRONG_PASSKEY } from './own-proof.js';
import type { AddPasskeyDto, AssertionDto } from './passkeys.dto.js';

const NOT_MADE = 'This passkey could not be added, or it took too long. Try again';

/** The passkeys of the caller: adds, renames and removes them, and finishes sign-ins with them. */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly duty: FactorDuty,
    private readonly proof: OwnProof,
    private readonly steps: FactorSteps,
    private readonly sessions: SessionsService,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /** Returns what a browser needs to make a passkey. Nothing changes before `add`. */
  async begin(caller: Caller, password: string): Promise<CreationOptions> {
    if (!isStaffRole(caller.role)) throw new AppError('FORBIDDEN');
    await this.proof.assert(caller, { password });
    return this.passkeys.begin(caller, caller.role);
  }

  add(caller: Caller, { name, passkey }: AddPasskeyDto, http: HttpContext): Promise<Added> {
    return this.steps.throttled(caller, async () => {
      const key = await this.passkeys.check(caller, passkey);
      if (!key) throw fieldError('passkey', NOT_MADE);
      return this.steps.add(caller, http, async () => {
        const codes = await this.passkeys.add(caller.id, name, key);
        await this.steps.note(caller, 'passkeyAdded', 'addPasskey');
        return codes;
      });
    });
  }

  async rename(caller: Caller, id: string, name: string): Promise<void> {
    await inTransaction(this.connection, async () => {
      if (!(await this.passkeys.rename(caller.id, id, name))) throw new AppError('NOT_FOUND');
      await this.steps.record(caller, 'renamePasskey');
    });
  }

  /** Removes a passkey and ends the other sessions of the account. The last factor of an account turns it off. */
  async remove(caller: Caller, id: string, proof: ProofDto): Promise<void> {
    await this.proof.assert(caller, proof);
    await inTransaction(this.connection, async () => {
      const left = await this.passkeys.remove(caller.id, id);
      if (!left) throw new AppError('NOT_FOUND');
      await this.steps.note(caller, 'passkeyRemoved', 'removePasskey');
      if (left === 'off') {
        if (await this.duty.binds(caller.role, caller.id)) throw new AppError('IN_USE', IS_DUTY);
        await this.steps.note(caller, 'factorOff', 'disableSecondFactor');
      }
      await this.sessions.endAll(caller.id, caller.sessionId);
    });
  }

  /** Returns what a browser needs to sign: to finish the sign-in of a half-open session, or for a proof in an open one. */
  ask(caller: Caller): Promise<RequestOptions> {
    return this.passkeys.ask(caller, caller.codeDue ? 'signIn' : 'proof');
  }

  /** Opens the half-open session of the caller fully. Returns the tokens for the answer. */
  verify(caller: Caller, passkey: AssertionDto, http: HttpContext): Promise<object> {
    const show = () => this.passkeys.use(caller, 'signIn', passkey);
    return this.steps.finish(caller, http, show, { field: 'passkey', message: WRONG_PASSKEY });
  }
}
