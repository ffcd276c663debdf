import type { Types } from 'mongoose';
import { fieldError } from '../../../core/errors.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';

/** What becomes of what uses a record that goes: another record takes its place, none does, or both go and come back together. */
export const SETTLEMENTS = ['moved', 'released', 'together'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

export interface UseRules {
  /** What uses a record, for staff who delete that. */
  what: string;
  settlement: Settlement;
  count: (id: Types.ObjectId) => Promise<number>;
  /** Writes another record in the place of this one, or none; where they go together there is nothing to write. */
  replace?: ((id: Types.ObjectId, by: Types.ObjectId | null) => Promise<unknown>) | undefined;
}

/** Where a record is used: how many records of what. */
export interface Use {
  what: string;
  count: number;
  settlement: Settlement;
}

/** Who uses the records of one catalogue: asked before staff delete one, and settled with it when they want that. */
export class Uses {
  private readonly rules: UseRules[] = [];

  declare(rules: UseRules): void {
    this.rules.push(rules);
  }

  async of(id: Types.ObjectId): Promise<Use[]> {
    const uses: Use[] = [];
    // In turn, not together: it may be in a transaction, which carries out one statement at a time.
    for (const { what, settlement, count } of this.rules)
      uses.push({ what, settlement, count: await count(id) });
    return uses.filter(({ count }) => count > 0);
  }

  /** Settles those that need no other record, in the transaction of the deletion; answers what there was to settle. */
  async release(id: Types.ObjectId): Promise<Use[]> {
    const released: Use[] = [];
    for (const { what, settlement, count, replace } of this.rules) {
      if (settlement !== 'released') continue;
      const found = await count(id);
      if (!found) continue;
      await replace?.(id, null);
      released.push({ what, settlement, count: found });
    }
    return released;
  }

  /** Settles all of them, in the transaction of the deletion; answers what there was to settle. */
  async settle(id: Types.ObjectId, moveTo: Types.ObjectId | undefined): Promise<Use[]> {
    const uses = await this.of(id);
    for (const { what, settlement } of uses) {
      if (settlement === 'moved' && !moveTo) throw fieldError('moveTo', FIELD_REQUIRED);
      const { replace } = this.rules.find((rule) => rule.what === what)!;
      await replace?.(id, settlement === 'moved' ? moveTo! : null);
    }
    return uses;
  }
}
