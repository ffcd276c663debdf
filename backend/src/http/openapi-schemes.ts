// How a call is authorised, as the OpenAPI document says it.
import type { OpenAPIObject } from '@nestjs/swagger';
import { isStaffRole, STAFF_ROLES, type StaffRole } from '../core/roles.js';
import { accessCookieName } from './panel-session.js';

const BEARER = 'bearer';
const PANEL = 'panel';
const cookieOf = (panel: StaffRole) => `${panel}Cookie`;

/** Adds the schemes. `secure` selects the names of the cookies in production. */
export function addSchemes(document: OpenAPIObject, { secure }: { secure: boolean }): void {
  const cookies = STAFF_ROLES.map((panel) => [
    cookieOf(panel),
    {
      type: 'apiKey' as const,
      in: 'cookie',
      name: accessCookieName(panel, secure),
      description: `The access token of the panel \`${panel}\`, which its sign-in with \`X-Panel: ${panel}\` sets. In production the name is \`${accessCookieName(panel, true)}\`.`,
    },
  ]);
  document.components = {
    ...document.components,
    securitySchemes: {
      [BEARER]: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The access token in the answer of a login call that was sent without `X-Panel`.',
      },
      ...Object.fromEntries(cookies),
      [PANEL]: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Panel',
        description: `The panel whose cookie counts: ${STAFF_ROLES.map((panel) => `\`${panel}\``).join(', ')}. A GET that cannot send headers, such as a picture or an event stream, says \`?panel=\` instead.`,
      },
    },
  };
}

/** The alternatives of a call for these roles: a bearer token, or the cookie of a panel whose role may call. */
export const securityFor = (roles: string[]): Record<string, string[]>[] =>
  roles.length
    ? [
        { [BEARER]: [] },
        ...roles.filter((role) => isStaffRole(role)).map((role) => ({ [cookieOf(role)]: [], [PANEL]: [] })),
      ]
    : [];
