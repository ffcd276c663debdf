import { inCoins, isOne } from '../../lib/format';
import { paths } from '../../lib/paths';

const inSentence = (name: string) => (name.startsWith('BD') ? name : name.toLowerCase());

/** The names and texts of one kind of staff account. */
const kind = (one: string, many: string, more: { effect: string; hint: string; failures: Failures }) => ({
  /** The name within a sentence. */
  one: inSentence(one),
  add: `Add ${inSentence(one)}`,
  edit: `Edit ${inSentence(one)}`,
  view: `View ${inSentence(one)}`,
  /** The list, in the menu and as a title. */
  many,
  search: 'Search code, name, email or phone',
  empty: { title: `No ${inSentence(many)} yet`, hint: more.hint },
  deleteEffect: more.effect,
  failures: more.failures,
});

interface Failures {
  add: string;
  edit: string;
  /** The title of an edit that got no answer, where it differs. */
  editWithoutAnswer?: string;
  delete: string;
  /** The titles of a failed read of the list and of one account, where they differ from the standard. */
  list?: string;
  one?: string;
}

export const texts = {
  bd: kind('BD', 'BDs', {
    hint: 'A BD brings in agency admins.',
    effect: 'It can no longer sign in. Its agency admins keep working.',
    failures: {
      add: 'Failed to add BD panel',
      edit: 'BD details update failed',
      editWithoutAnswer: 'Failed to edit BD',
      delete: 'Failed to delete BD',
      list: 'Failed to retrieve BD list',
      one: 'Failed to get BD list',
    },
  }),
  agencyAdmin: kind('Agency admin', 'Agency admins', {
    hint: 'An agency admin creates agencies and approves their hosts.',
    effect: 'It can no longer sign in. Its agencies keep working.',
    failures: {
      add: 'Failed to add Agency Admin panel',
      edit: 'Agency Admin details update failed',
      editWithoutAnswer: 'Failed to edit Agency Admin',
      delete: 'Failed to delete Agency Admin',
      list: 'Failed to retrieve Agency Admin list',
      one: 'Failed to get Agency Admin list',
    },
  }),
  agency: kind('Agency', 'Agencies', {
    hint: 'An agency manages hosts.',
    effect: 'It can no longer sign in. Its hosts and their history stay.',
    failures: {
      add: 'Failed to add the agency',
      edit: 'Failed to update the agency',
      delete: 'Failed to delete the agency',
    },
  }),
  coinAgency: kind('Coin agency', 'Coin agencies', {
    hint: 'A coin agency sells coins from its balance to users.',
    effect: 'It can no longer sign in. Its coins return to the platform.',
    failures: {
      add: 'Failed to add the coin agency',
      edit: 'Failed to update the coin agency',
      delete: 'Failed to delete the coin agency',
    },
  }),

  bulk: {
    disable: {
      label: 'Disable',
      title: (what: string) => `Disable ${what}?`,
      effect: 'Their owners are signed out at once and cannot sign in until somebody enables the accounts.',
    },
    enable: {
      label: 'Enable',
      title: (what: string) => `Enable ${what}?`,
      effect: 'Their owners can sign in again.',
    },
    passwords: {
      label: 'Issue passwords',
      title: (what: string) => `Issue new passwords to ${what}?`,
      effect:
        'Their owners are signed out at once and must choose a new password at the next sign-in. You can download the issued passwords once, from the results.',
    },
  },
  columns: {
    image: 'Image',
    code: 'Code',
    name: 'Name',
    bdId: 'BD id',
    phone: 'Phone',
    hosts: 'Hosts',
    coins: 'Coins',
  },
  filters: { bd: 'BD', agencyAdmin: 'Agency admin' },
  addFirst: (one: string) => `Add the first ${one}.`,
  view: 'View',
  edit: 'Edit',
  transactions: 'Transactions',
  delete: 'Delete',
  move: 'Move',
  disabled: 'Disabled',

  fields: {
    code: 'Code',
    name: 'Name',
    email: 'Email',
    mobile: 'Mobile',
    number: 'Number',
    phone: 'Phone',
    username: 'Username',
    password: 'Password',
    mustChangePassword: 'Require a new password at the next sign-in',
    image: 'Image',
    bd: 'BD',
    bdCode: 'BD Unique Id',
    agencyAdmin: 'Agency admin',
    hosts: 'Hosts',
    coins: 'Coins',
    created: 'Created',
  },
  newPassword: 'Use at least 8 characters.',
  keepPassword: 'Leave blank to keep the current password. Changing it signs the account out everywhere.',
  countryCode: 'Include the country code',
  searchBd: 'Search code or name of a BD',
  searchAgencyAdmin: 'Search code or name of an agency admin',
  noBd: { text: 'No BDs yet.', add: { label: 'Add BD', to: paths.admin.bd.add } },
  noAgencyAdmin: {
    text: 'No agency admins yet.',
    add: { label: 'Add agency admin', to: paths.admin.agencyAdmin.add },
  },
  noAgencyAdminOfBd: {
    text: 'This BD has no agency admins yet.',
    add: { label: 'Add agency admin', to: paths.admin.agencyAdmin.add },
  },

  details: 'Details',
  since: (ago: string) => `Created ${ago}`,
  codeOf: 'code',
  deletion: {
    /** This wording is required. */
    question: 'Are you sure you want to delete this item?',
    title: (name: string) => `Delete ${name}?`,
    titleWithCoins: (name: string, coins: number) => `Delete ${name} and return ${inCoins(coins)}`,
    titleAbove: (name: string, loss: string) => `Delete ${name}? ${loss}`,
    restorable: 'You can restore the account from Trash for 30 days.',
    coinsGoBack: (coins: number) =>
      `Its ${inCoins(coins)} ${isOne(coins) ? 'returns' : 'return'} to the platform first. Its history stays.`,
    needsSecond: 'This is above the coin limit. Nothing is deleted until a second admin confirms.',
    askSecond: 'Ask a second admin',
    returnAndDelete: 'Return coins and delete',
    code: (code: string) => `Type ${code} to confirm`,
    reading: 'Loading the balance and your coin limit',
    unread: 'The balance or your coin limit could not be loaded',
    moveFirst: (children: string) => `Move ${children} first`,
  },

  signIn: 'Sign-in',
  reveal: 'Reveal',
  hide: 'Hide',
  revealNote: 'Viewing is logged.',
  changedByOwner: 'Changed by owner',
  unreadable: 'Can no longer be displayed',
  stateFailed: 'The password status could not be loaded',
  revealFailed: 'The password could not be displayed',
  issue: 'Issue new password',
  factor: {
    label: 'Second factor',
    on: 'On',
    off: 'Off',
    reset: 'Reset second factor',
    failed: 'The second factor was not reset',
    ask: (name: string) => ({
      title: `Reset the second factor of ${name}?`,
      effect:
        'Do this only if they have lost their phone and their recovery codes. They are signed out, and sign in with the password alone.',
      yes: 'Reset',
      danger: true,
    }),
  },

  canSignIn: 'Can sign in',
  cannotSignIn: 'Signed out everywhere. Nobody can sign in to this account.',
  /** The question by the account's present status. */
  status: {
    active: {
      title: (name: string) => `Disable ${name}?`,
      effect:
        'The account is signed out everywhere immediately and cannot sign in until you enable it again.',
      yes: 'Disable',
    },
    disabled: {
      title: (name: string) => `Enable ${name}?`,
      effect: 'The account can sign in again.',
      yes: 'Enable',
    },
  },
  statusFailed: 'The account status was not changed',
  reason: 'Reason',
  recorded: 'Recorded in the audit log.',
};

export type StaffTexts = ReturnType<typeof kind>;
