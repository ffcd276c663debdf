import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { STAFF_ROLES } from '../../../core/roles.js';
import { Endpoint } from '../../../http/endpoint.js';
import { Envelope } from '../../../http/response.js';
import { SessionsService } from '../../../platform/access/sessions.service.js';
import { ProofDto } from './mfa.dto.js';
import { OwnProof } from './own-proof.js';

@ApiTags('auth')
@Controller('auth')
export class ProofController {
  constructor(
    private readonly proof: OwnProof,
    private readonly sessions: SessionsService,
  ) {}

  @Endpoint('POST', 'proof', {
    roles: STAFF_ROLES,
    right: 'own',
    summary: 'Prove again who uses this session, with the password, a code or a passkey',
    description:
      'Panel sessions need it before calls with `x-step-up` when their last proof is older than ten minutes. A sign-in is a proof.',
    response: Envelope,
    message: 'Confirmed',
    errors: ['RATE_LIMITED'],
  })
  async proveSession(@CurrentCaller() caller: Caller, @Body() proof: ProofDto) {
    await this.proof.assert(caller, proof);
    await this.sessions.noteProof(caller.sessionId);
  }
}
