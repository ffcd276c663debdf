import type { Connection, Types } from 'mongoose';
import { fieldError } from '../../../core/errors.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import { ForeignKey, type OnDelete } from './foreign-key.js';

/** How the API and the audit log call what becomes of references. */
export const SETTLEMENTS = {
  reassign: 'moved',
  setNull: 'released',
  cascade: 'together',
} as const satisfies Record<OnDelete, string>;
export type Settlement = (typeof SETTLEMENTS)[OnDelete];

/** Where a record is used: how many records of what, and what its deletion does with them. */
export interface Use {
  what: string;
  count: number;
  settlement: Settlement;
}

interface Reference {
  key: ForeignKey;
  use: Use;
}

/** Which records name those of one catalogue: asked before staff delete one, and settled with its deletion. */
export class References {
  constructor(
    private readonly connection: Connection,
    private readonly modelName: string,
  ) {}

  /** Where this record is used. */
  async of(id: Types.ObjectId): Promise<Use[]> {
    return (await this.found(id)).map(({ use }) => use);
  }

  /** Settles the references that need no other record, in the transaction of the deletion. Answers what there was to settle. */
  async release(id: Types.ObjectId): Promise<Use[]> {
    const released = await this.found(id, ['setNull']);
    for (const { key } of released) await key.replace(id, null);
    return released.map(({ use }) => use);
  }

  /** Settles all references, in the transaction of the deletion. Answers what there was to settle. */
  async settle(id: Types.ObjectId, moveTo: Types.ObjectId | undefined): Promise<Use[]> {
    const found = await this.found(id);
    for (const { key } of found) {
      if (key.onDelete === 'setNull') await key.replace(id, null);
      if (key.onDelete !== 'reassign') continue;
      if (!moveTo) throw fieldError('moveTo', FIELD_REQUIRED);
      await key.replace(id, moveTo);
    }
    return found.map(({ use }) => use);
  }

  private async found(id: Types.ObjectId, wanted?: OnDelete[]): Promise<Reference[]> {
    const found: Reference[] = [];
    // In turn, not together: it may be in a transaction, which carries out one statement at a time.
    for (const key of ForeignKey.to(this.connection, this.modelName)) {
      const { what, onDelete } = key;
      if (wanted && !wanted.includes(onDelete)) continue;
      found.push({ key, use: { what, count: await key.count(id), settlement: SETTLEMENTS[onDelete] } });
    }
    return found.filter(({ use }) => use.count > 0);
  }
}
