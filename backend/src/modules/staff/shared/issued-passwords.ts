import { Injectable } from '@nestjs/common';
import { SealingService } from '../../../platform/access/sealing.service.js';

/**
 * Seals the passwords that staff issue to others, so that the admin can reveal a password until its owner changes it.
 */
@Injectable()
export class IssuedPasswords {
  constructor(private readonly sealing: SealingService) {}

  seal(recordId: string, password: string): string {
    return this.sealing.seal('issued-password', recordId, password);
  }

  /** Returns the password, or undefined when it was sealed under a secret that is no longer known. */
  open(recordId: string, sealed: string): string | undefined {
    return this.sealing.open('issued-password', recordId, sealed);
  }
}
