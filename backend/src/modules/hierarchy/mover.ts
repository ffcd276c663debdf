import type { Types } from 'mongoose';
import type { TreeAccount } from './accounts.js';
import type { MoveEffect } from './hierarchy.dto.js';

/** A record that can move, with its parent's code. The code of a host is its username. */
export interface Movable {
  _id: Types.ObjectId;
  code: string;
  name: string;
  parent: string;
}
export type MovedCounts = Pick<MoveEffect, 'agencyAdmins' | 'agencies' | 'hosts' | 'pendingHosts'>;

/** Finds and moves the records of one kind. */
export interface Mover {
  /** The field of the record that holds the parent's code. */
  readonly field: string;
  /** Returns those of these records that exist. */
  find(ids: string[]): Promise<Movable[]>;
  /** Fails when this account cannot take the records. */
  checkTarget?(target: TreeAccount): void;
  /** Counts the records and what moves with them. */
  count(records: Movable[]): Promise<MovedCounts>;
  /** Moves the records in the open transaction. Writes an audit record for each. */
  move(records: Movable[], target: TreeAccount): Promise<void>;
}
