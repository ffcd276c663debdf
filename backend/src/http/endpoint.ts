// The only method decorator of the API: declares verb, path, roles, response and OpenAPI entry in one place. A handler
// without this decorator is rejected at start (platform/access/routes.check.ts) and by the guard.
import {
  applyDecorators,
  Delete,
  Get,
  HttpCode,
  Patch,
  Post,
  Put,
  SetMetadata,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiConsumes, ApiExtension, ApiHeader, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Right } from '../core/rights.js';
import { isStaffRole, type Role, type RoleRule } from '../core/roles.js';
import { ExportInterceptor } from './exports/export.interceptor.js';
import { LIST_ROWS, listRowsOf } from './exports/list-rows.js';
import { BODY_KINDS, JSON_KIND, MULTIPART_KIND, URLENCODED_KIND } from './body-kinds.js';
import { KEY_HEADER } from './idempotency-key.js';
import { documented, LIST, type ListDeclaration } from './list-declaration.js';
import type { ErrorCode } from '../core/errors.js';

/**
 * Metadata keys: who may call (RoleRule[]), the right that an admin needs, the message of a success, that a call only
 * reads (no request context), that a call stays open to an account that must change its password, that a call stays
 * open to a half-open session, that a call needs a recent proof, that a call stays open in a view.
 */
export const ROLES = Symbol('roles');
export const RIGHT = Symbol('right');
export const MESSAGE = Symbol('message');
export const READ_ONLY = Symbol('read only');
export const WHILE_PASSWORD_DUE = Symbol('while password due');
export const WHILE_CODE_DUE = Symbol('while code due');
export const WHILE_SET_UP_DUE = Symbol('while set-up due');
export const STEP_UP = Symbol('step up');
export const WHILE_VIEWING = Symbol('while viewing');
/** The metadata key of the class of a JSON answer. */
export const RESPONSE = Symbol('response');

const VERBS = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete };

export type StreamType = 'text/csv' | 'text/event-stream' | 'application/zip' | 'application/octet-stream';

interface Options<Roles extends readonly RoleRule[]> {
  /** The roles that may call the endpoint. `bd*`: a BD, limited to its own records (core/scope.ts). */
  roles: Roles;
  summary: string;
  description?: string;
  /** The class of the response, or the media type of a streamed response (a CSV export, an event stream). */
  response: Type | StreamType;
  /** The message of a success. */
  message?: string;
  /**
   * Generated clients send a multipart form: for a body with `@File` fields, and for the documented forms. The call reads
   * the other kinds of bodies too (body-kinds.ts).
   */
  form?: boolean;
  /** Marks a POST that only reads: generated clients treat it as a query, and it stays open in a view. */
  readOnly?: boolean;
  /** Marks a GET that writes an audit record. A view refuses it. */
  audited?: boolean;
  /**
   * Marks a call that moves coins, sends notifications or decides about a host: it accepts an `Idempotency-Key` and runs
   * once per key (platform/idempotency/).
   */
  idempotent?: boolean;
  /**
   * Keeps the call open to staff who must change their password; for them, every other call fails with
   * PASSWORD_CHANGE_REQUIRED.
   */
  whilePasswordDue?: boolean;
  /** Keeps the call open to a half-open session; every other call fails with MFA_REQUIRED for it. */
  whileCodeDue?: boolean;
  /** Open to a half-open session whose account must set up its second factor. */
  whileSetUpDue?: boolean;
  /** Keeps the call open in a view, which otherwise only reads (docs/rules/view-as.md). */
  whileViewing?: boolean;
  /**
   * Asks a panel session for the password or a code when its last proof no longer counts (PROOF_REQUIRED), whatever the
   * method: for calls that move coins, reveal or change secrets, or change limits, rights or the sign-in of others.
   */
  stepUp?: boolean;
  /**
   * The tags of the calls whose answers this call changes, besides those of its own tag: the panels read them again.
   * `{kind}` represents the catalogue that the body names.
   */
  touches?: readonly string[];
  /** Marks a change that adds nothing to the audit log: previews, and what one person keeps. */
  unrecorded?: boolean;
  /** What a list of the panels says about itself. */
  list?: ListDeclaration;
  /** Error codes that this call returns in addition to those common to every call of its kind. */
  errors?: readonly ErrorCode[];
}

