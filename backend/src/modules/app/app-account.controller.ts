import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { addressOf } from '../../core/address.js';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { KnownDevices } from '../../platform/access/known-devices.js';
import { loginKey } from '../../platform/access/login-key.js';
import { LoginThrottle } from '../../platform/access/login-throttle.js';
import { Envelope } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { fieldError } from '../../core/errors.js';
import { CurrentHttpContext, type HttpContext } from '../../http/http-context.js';
import { AuthService } from '../auth/auth.service.js';
import { loginResponseOf } from '../auth/login-response.js';
import { AccountDeletion } from '../users/account-deletion.js';
import { toUser, UserDto } from '../users/user.dto.js';
import { UserAccountService } from '../users/user-account.service.js';
import { DeleteAccountDto, LoginUserDto, RegisterUserDto, RegistrationCodeDto } from './app-account.dto.js';
import { RegistrationService } from './registration.service.js';

const AppLoginResponse = loginResponseOf('AppLoginResponse', { details: UserDto });

/** App sessions last as long as panel sessions with Remember Me. */
const REMEMBER = true;

@ApiTags('app')
@Controller('app')
export class AppAccountController {
  constructor(
    private readonly auth: AuthService,
    private readonly users: UserAccountService,
    private readonly accounts: AccountDeletion,
    private readonly throttle: LoginThrottle,
    private readonly devices: KnownDevices,
    private readonly registration: RegistrationService,
  ) {}

  @Endpoint('POST', 'register', {
    roles: ['public'],
    summary: 'Register an app user and sign the user in',
    response: AppLoginResponse,
    message: 'Welcome',
    errors: ['DUPLICATE', 'RATE_LIMITED'],
  })
  async registerUser(@Body() user: RegisterUserDto, @CurrentHttpContext() http: HttpContext) {
    const created = await this.registration.register(user, addressOf(http.request));
    const account = {
      id: created._id.toHexString(),
      role: 'user',
      code: '',
      name: created.username,
      passwordHash: created.password,
    } as const;
    const place = this.devices.placeOf(loginKey('user', created.number), http.request);
    const tokens = await this.auth.open(account, REMEMBER, http.request, { place });
    return { details: toUser(created), ...this.auth.hand(tokens, undefined, http.response) };
  }

  @Endpoint('POST', 'register/code', {
    roles: ['public'],
    summary: 'Request the SMS code that registration requires while SMS codes are set up',
    description:
      'The response is the same whether or not the number has an account. 409 when no code is needed.',
    response: Envelope,
    message: 'A code is on its way to this number',
    errors: ['RATE_LIMITED', 'INVALID_TRANSITION'],
  })
  async askForRegistrationCode(
    @Body() { number }: RegistrationCodeDto,
    @CurrentHttpContext() { request }: HttpContext,
  ) {
    await this.registration.requestCode(number, addressOf(request));
  }

  @Endpoint('POST', 'account/delete', {
    roles: ['user'],
    summary: "Delete the caller's account: personal data is removed, coin entries stay without a name",
    description:
      '409 IN_USE lists in `errors` what prevents the deletion: `coins`, `wallet`, `withdrawals`, `live`.',
    response: Envelope,
    message: 'Your account is deleted',
    errors: ['IN_USE', 'RATE_LIMITED'],
  })
  async deleteOwnAccount(
    @CurrentCaller() { id }: Caller,
    @Body() { password }: DeleteAccountDto,
    @CurrentHttpContext() { request }: HttpContext,
  ) {
    await this.throttle.guard(`delete:${id}`, addressOf(request), async () => {
      if (!(await this.users.isPasswordOf(id, password)))
        throw fieldError('password', 'The password is wrong');
    });
    await this.accounts.delete(id);
  }

  @Endpoint('POST', 'login', {
    roles: ['public'],
    summary: 'Sign in as an app user',
    response: AppLoginResponse,
    message: 'Signed in successfully',
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_BANNED', 'RATE_LIMITED'],
  })
  async loginUser(@Body() { number, password }: LoginUserDto, @CurrentHttpContext() http: HttpContext) {
    const { profile, tokens } = await this.auth.signIn(
      'user',
      number,
      { password, rememberMe: REMEMBER },
      http,
    );
    return { details: profile, ...tokens };
  }
}
