import type { Connection, Types } from 'mongoose';
import { fieldError } from '../../../core/errors.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import { ForeignKey, type OnDelete } from './foreign-key.js';

/** Maps each `onDelete` rule to its name in the API and in the audit log. */
export const SETTLEMENTS = {
  reassign: 'moved',
  setNull: 'released',
  cascade: 'together',
} as const satisfies Record<OnDelete, string>;
export type Settlement = (typeof SETTLEMENTS)[OnDelete];

/** A use of a record: the number of referring records of one kind, and what a deletion does with them. */
export interface Use {
  what: string;
  count: number;
  settlement: Settlement;
}

interface Reference {
  key: ForeignKey;
  use: Use;
}

/** Finds the records that refer to records of one catalogue, and settles these references when a record is deleted. */
export class References {
  constructor(
    private readonly connection: Connection,
    private readonly modelName: string,
  ) {}

  /** Returns the uses of this record. */
  async of(id: Types.ObjectId): Promise<Use[]> {
    return (await this.found(id)).map(({ use }) => use);
  }

  /** Clears the references that need no other record, in the transaction of the deletion. Returns the cleared uses. */
  async release(id: Types.ObjectId): Promise<Use[]> {
    const released = await this.found(id, ['setNull']);
    for (const { key } of released) await key.replace(id, null);
    return released.map(({ use }) => use);
  }

  /** Settles all references, in the transaction of the deletion. Returns the settled uses. */
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
    // The queries run one after the other, because a transaction runs one statement at a time.
    for (const key of ForeignKey.to(this.connection, this.modelName)) {
      const { what, onDelete } = key;
      if (wanted && !wanted.includes(onDelete)) continue;
      found.push({ key, use: { what, count: await key.count(id), settlement: SETTLEMENTS[onDelete] } });
    }
    return found.filter(({ use }) => use.count > 0);
  }
}
