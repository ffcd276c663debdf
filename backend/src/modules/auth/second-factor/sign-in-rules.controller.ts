import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Endpoint } from '../../../http/endpoint.js';
import { responseOf } from '../../../http/response.js';
import {
  PreviewSignInRulesDto,
  SetSignInRulesDto,
  SignInRulesDto,
  SignInRulesEffect,
  toSignInRules,
} from './sign-in-rules.dto.js';
import { SignInRulesService } from './sign-in-rules.service.js';

const SignInRulesResponse = responseOf('SignInRulesResponse', { details: SignInRulesDto });
const SignInRulesEffectResponse = responseOf('SignInRulesEffectResponse', { details: SignInRulesEffect });

@ApiTags('sign-in-rules')
@Controller('admin/signinrules')
export class SignInRulesController {
  constructor(private readonly rules: SignInRulesService) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'admins.manage',
    summary: 'Read who must have a second factor, and which sessions must prove again who uses them',
    response: SignInRulesResponse,
  })
  async fetchSignInRules() {
    return { details: toSignInRules(await this.rules.read()) };
  }

  @Endpoint('POST', 'preview', {
    roles: ['admin'],
    right: 'admins.manage',
    summary: 'Count the accounts and sessions that a change of the sign-in rules ends',
    response: SignInRulesEffectResponse,
    readOnly: true,
  })
  async previewSignInRules(@CurrentCaller() caller: Caller, @Body() rules: PreviewSignInRulesDto) {
    return { details: await this.rules.preview(caller, rules) };
  }

  @Endpoint('PUT', '', {
    roles: ['admin'],
    right: 'admins.manage',
    stepUp: true,
    summary: 'Set who must have a second factor, and which sessions must prove again who uses them',
    description:
      'Ends the sessions of those who must have a second factor from now on and have none; their next sign-in sets one up.',
    response: SignInRulesResponse,
    message: 'Sign-in rules saved',
    errors: ['VERSION_CONFLICT'],
  })
  async setSignInRules(@CurrentCaller() caller: Caller, @Body() rules: SetSignInRulesDto) {
    return { details: toSignInRules(await this.rules.set(caller, rules)) };
  }
}
