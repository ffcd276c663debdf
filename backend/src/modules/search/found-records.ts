// Converts records of all kinds to what the search answers.
import type { CatalogueKind } from '../catalogues/registry/catalogue-list.js';
import { type Host, HOST_STATUS } from '../hosts/host.schema.js';
import type { LedgerEntry } from '../ledger/ledger-entry.schema.js';
import type { CodedAccount } from '../staff/shared/staff-account.schema.js';
import type { User } from '../users/user.schema.js';
import { type Video, VIDEO_STATUS } from '../videos/video.schema.js';
import type { Withdrawal } from '../withdrawals/withdrawal.schema.js';
import type { Dated } from './newest.js';
import type { FoundRecordDto } from './search.dto.js';
import type { FoundKind, FoundState } from './search-kinds.js';

/** Hosts and withdrawals have the same numbers for their states. */
const STATES: Record<number, FoundState> = {
  [HOST_STATUS.pending]: 'pending',
  [HOST_STATUS.approved]: 'approved',
  [HOST_STATUS.rejected]: 'rejected',
};
const VIDEO_STATES: Record<number, FoundState> = {
  [VIDEO_STATUS.undecided]: 'pending',
  [VIDEO_STATUS.approved]: 'approved',
  [VIDEO_STATUS.rejected]: 'rejected',
};

type Shown = Pick<FoundRecordDto, 'title'> &
  Partial<Pick<FoundRecordDto, 'state' | 'image' | 'parent' | 'catalogue' | 'agency' | 'coins'>> & {
    names?: string[];
  };

/** Leaves out empty names and those that repeat the title. */
const found = (
  kind: FoundKind,
  { _id, createdAt }: Dated,
  { title, names = [], ...more }: Shown,
): FoundRecordDto => ({
  kind,
  _id: _id.toHexString(),
  title,
  subtitle: names.filter((name) => name && name !== title).join(' · '),
  ...{ state: '', image: '', parent: '' },
  ...more,
  createdAt: createdAt.toISOString(),
});

function stateOf({ banned, active }: Pick<User, 'banned' | 'active'>): FoundState {
  if (banned) return 'banned';
  return active ? '' : 'inactive';
}

export const foundUser = (user: User) =>
  found('user', user, {
    title: user.username,
    names: [user.name],
    state: stateOf(user),
    image: user.picture,
  });

export const foundHost = (host: Host, image: string, agency: string | undefined) =>
  found('host', host, {
    title: host.username,
    names: [host.realName, host.agencyCode],
    state: STATES[host.status] ?? '',
    image,
    parent: host.user.toHexString(),
    ...(agency !== undefined && { agency }),
  });

export const foundAccount = (kind: FoundKind) => (account: CodedAccount) =>
  found(kind, account, {
    title: account.name,
    names: [account.uniqueId],
    state: account.disabled ? 'disabled' : '',
    image: account.image,
  });

export const foundWithdrawal = (withdrawal: Withdrawal) =>
  found('withdrawal', withdrawal, {
    title: withdrawal.username,
    names: [withdrawal.name],
    state: STATES[withdrawal.status] ?? '',
    parent: withdrawal.user.toHexString(),
    coins: withdrawal.coins,
  });

/** A coin agency knows that it is the sender of its own sale. */
export const foundTransfer = ({ toLabel, fromLabel, ...entry }: LedgerEntry, isOwn: boolean) =>
  found('transfer', entry, { title: toLabel, names: isOwn ? [] : [fromLabel], coins: entry.coins });

export const foundVideo = (video: Video) =>
  found('video', video, {
    title: video.username,
    names: [video.caption],
    state: VIDEO_STATES[video.status] ?? '',
    image: video.poster,
  });

export const foundInCatalogue = (
  catalogue: CatalogueKind,
  { record, label, parent }: { record: Dated; label: string; parent: string },
) => found('catalogue', record, { title: label, catalogue, parent });
