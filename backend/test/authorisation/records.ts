// How requests name records: `{ id: agency.id }` in an entry means the caller's own agency and, in turn, foreign agencies.
import type { Role } from '../../src/core/roles.js';
import type { Branch } from './world.js';

type Spelling = (branch: Branch, role: Role) => string;

/** A record that a field names, in each spelling that the field accepts. */
export class RecordName {
  constructor(
    readonly spellings: Spelling[],
    /** false: the caller may name any record, for example the user to whom a coin agency sends coins. */
    readonly owned = true,
  ) {}
}

const idOf =
  (
    kind: Exclude<keyof Branch, 'sessions' | 'signIns' | 'views' | 'notices' | 'uploads' | 'batches'>,
  ): Spelling =>
  (branch) =>
    branch[kind]._id.toHexString();
const codeOf =
  (kind: 'bd' | 'agencyadmin' | 'agency' | 'coin'): Spelling =>
  (branch) =>
    branch[kind].uniqueId;
const coded = (kind: 'bd' | 'agencyadmin' | 'agency' | 'coin') => ({
  id: new RecordName([idOf(kind)]),
  code: new RecordName([codeOf(kind)]),
  codeOrId: new RecordName([codeOf(kind), idOf(kind)]),
});

export const admin = { id: new RecordName([idOf('admin')]) };
export const bd = coded('bd');
export const agencyAdmin = coded('agencyadmin');
export const agency = coded('agency');
export const coinAgency = coded('coin');
export const user = {
  id: new RecordName([idOf('user')]),
  username: new RecordName([(branch) => branch.user.username]),
};
export const applicant = { id: new RecordName([idOf('applicant')]) };
export const host = { id: new RecordName([idOf('host')]) };
export const streamer = { id: new RecordName([idOf('streamer')]) };
export const gift = { id: new RecordName([idOf('gift')]) };
export const frame = { id: new RecordName([idOf('frame')]) };
/** A frame that the user owns. */
export const ownFrame = { id: new RecordName([idOf('ownFrame')]) };
export const plan = { id: new RecordName([idOf('plan')]) };
export const order = { id: new RecordName([idOf('order')]) };
export const liveGift = { id: new RecordName([idOf('liveGift')]) };
export const live = { id: new RecordName([idOf('live')]) };
export const message = { id: new RecordName([idOf('message')]) };
export const video = { id: new RecordName([idOf('video')]) };
export const sale = { id: new RecordName([idOf('sale')]) };
export const session = { id: new RecordName([({ sessions }, role) => sessions[role]]) };
export const view = { id: new RecordName([({ views }, role) => views[role]]) };
export const notice = { id: new RecordName([({ notices }, role) => notices[role]]) };
export const batch = { id: new RecordName([({ batches }, role) => batches[role]]) };
export const upload = { id: new RecordName([({ uploads }, role) => uploads[role]]) };

/** A record that may belong to another account. */
export const anybodys = ({ spellings }: RecordName) => new RecordName(spellings, false);
