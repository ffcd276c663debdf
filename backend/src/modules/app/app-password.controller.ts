import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { addressOf } from '../../core/address.js';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { LoginThrottle } from '../../platform/access/login-throttle.js';
import { Envelope } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../http/http-context.js';
import { UserAccountService } from '../users/user-account.service.js';
import { ChangeOwnPasswordDto } from './app-password.dto.js';

/** A user's own password. */
@ApiTags('app')
@Controller('app')
export class AppPasswordController {
  constructor(
    private readonly users: UserAccountService,
    private readonly throttle: LoginThrottle,
  ) {}

  @Endpoint('POST', 'password', {
    roles: ['user'],
    summary: "Change the caller's password, confirmed by the current one; ends the other sessions",
    response: Envelope,
    message: 'Password changed',
    errors: ['RATE_LIMITED'],
  })
  async changeOwnPassword(
    @CurrentCaller() { id, sessionId }: Caller,
    @Body() { oldPassword, newPassword }: ChangeOwnPasswordDto,
    @CurrentHttpContext() { request }: HttpContext,
  ) {
    // Rate-limited like a sign-in, so that a stolen session cannot be used to guess the password.
    await this.throttle.guard(`change:${id}`, addressOf(request), () =>
      this.users.changeOwnPassword(id, { old: oldPassword, next: newPassword, but: sessionId }),
    );
  }
}
