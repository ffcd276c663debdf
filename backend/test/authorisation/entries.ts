// The table: a valid request of every call that a role may make on its own records only.
import type { Role } from '../../src/core/roles.js';
import type { Call, Schema } from '../support/document.js';
import { AGENCIES } from './entries/agency.js';
import { AGENCY_ADMINS } from './entries/agency-admin.js';
import { ADMINS } from './entries/admins.js';
import { AUTH } from './entries/auth.js';
import { APP } from './entries/app.js';
import { BATCHES } from './entries/batches.js';
import { BDS } from './entries/bd.js';
import { CHANGES } from './entries/changes.js';
import { COIN_AGENCIES } from './entries/coin-panel.js';
import { EARNINGS } from './entries/earnings.js';
import { FIGURES } from './entries/figures.js';
import { HOSTS } from './entries/hosts.js';
import { INBOX } from './entries/inbox.js';
import { LISTS } from './entries/lists.js';
import { LIVE } from './entries/live.js';
import { PRESENCE } from './entries/presence.js';
import { RECHARGES } from './entries/recharge.js';
import { RECORD_HISTORY } from './entries/record-history.js';
import { SEARCH } from './entries/search.js';
import { UPLOADS } from './entries/uploads.js';
import { type Entries, recordsIn } from './requests.js';

const DOMAINS: Entries[] = [
  AUTH,
  HOSTS,
  FIGURES,
  EARNINGS,
  CHANGES,
  INBOX,
  LISTS,
  LIVE,
  APP,
  ADMINS,
  BATCHES,
  BDS,
  AGENCY_ADMINS,
  AGENCIES,
  COIN_AGENCIES,
  PRESENCE,
  RECHARGES,
  RECORD_HISTORY,
  SEARCH,
  UPLOADS,
];

export const ENTRIES: Entries = Object.assign({}, ...DOMAINS) as Entries;

/** Fields that name a record by a value other than its _id. */
const NAMES = new Set(
  'id ids createBy bd admin agencyadmin agency agencyCode coinAgency uniqueId user userId username host request senderName'.split(
    ' ',
  ),
);
const namesRecord = ([name, schema]: [string, Schema]) =>
  NAMES.has(name) || Boolean(schema.pattern?.includes('[0-9a-fA-F]{24}'));

/** The errors of the table, in words for the engineer who added a route. Empty when the table is complete. */
export function faultsOf(calls: Call[], entries: Entries): string[] {
  const known = new Set(calls.map(({ operationId }) => operationId));
  const gone = Object.keys(entries).filter((name) => !known.has(name));
  return [
    ...gone.map((name) => `${name}: there is no such call any more; take its entry out`),
    ...calls.filter(({ ownerRoles }) => ownerRoles.length).flatMap((call) => faultsOfCall(call, entries)),
  ];
}

function faultsOfCall({ operationId, ownerRoles, parameters, body, tag }: Call, entries: Entries): string[] {
  const entry = entries[operationId];
  const inFile = `backend/test/authorisation/entries/${tag}.ts`;
  if (!entry) {
    const roles = ownerRoles.map((role: Role) => `${role}*`).join(' ');
    return [
      `${operationId}: ${roles} reach only their own here, and nothing says what that is. ` +
        `Add a valid request to ${inFile}: \`${operationId}: { query: { id: agency.id } },\``,
    ];
  }
  const named = new Set(recordsIn(entry).map(({ place, field }) => `${place}.${field}`));
  const fields: [string, [string, Schema]][] = [
    ...parameters
      .filter((parameter) => parameter.in !== 'header')
      .map(({ in: place, name, schema }): [string, [string, Schema]] => [`${place}.${name}`, [name, schema]]),
    ...Object.entries(body ?? {}).map((field): [string, [string, Schema]] => [`body.${field[0]}`, field]),
  ];
  return fields
    .filter(([where, field]) => namesRecord(field) && !named.has(where))
    .map(
      ([where]) => `${operationId}: whose record is ${where}? Say it in ${inFile} with a name of records.ts`,
    );
}