/** An endpoint that an admin may call names the right that the admin needs. Other roles have no rights. */
type NamedRight<Roles extends readonly RoleRule[]> =
  Extract<Roles[number], 'admin' | 'admin*'> extends never ? { right?: never } : { right: Right };

export type EndpointOptions<Roles extends readonly RoleRule[]> = Options<Roles> & NamedRight<Roles>;

const IDEMPOTENCY_KEY = {
  name: KEY_HEADER,
  required: false,
  description: 'A repeated request with the same key and body returns the first response',
  schema: { type: 'string' as const, minLength: 1, maxLength: 200 },
};

export const Endpoint = <const Roles extends readonly RoleRule[]>(
  verb: keyof typeof VERBS,
  path: string,
  options: EndpointOptions<Roles>,
): MethodDecorator => {
  const {
    roles,
    right,
    summary,
    description,
    response,
    message,
    form,
    readOnly,
    audited,
    idempotent,
    errors = [],
  } = options;
  const { whilePasswordDue = false, whileCodeDue = false, stepUp = false, whileSetUpDue = false } = options;
  const { whileViewing = false, list, touches, unrecorded } = options;
  const names = roles.filter((role) => role !== 'public').map((role) => role.replace('*', '') as Role);
  const rows = typeof response === 'string' || !names.some(isStaffRole) ? undefined : listRowsOf(response);
  return applyDecorators(
    VERBS[verb](path),
    HttpCode(200),
    SetMetadata(ROLES, roles),
    SetMetadata(RIGHT, right),
    SetMetadata(MESSAGE, message),
    SetMetadata(RESPONSE, typeof response === 'string' ? undefined : response),
    SetMetadata(READ_ONLY, (verb === 'GET' || readOnly === true) && !audited),
    SetMetadata(WHILE_PASSWORD_DUE, whilePasswordDue),
    SetMetadata(WHILE_CODE_DUE, whileCodeDue),
    SetMetadata(WHILE_SET_UP_DUE, whileSetUpDue),
    SetMetadata(STEP_UP, stepUp),
    SetMetadata(WHILE_VIEWING, whileViewing),
    ApiOperation({ summary, ...(description !== undefined && { description }) }),
    ApiExtension('x-roles', names),
    ...(right ? [ApiExtension('x-right', right)] : []),
    ApiExtension(
      'x-owner-roles',
      roles.filter((role) => role.endsWith('*')).map((role) => role.replace('*', '')),
    ),
    ApiExtension('x-fails', idempotent ? [...errors, 'IDEMPOTENCY_MISMATCH'] : errors),
    typeof response === 'string'
      ? ApiOkResponse({ content: { [response]: { schema: { type: 'string' } } }, description: 'A stream' })
      : ApiOkResponse({ type: response, description: message ?? 'Success' }),
    ...(readOnly ? [ApiExtension('x-read', true)] : []),
    ...(whilePasswordDue ? [ApiExtension('x-while-password-due', true)] : []),
    ...(whileCodeDue ? [ApiExtension('x-while-code-due', true)] : []),
    ...(stepUp ? [ApiExtension('x-step-up', true)] : []),
    ...(whileViewing ? [ApiExtension('x-while-viewing', true)] : []),
    ...(touches ? [ApiExtension('x-touches', touches)] : []),
    ...(unrecorded ? [ApiExtension('x-unrecorded', true)] : []),
    ...(idempotent ? [ApiHeader(IDEMPOTENCY_KEY)] : []),
    ...(list ? [SetMetadata(LIST, list), ApiExtension('x-list', documented(list))] : []),
    ...(rows
      ? [
          SetMetadata(LIST_ROWS, { ...rows, right }),
          UseInterceptors(ExportInterceptor),
          ApiExtension('x-rows', true),
        ]
      : []),
    // Generated clients send the first kind.
    ApiConsumes(...(form ? [MULTIPART_KIND, JSON_KIND, URLENCODED_KIND] : BODY_KINDS)),
  );
};
