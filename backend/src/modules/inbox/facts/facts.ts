import { Types } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import type { Notice } from '../../../platform/inbox/notice.schema.js';
import type { NoticeFacts } from '../inbox.dto.js';

/** What notices about one kind of record show of it. */
export interface FactsOf {
  /** Reads the records of these notices, as far as the caller may see them. Returns the facts of each notice. */
  of(notices: readonly Notice[], caller: Caller): Promise<(notice: Notice) => Partial<NoticeFacts>>;
}

export const idsOf = (notices: readonly Notice[]): Types.ObjectId[] => [
  ...new Map(notices.map(({ about }) => [about, new Types.ObjectId(about)])).values(),
];

/** Returns the decision that a notice is about. Later decisions about the record have other times. */
export const decisionOf = <T extends { at: Date }>({ at }: Notice, decisions: readonly T[]): T | undefined =>
  decisions.find((decision) => decision.at.getTime() === at.getTime());

/** Returns records by their ids. */
export const byId = <T extends { _id: Types.ObjectId }>(records: readonly T[]): Map<string, T> =>
  new Map(records.map((record) => [record._id.toHexString(), record]));
