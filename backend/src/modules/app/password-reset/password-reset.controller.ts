import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { addressOf } from '../../../core/address.js';
import { loginKey } from '../../../platform/access/login-key.js';
import { LoginThrottle } from '../../../platform/access/login-throttle.js';
import { Envelope } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { ForgotPasswordDto, SetForgottenPasswordDto } from './password-reset.dto.js';
import { PasswordResetService } from './password-reset.service.js';

/** Password resets for app users. */
@ApiTags('app')
@Controller('app/password')
export class PasswordResetController {
  constructor(
    private readonly resets: PasswordResetService,
    private readonly throttle: LoginThrottle,
  ) {}

  @Endpoint('POST', 'forgot', {
    roles: ['public'],
    summary: 'Request a code by SMS; the response is the same whether or not the number has an account',
    response: Envelope,
    message: 'If this number has an account, a code is on its way',
    errors: ['RATE_LIMITED', 'INVALID_TRANSITION'],
  })
  async askForPasswordCode(
    @Body() { number }: ForgotPasswordDto,
    @CurrentHttpContext() { request }: HttpContext,
  ) {
    await this.resets.begin(number, addressOf(request));
  }

  @Endpoint('POST', 'reset', {
    roles: ['public'],
    summary: 'Set a new password with the code; ends all sessions of the user',
    response: Envelope,
    message: 'Password changed. Please sign in',
    errors: ['RATE_LIMITED'],
  })
  async resetPassword(
    @Body() { number, code, password }: SetForgottenPasswordDto,
    @CurrentHttpContext() { request }: HttpContext,
  ) {
    const account = loginKey('user', number);
    const finish = () => this.resets.finish(number, code, password);
    // The 5 tries for each code limit guessing from many addresses. A limit over all addresses would only lock out the
    // owner.
    await this.throttle.guard(`reset:${account}`, addressOf(request), finish, { device: 'known' });
  }
}
