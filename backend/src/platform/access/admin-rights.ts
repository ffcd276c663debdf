import { Injectable } from '@nestjs/common';
import type { Right } from '../../core/rights.js';

type ReadRights = (id: string) => Promise<ReadonlySet<Right>>;

/** Returns what an admin may do. The module of the admins says how to read it. */
@Injectable()
export class AdminRights {
  private read: ReadRights = () => Promise.resolve(new Set());

  readBy(read: ReadRights): void {
    this.read = read;
  }

  of(id: string): Promise<ReadonlySet<Right>> {
    return this.read(id);
  }
}
