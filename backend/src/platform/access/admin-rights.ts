import { Injectable } from '@nestjs/common';
import type { Caller } from '../../core/caller.js';

export type HeldRights = Pick<Caller, 'rights' | 'passwordBy' | 'idleMinutes'>;

/**
 * Returns what an admin may do, who may know the admin's password, and the idle time of the admin's panel sessions. The
 * module of the admins says how to read it.
 */
@Injectable()
export class AdminRights {
  private read: (id: string) => Promise<HeldRights> = () => Promise.resolve({ rights: new Set() });

  readBy(read: (id: string) => Promise<HeldRights>): void {
    this.read = read;
  }

  of(id: string): Promise<HeldRights> {
    return this.read(id);
  }
}
