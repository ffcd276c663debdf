import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { RateLimiterMongo } from 'rate-limiter-flexible';
import { addressKey } from '../../core/address.js';
import { makeLimiter, take } from '../../platform/access/rate-limits.js';
import { AppError, fieldError } from '../../core/errors.js';
import type { Env } from '../../core/config/env.js';
import { ENV } from '../../platform/config/env.module.js';
import { type CodeProof, SmsCodes } from './sms-codes/sms-codes.js';
import type { User } from '../users/user.schema.js';
import { UserAccountService } from '../users/user-account.service.js';
import type { RegisterUserDto } from './app-account.dto.js';

const HOUR = 3600;

/**
 * Registers app users. While an API key for SMS is set, registering a number requires a code that is sent to the
 * number, and only the recipient of the code can learn whether the number has an account.
 */
@Injectable()
export class RegistrationService {
  private readonly limiter: RateLimiterMongo;

  constructor(
    @InjectConnection() connection: Connection,
    @Inject(ENV) private readonly env: Env,
    private readonly users: UserAccountService,
    private readonly codes: SmsCodes,
  ) {
    this.limiter = makeLimiter(connection, 'register', env.registrationsPerHour, HOUR);
  }

  /**
   * Sends a code to the number, whether or not it has an account. Fails with INVALID_TRANSITION if no code is needed.
   */
  async requestCode(number: string, address: string): Promise<void> {
    if (!(await this.codes.isEnabled()))
      throw new AppError('INVALID_TRANSITION', 'SMS codes are not set up. Register without a code');
    await this.codes.request('register', number, address, () => Promise.resolve(true));
  }

  /**
   * Creates the account. Checks the rate limit (RATE_LIMITED), then the code, then duplicates (DUPLICATE), all before
   * hashing the password. The code is used up only once the account exists, so a taken username costs one try but no
   * further SMS.
   */
  async register({ code, ...user }: RegisterUserDto, address: string): Promise<User> {
    if (this.env.rateLimit)
      await take(
        this.limiter,
        addressKey(address),
        'Too many registrations from this network. Please try again later',
      );
    const proof = await this.proofOf(user.number, code);
    await this.users.refuseTaken(user);
    const created = await this.users.register(user);
    if (proof) await this.codes.use(proof);
    return created;
  }

  /** Checks the code. Returns undefined if no code is needed. */
  private async proofOf(number: string, code = ''): Promise<CodeProof | undefined> {
    if (!(await this.codes.isEnabled())) return undefined;
    if (!code) throw fieldError('code', 'Request a code by SMS and enter it here');
    const proof = await this.codes.check('register', number, code);
    if (!proof) throw fieldError('code', 'This code is wrong or has expired. Request a new code');
    return proof;
  }
}
