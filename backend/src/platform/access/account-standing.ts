import { Injectable } from '@nestjs/common';
import type { Role } from '../../core/roles.js';

/** Returns whether an account can still sign in. The module of the sign-ins says how to read it. */
@Injectable()
export class AccountStatus {
  private read: (role: Role, id: string) => Promise<boolean> = () => Promise.resolve(false);

  readBy(read: (role: Role, id: string) => Promise<boolean>): void {
    this.read = read;
  }

  of(role: Role, id: string): Promise<boolean> {
    return this.read(role, id);
  }
}
