import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { STAFF_ROLES } from '../../../core/roles.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { Envelope, responseOf } from '../../../http/response.js';
import {
  BeginMfaDto,
  ConfirmedResponse,
  ConfirmMfaDto,
  MfaSetUp,
  MfaState,
  ProofDto,
  RecoveryCodes,
  toMfaState,
  VerifiedResponse,
  VerifyMfaDto,
} from './mfa.dto.js';
import { MfaService } from './mfa.service.js';

const MfaStateResponse = responseOf('MfaStateResponse', { details: MfaState });
const MfaSetUpResponse = responseOf('MfaSetUpResponse', { details: MfaSetUp });
const RecoveryCodesResponse = responseOf('RecoveryCodesResponse', { details: RecoveryCodes });

/** The second factor of the caller. */
@ApiTags('auth')
@Controller('auth/mfa')
export class MfaController {
  constructor(private readonly mfa: MfaService) {}

  @Endpoint('GET', '', {
    roles: STAFF_ROLES,
    right: 'own',
    summary: 'Read the second factor of the caller, and its passkeys',
    response: MfaStateResponse,
  })
  async fetchMfa(@CurrentCaller() caller: Caller) {
    return { details: toMfaState(await this.mfa.stateOf(caller)) };
  }

  @Endpoint('POST', 'totp', {
    roles: STAFF_ROLES,
    right: 'own',
    summary: 'Begin to set up an authenticator app: make its secret',
    description:
      'The app counts once auth/mfa/totp/confirm has accepted a code of this secret, within 15 minutes.',
    response: MfaSetUpResponse,
    message: 'Scan the code with your authenticator app',
    whileSetUpDue: true,
    errors: ['IN_USE', 'RATE_LIMITED'],
  })
  async beginMfa(@CurrentCaller() caller: Caller, @Body() { password }: BeginMfaDto) {
    return { details: await this.mfa.begin(caller, password) };
  }

  @Endpoint('POST', 'totp/confirm', {
    roles: STAFF_ROLES,
    right: 'own',
    summary:
      'Add the authenticator app by one of its codes; the first factor of an account answers recovery codes, once',
    description:
      "The first factor ends the caller's other sessions. A session that is half open because the account had to set it up is fully open then, and gets new tokens.",
    response: ConfirmedResponse,
    message: 'Second factor turned on',
    whileSetUpDue: true,
    errors: ['RATE_LIMITED'],
  })
  async confirmMfa(
    @CurrentCaller() caller: Caller,
    @Body() { code }: ConfirmMfaDto,
    @CurrentHttpContext() http: HttpContext,
  ) {
    const { recoveryCodes, tokens } = await this.mfa.confirm(caller, code, http);
    return { details: { recoveryCodes }, ...tokens };
  }

  @Endpoint('POST', 'off', {
    roles: STAFF_ROLES,
    right: 'own',
    summary: 'Turn the second factor off and forget app and passkeys, with the password, a code or a passkey',
    response: Envelope,
    message: 'Second factor turned off',
    errors: ['INVALID_TRANSITION', 'IN_USE', 'RATE_LIMITED'],
  })
  async turnMfaOff(@CurrentCaller() caller: Caller, @Body() proof: ProofDto) {
    await this.mfa.turnOff(caller, proof);
  }

  @Endpoint('POST', 'recoverycodes', {
    roles: STAFF_ROLES,
    right: 'own',
    summary: 'Replace the recovery codes, with the password, a code or a passkey; answers the new ones, once',
    response: RecoveryCodesResponse,
    message: 'New recovery codes made',
    errors: ['INVALID_TRANSITION', 'RATE_LIMITED'],
  })
  async renewRecoveryCodes(@CurrentCaller() caller: Caller, @Body() proof: ProofDto) {
    return { details: { recoveryCodes: await this.mfa.renewRecoveryCodes(caller, proof) } };
  }

  @Endpoint('POST', 'verify', {
    roles: STAFF_ROLES,
    right: 'own',
    summary: 'Finish a sign-in with a code of the authenticator app or a recovery code',
    description:
      'Answers new tokens; those of the sign-in renew nothing any more. Wrong codes count with wrong passwords.',
    response: VerifiedResponse,
    message: 'Signed in successfully',
    whileCodeDue: true,
    errors: ['INVALID_TRANSITION', 'RATE_LIMITED'],
  })
  async verifyMfa(
    @CurrentCaller() caller: Caller,
    @Body() { code }: VerifyMfaDto,
    @CurrentHttpContext() http: HttpContext,
  ) {
    return this.mfa.verify(caller, code, http);
  }
}
