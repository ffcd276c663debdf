import { formatNumber } from '../../lib/format';

const counted = (count: number, one: string, more: string) =>
  `${formatNumber(count)} ${count === 1 ? one : more}`;

export const texts = {
  title: 'Roles and permissions',
  sets: 'Roles',
  intro: 'An admin has one or more roles and may do what any of them allows. A change counts at once.',
  add: 'Add role',
  edit: 'Edit',
  delete: 'Delete',
  editTitle: (name: string) => `Permissions of ${name}`,
  editOf: (name: string) => `Edit ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
  builtIn: 'Built in',
  fixed: 'Always all permissions',
  count: (count: number) => (count === 1 ? '1 permission' : `${count} permissions`),
  idleEnd: (minutes: number) => `Signed out after ${minutes} minutes without use`,
  holders: 'Held by',
  noHolders: 'No admin has this role',
  deleteTitle: (name: string) => `Delete the role ${name}?`,
  deleteEffect: 'A role that an admin has cannot be deleted.',
  deleteFailed: 'The role was not deleted',
  fields: { name: 'Name', rights: 'Permissions', idleMinutes: 'Idle time in minutes' },
  idleHint:
    'Panels sign out after this time without use. Of several roles, the shortest counts. Leave blank for none',
  builtInHint: 'A built-in role keeps its name.',
  whole: (area: string) => `Everything in ${area}`,
  required: 'Choose at least one permission',
  saveFailed: 'The role was not saved',
  save: 'Save',
  gone: 'This role does not exist any more',
  signIn: {
    title: 'Sign-in rules',
    intro: 'Who must have a second factor is signed out without one, and sets it up at the next sign-in.',
    sets: 'Admins who must have a second factor',
    roles: 'Staff who must have a second factor',
    proofOfAll: 'Before sensitive steps, ask tools with access tokens for a proof too, as panels do',
    failed: 'The sign-in rules were not saved',
    question: (accounts: number) => `Sign out ${counted(accounts, 'account', 'accounts')}?`,
    effect: (accounts: number, sessions: number) =>
      `${counted(accounts, 'signed-in account has', 'signed-in accounts have')} no second factor. Saving ends ${counted(sessions, 'session', 'sessions')}. The next sign-in sets up a second factor.`,
    yes: 'Save and sign out',
  },
  table: {
    title: 'Who may do what',
    admin: 'Show what one admin may do',
    everybody: 'All roles',
    right: 'Permission',
    together: 'Together',
    yes: 'Yes',
    no: 'No',
    scroll: 'Table of roles and permissions',
  },
};
