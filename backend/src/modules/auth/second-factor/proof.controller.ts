import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { STAFF_ROLES } from '../../../core/roles.js';
import { Endpoint } from '../../../http/endpoint.js';
import { Envelope } from '../../../http/response.js';
import { SessionProofs } from '../../../platform/access/session-proofs.js';
import { ProofDto } from './mfa.dto.js';
import { OwnProof } from './own-proof.js';

@ApiTags('auth')
@Controller('auth')
export class ProofController {
  constructor(
    private readonly proof: OwnProof,
    private readonly proofs: SessionProofs,
  ) {}

  @Endpoint('POST', 'proof', {
    roles: STAFF_ROLES,
    right: 'own',
    summary: 'Prove again who uses this session, with the password, a code or a passkey',
    description:
      'Panel sessions need it before calls with `x-step-up`. A proof counts for ten minutes after it and after each such call, for an hour at most. A sign-in is a proof.',
    response: Envelope,
    message: 'Confirmed',
    errors: ['RATE_LIMITED'],
  })
  async proveSession(@CurrentCaller() caller: Caller, @Body() proof: ProofDto) {
    await this.proof.assert(caller, proof);
    await this.proofs.note(caller.sessionId);
  }
}
