import { Injectable } from '@nestjs/common';
import { AppError, fieldError } from '../../../core/errors.js';
import { refuseGuessable } from '../../../platform/access/guessable-passwords.js';
import { SmsCodes } from '../sms-codes/sms-codes.js';
import { UserAccountService } from '../../users/user-account.service.js';
import { knownOfUser } from '../../users/user.schema.js';
import { UsersService } from '../../users/users.service.js';

/** Resets forgotten passwords of app users by SMS code. No response reveals whether a number has an account. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly users: UsersService,
    private readonly accounts: UserAccountService,
    private readonly codes: SmsCodes,
  ) {}

  /** Sends a code to the number if it belongs to an active user. */
  async begin(number: string, address: string): Promise<void> {
    if (!(await this.codes.isEnabled()))
      throw new AppError('INVALID_TRANSITION', 'SMS codes are not set up. Ask support for a new password');
    await this.codes.request('reset', number, address, async (digits) => {
      const user = await this.users.findByNumber(digits);
      return user?.active === true;
    });
  }

  /** Uses up the code and sets a new password for the user with this number. */
  async finish(number: string, code: string, password: string): Promise<void> {
    const proof = await this.codes.check('reset', number, code);
    const user = proof && (await this.users.findByNumber(number));
    // A refused password does not use up the code.
    if (user) refuseGuessable(password, knownOfUser(user), 'password');
    if (!user || !(await this.codes.use(proof)))
      throw fieldError('code', 'This code is wrong or has expired. Request a new code');
    await this.accounts.resetPassword(user._id, password);
  }
}
