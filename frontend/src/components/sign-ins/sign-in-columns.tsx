import type { OwnSignInEntry, SignInKind } from '../../api/sign-ins.gen';
import { formatAgo, formatDateTime, formatNumber } from '../../lib/format';
import { deviceOf } from '../../lib/user-agent';
import type { Column } from '../base/list-page/list.types';
import { StatusBadge, type Tone } from '../base/status-badge';
import { texts } from './sign-in.texts';

const tones: Partial<Record<SignInKind, Tone>> = {
  wrongPassword: 'warn',
  wrongCode: 'warn',
  recoveryCodeUsed: 'warn',
  locked: 'bad',
  tokenReused: 'bad',
  passkeyCopied: 'bad',
};

/** Returns what an event says: 'Locked after 10 failures'. */
export const saidOf = ({ kind, by, failures }: Pick<OwnSignInEntry, 'kind' | 'by' | 'failures'>) =>
  texts.said[kind](by, formatNumber(failures));

/** The columns of an event: what, on which device, from which address, when. */
export const eventColumns: Column<OwnSignInEntry>[] = [
  {
    field: 'kind',
    title: texts.kind,
    card: 'title',
    value: (entry) => <StatusBadge tone={tones[entry.kind] ?? 'calm'}>{saidOf(entry)}</StatusBadge>,
  },
  {
    field: 'userAgent',
    title: texts.columns.device,
    value: ({ userAgent, address }) => <Device userAgent={userAgent} none={!address} />,
  },
  {
    field: 'address',
    title: texts.columns.address,
    value: ({ address }) => (address ? <code translate="no">{address}</code> : texts.noAddress),
  },
  { field: 'at', title: texts.columns.when, sort: 'at', value: ({ at }) => <When at={at} /> },
];

/** The browser and system of a user agent. `none`: another person acted, so no device is known. */
export const Device = ({ userAgent, none = false }: { userAgent: string; none?: boolean }) => (
  <span title={userAgent}>{none ? texts.noAddress : deviceOf(userAgent) || texts.unknownDevice}</span>
);

/** A time in words, with the exact time as its title. */
export const When = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {formatAgo(at)}
  </time>
);
