import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { STAFF_ROLES } from '../../../core/roles.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { Envelope, responseOf } from '../../../http/response.js';
import { ConfirmedResponse, ProofDto, VerifiedResponse } from './mfa.dto.js';
import { OwnPasskeys } from './own-passkeys.js';
import {
  AddPasskeyDto,
  BeginPasskeyDto,
  PasskeyOptions,
  RenamePasskeyDto,
  VerifyPasskeyDto,
} from './passkeys.dto.js';

const PasskeyOptionsResponse = responseOf('PasskeyOptionsResponse', { details: PasskeyOptions });

/** The passkeys of the caller. */
@ApiTags('auth')
@Controller('auth/mfa/passkeys')
export class PasskeysController {
  constructor(private readonly passkeys: OwnPasskeys) {}

  @Endpoint('POST', '', {
    roles: STAFF_ROLES,
    right: 'own',
    summary: 'Begin to add a passkey: answers what the browser needs to make it',
    description:
      'The passkey counts once auth/mfa/passkeys/finish has accepted it, within five minutes and in the same session. INVALID_TRANSITION: PUBLIC_URL has no domain name, or the account has ten passkeys.',
    response: PasskeyOptionsResponse,
    message: 'Follow the steps of your browser',
    whileSetUpDue: true,
    errors: ['INVALID_TRANSITION', 'RATE_LIMITED'],
  })
  async beginPasskey(@CurrentCaller() caller: Caller, @Body() { password }: BeginPasskeyDto) {
    return { details: { options: await this.passkeys.begin(caller, password) } };
  }

  @Endpoint('POST', 'finish', {
    roles: STAFF_ROLES,
    right: 'own',
    summary:
      'Add the passkey that the browser made; the first factor of an account answers recovery codes, once',
    description:
      "The first factor ends the caller's other sessions. A session that is half open because the account had to set up its factor is fully open then, and gets new tokens. DUPLICATE: the passkey is registered already.",
    response: ConfirmedResponse,
    message: 'Passkey added',
    whileSetUpDue: true,
    errors: ['INVALID_TRANSITION', 'DUPLICATE', 'RATE_LIMITED'],
  })
  async addPasskey(
    @CurrentCaller() caller: Caller,
    @Body() made: AddPasskeyDto,
    @CurrentHttpContext() http: HttpContext,
  ) {
    const { recoveryCodes, tokens } = await this.passkeys.add(caller, made, http);
    return { details: { recoveryCodes }, ...tokens };
  }

  @Endpoint('POST', 'challenge', {
    roles: STAFF_ROLES,
    right: 'own',
    summary: 'Ask for what the browser needs to sign with a passkey',
    description:
      'In a half-open session for auth/mfa/passkeys/verify, in an open one for a call that takes a proof, such as auth/proof. It counts once, for five minutes, in the same session. INVALID_TRANSITION: PUBLIC_URL has no domain name, or the account has no passkey.',
    response: PasskeyOptionsResponse,
    message: 'Follow the steps of your browser',
    whileCodeDue: true,
    errors: ['INVALID_TRANSITION'],
  })
  async askPasskey(@CurrentCaller() caller: Caller) {
    return { details: { options: await this.passkeys.ask(caller) } };
  }

  @Endpoint('POST', 'verify', {
    roles: STAFF_ROLES,
    right: 'own',
    summary: 'Finish a sign-in with a passkey',
    description:
      'Answers new tokens; those of the sign-in renew nothing any more. Wrong tries count with wrong passwords.',
    response: VerifiedResponse,
    message: 'Signed in successfully',
    whileCodeDue: true,
    errors: ['INVALID_TRANSITION', 'RATE_LIMITED'],
  })
  async verifyPasskey(
    @CurrentCaller() caller: Caller,
    @Body() { passkey }: VerifyPasskeyDto,
    @CurrentHttpContext() http: HttpContext,
  ) {
    return this.passkeys.verify(caller, passkey, http);
  }

  @Endpoint('PUT', ':id', {
    roles: STAFF_ROLES,
    right: 'own',
    summary: 'Rename a passkey of the caller',
    response: Envelope,
    message: 'Passkey renamed',
    errors: ['NOT_FOUND'],
  })
  async renamePasskey(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() { name }: RenamePasskeyDto,
  ) {
    await this.passkeys.rename(caller, id, name);
  }

  @Endpoint('POST', ':id/remove', {
    roles: STAFF_ROLES,
    right: 'own',
    summary: 'Remove a passkey of the caller, with the password, a code or a passkey',
    description:
      "Ends the caller's other sessions. The last factor of an account turns its second factor off; IN_USE when the account must have one.",
    response: Envelope,
    message: 'Passkey removed',
    errors: ['NOT_FOUND', 'IN_USE', 'RATE_LIMITED'],
  })
  async removePasskey(@CurrentCaller() caller: Caller, @Param() { id }: IdDto, @Body() proof: ProofDto) {
    await this.passkeys.remove(caller, id, proof);
  }
}
