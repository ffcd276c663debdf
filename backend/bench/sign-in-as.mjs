import { STAFF_PASSWORD, USER_PASSWORD } from './seed-growth.mjs';

/** Signs in as the seeded account of a role. Returns the authorization header of its calls. */
export async function signInAs(role, { bd, agencyAdmin, agency, coinAgency, user, earner }, server) {
  const password = STAFF_PASSWORD;
  const logins = {
    admin: undefined,
    bd: ['/bdPanel/login', { uniqueId: bd.uniqueId, password }],
    agencyadmin: ['/agencyadmin/login', { uniqueId: agencyAdmin.uniqueId, password }],
    agency: ['/agency/login', { uniqueId: agency.uniqueId, password }],
    coin: ['/coinPanel/login', { uniqueId: coinAgency.uniqueId, password }],
    user: ['/app/login', { number: user.number, password: USER_PASSWORD }],
    earner: ['/app/login', { number: earner.number, password: USER_PASSWORD }],
  };
  if (!logins[role]) return server.headers.authorization;
  const { accessToken } = await server.post(...logins[role]);
  return `Bearer ${accessToken}`;
}
