import { agencyAdminsList } from '../../api/agency-admin.lists.gen';
import { agenciesList } from '../../api/agency.lists.gen';
import { bdsList } from '../../api/bd.lists.gen';
import { coinAgenciesList } from '../../api/coin-panel.lists.gen';
import type { Agency } from '../../api/agency.gen';
import type { AgencyAdmin } from '../../api/agency-admin.gen';
import type { Bd } from '../../api/bd.gen';
import type { CoinAgency } from '../../api/coin-panel.gen';
import type { StaffKind as StaffKindKey } from '../../api/staff-passwords.gen';
import { byAccount } from '../../components/base/filters/account-filters';
import { byCoins } from '../../components/base/filters/coin-filter';
import { listFilters, type ListFilters, type Shapes } from '../../components/base/filters/list-filters';
import type { Column } from '../../components/base/list-page/list.types';
import { agencyAdminPicker } from '../../components/pickers/agency-admin';
import { bdPicker } from '../../components/pickers/bd';
import type { Field } from '../../components/record-form/field';
import type { Fact } from '../../components/record-form/record-facts';
import { PhoneNumber } from '../../components/base/phone-number';
import { Picture } from '../../components/base/picture';
import { formatNumber } from '../../lib/format';
import type { StaffAccount, StaffValues } from './staff-account';
import { StaffName } from './staff-name';
import { texts, type StaffTexts } from './staff.texts';

/** Everything that differs between the four kinds of staff accounts; they share the screens. */
export interface StaffKind<Account extends StaffAccount> {
  /** The server's name for the kind. */
  key: StaffKindKey;
  texts: StaffTexts;
  columns: Column<Account>[];
  /** The filters for the platform admin. */
  filters: ListFilters<Shapes>;
  /** The fields of a new account; the edit form leaves out those marked `once`. */
  inputs: StaffField[];
  /** Returns the facts that the view shows in addition to code, name and email. */
  facts: (account: Account) => Fact[];
}
export type StaffField = Field<StaffValues> & { once?: boolean };

const { columns: head, fields: label } = texts;
const common: Column<StaffAccount>[] = [
  {
    field: 'image',
    title: head.image,
    card: 'picture',
    value: ({ image, name }) => <Picture image={image} name={name} />,
  },
  {
    field: 'uniqueId',
    title: head.code,
    value: ({ uniqueId }) => <code translate="no">{uniqueId}</code>,
  },
  {
    field: 'name',
    title: head.name,
    card: 'title',
    value: (account) => <StaffName account={account} />,
  },
];
const phone: Column<StaffAccount> = {
  field: 'number',
  title: head.phone,
  value: ({ number }) => <PhoneNumber number={number} />,
};

const inputs = (number: Partial<StaffField> & { label: string }, ...more: StaffField[]): StaffField[] => [
  { name: 'name', label: label.name, required: true },
  { name: 'email', label: label.email, kind: 'email', required: true },
  ...more,
  { name: 'number', kind: 'digits', required: true, ...number },
  {
    name: 'password',
    label: label.password,
    kind: 'password',
    required: true,
    strength: ({ name, number }) => ({ name, number }),
    hint: texts.newPassword,
  },
  { name: 'mustChangePassword', label: label.mustChangePassword, kind: 'check' },
  { name: 'image', label: label.image, kind: 'image', shape: 'profile', required: true },
];
const username: StaffField = {
  name: 'username',
  label: label.username,
  kind: 'username',
  required: true,
  once: true,
};

/** The filters for readers who see the accounts below one parent. */
export const accountFilters = listFilters(bdsList, byAccount);
const bd = [texts.filters.bd, bdPicker] as const;
const agencyAdmin = [texts.filters.agencyAdmin, agencyAdminPicker] as const;

export const kinds = {
  bd: {
    key: 'bd',
    texts: texts.bd,
    columns: [...common, phone],
    filters: accountFilters,
    inputs: inputs({ label: label.mobile }),
    facts: ({ number }) => [{ label: label.phone, value: <PhoneNumber number={number} /> }],
  } satisfies StaffKind<Bd>,
  agencyAdmin: {
    key: 'agencyadmin',
    texts: texts.agencyAdmin,
    columns: [
      ...common,
      {
        field: 'createBy',
        title: head.bdId,
        value: ({ createBy }) => <code translate="no">{createBy}</code>,
      },
      phone,
    ],
    filters: listFilters(agencyAdminsList, { bd, ...byAccount }),
    inputs: inputs({ label: label.mobile }),
    facts: ({ number, createBy }) => [
      { label: label.phone, value: <PhoneNumber number={number} /> },
      { label: label.bdCode, value: createBy },
    ],
  } satisfies StaffKind<AgencyAdmin>,
  agency: {
    key: 'agency',
    texts: texts.agency,
    columns: [
      ...common,
      phone,
      { field: 'hosts', title: head.hosts, align: 'end', value: ({ hosts }) => formatNumber(hosts) },
    ],
    filters: listFilters(agenciesList, { agencyAdmin, bd, ...byAccount }),
    inputs: inputs({ label: label.number }),
    facts: ({ number, bd, admin, hosts }) => [
      { label: label.phone, value: <PhoneNumber number={number} /> },
      { label: label.bd, value: bd },
      { label: label.agencyAdmin, value: admin },
      { label: label.hosts, value: formatNumber(hosts) },
    ],
  } satisfies StaffKind<Agency>,
  coinAgency: {
    key: 'coin',
    texts: texts.coinAgency,
    columns: [
      ...common,
      phone,
      { field: 'coins', title: head.coins, align: 'end', value: ({ coins }) => formatNumber(coins) },
    ],
    filters: listFilters(coinAgenciesList, { ...byCoins, ...byAccount }),
    inputs: inputs({ label: label.number, placeholder: texts.countryCode }, username),
    facts: ({ number, username: name, coins }) => [
      { label: label.username, value: name },
      { label: label.number, value: <PhoneNumber number={number} /> },
      { label: label.coins, value: formatNumber(coins) },
    ],
  } satisfies StaffKind<CoinAgency>,
};
