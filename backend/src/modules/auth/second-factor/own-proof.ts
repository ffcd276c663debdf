import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../core/caller.js';
import { type AppError, fieldError } from '../../../core/errors.js';
import { requestContext } from '../../../core/request-context.js';
import { isStaffRole } from '../../../core/roles.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import { LoginThrottle } from '../../../platform/access/login-throttle.js';
import { Passkeys } from '../../../platform/access/second-factor/passkeys.js';
import { SecondFactors } from '../../../platform/access/second-factor/second-factors.js';
import { StaffKinds } from '../../staff/kinds/staff-kinds.js';
import type { ProofDto } from './mfa.dto.js';

export const WRONG_CODE = 'This code is wrong, or it was used before. Enter the next one';
export const WRONG_PASSKEY = 'This passkey was not accepted. Try again, or use another way';

/** Checks that the owner of a session sends a call, by the password or by the second factor. */
@Injectable()
export class OwnProof {
  constructor(
    private readonly staff: StaffKinds,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly throttle: LoginThrottle,
  ) {}

  /**
   * Fails with VALIDATION_FAILED on the field whose value is wrong or missing. Throttled like a sign-in, so that a person
   * with a stolen session cannot guess.
   */
  async assert(caller: Caller, proof: ProofDto): Promise<void> {
    if (!proof.password && !proof.code && !proof.passkey) throw fieldError('password', FIELD_REQUIRED);
    await this.throttle.guard(`change:${caller.id}`, requestContext()?.address ?? '', async () => {
      const fault = await this.faultOf(caller, proof);
      if (fault) throw fault;
    });
  }

  /** The first that is given counts. */
  private async faultOf(
    caller: Caller,
    { password, code, passkey }: ProofDto,
  ): Promise<AppError | undefined> {
    if (password) {
      if (!(await this.isPassword(caller, password))) return fieldError('password', 'The password is wrong');
    } else if (code) {
      if (!(await this.factors.use(caller.id, code))) return fieldError('code', WRONG_CODE);
    } else if (passkey && !(await this.passkeys.use(caller, 'proof', passkey)))
      return fieldError('passkey', WRONG_PASSKEY);
    return undefined;
  }

  private async isPassword(caller: Caller, password: string): Promise<boolean> {
    return isStaffRole(caller.role) && this.staff.of(caller.role).passwords.isOwn(caller, password);
  }
}
