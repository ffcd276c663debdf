import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { AREAS, RIGHTS } from '../core/rights.js';
import { isStaffRole } from '../core/roles.js';
import { VERSION } from '../core/config/version.js';
import { FILE_TYPES } from './exports/file-types.js';
import { addSchemes, securityFor } from './openapi-schemes.js';
import { addTags } from './openapi-tags.js';
import { Envelope, Failure } from './response.js';
import { type ErrorCode, messageOf, statusOf } from '../core/errors.js';

const DESCRIPTION = `Staff back office of a live-video and short-video social app.

Every response is \`{ success, message, ... }\`. A failure has \`success: 0\`, a \`code\` for programs, \`errors\` for the invalid
fields and a \`requestId\`. Sign in with one of the login calls and send the access token as \`Authorization: Bearer\` (this page
sends it automatically after a successful login call). The panels send a cookie and the header \`X-Panel\`. \`x-roles\` lists
the roles that may call, \`x-owner-roles\` the roles that reach only their own records (other records return 404). A request that undoes an earlier change of its caller may say so
with the header \`X-Undo: 1\`; its record in the audit log then has \`undo: true\`.`;

interface Operation {
  operationId: string;
  description?: string;
  security?: unknown[];
  parameters?: unknown[];
  requestBody?: { content: Record<string, { example?: object | undefined }> };
  'x-roles'?: string[];
  'x-owner-roles'?: string[];
  responses: Record<string, object>;
  'x-fails'?: ErrorCode[];
  'x-while-password-due'?: boolean;
  'x-while-code-due'?: boolean;
  'x-step-up'?: boolean;
  'x-rows'?: boolean;
}

interface Installation {
  /** Example bodies for login calls in Swagger UI, by operation id. */
  logins?: Record<string, object>;
  /** True in production, whose cookies have other names. */
  secure?: boolean;
  /** The address that people type, for clients made from a copy of the document. */
  publicUrl?: string;
}

/**
 * Creates the OpenAPI document of the application, the source of Swagger UI, the panels' slices and the app's client.
 * The committed document is that of an installation for development, without example bodies.
 */
export function createDocument(
  app: INestApplication,
  { logins = {}, secure = false, publicUrl }: Installation = {},
): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Callboard API')
    .setDescription(DESCRIPTION)
    .setVersion(VERSION)
    .addServer('/', 'The installation that serves this document');
  if (publicUrl !== undefined) config.addServer(publicUrl, 'The address of this installation');
  const document = SwaggerModule.createDocument(app, config.build(), {
    operationIdFactory: (_controller, method) => method,
    extraModels: [Envelope, Failure],
  });
  addRights(document);
  addTags(document);
  addSchemes(document, { secure });
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      addFiles(operation, document);
      operation.security = securityFor(operation['x-roles'] ?? []);
      addFailures(operation, path, method);
      addCallers(operation);
      addLogin(operation, logins);
    }
  }
  return document;
}

/** Adds the labels of the rights by area, for the panels. */
function addRights(document: OpenAPIObject): void {
  const labelsIn = (area: string) =>
    Object.entries(RIGHTS).flatMap(([right, [of, label]]) => (of === area ? [[right, label]] : []));
  const areas = AREAS.map((area) => [area, Object.fromEntries(labelsIn(area))] as const);
  Object.assign(document, { 'x-right-areas': Object.fromEntries(areas) });
}

/** Adds the files that a list answers when it takes a `format`. */
function addFiles(operation: Operation, document: OpenAPIObject): void {
  const { 'x-rows': isList, parameters = [], requestBody, responses } = operation;
  delete operation['x-rows'];
  const inQuery = parameters.some((one) => (one as { name?: string }).name === 'format');
  const [body] = Object.values(requestBody?.content ?? {}) as { schema?: { $ref?: string } }[];
  const name = body?.schema?.$ref?.split('/').at(-1) ?? '';
  const schema = document.components?.schemas?.[name] as { properties?: object } | undefined;
  const isExported = isList && (inQuery || 'format' in (schema?.properties ?? {}));
  if (!isExported) return;
  const { content } = responses['200'] as { content: Record<string, object> };
  for (const type of Object.values(FILE_TYPES)) content[type] = { schema: { type: 'string' } };
  operation['x-fails'] = [...(operation['x-fails'] ?? []), 'RATE_LIMITED'];
}

/** Adds the failure responses: those common to every call of its kind and those that the endpoint declares. */
function addFailures(operation: Operation, path: string, method: string): void {
  const takesInput = Boolean(operation.requestBody ?? operation.parameters?.length);
  const isClosed = Boolean(operation.security?.length);
  const isForStaff = operation['x-roles']?.some(isStaffRole) ?? false;
  const codes = new Set<ErrorCode>([
    ...(takesInput ? (['VALIDATION_FAILED'] as const) : []),
    ...(isClosed ? (['UNAUTHENTICATED', 'FORBIDDEN'] as const) : []),
    ...(isForStaff && !operation['x-while-password-due'] ? (['PASSWORD_CHANGE_REQUIRED'] as const) : []),
    ...(isClosed && !operation['x-while-code-due'] ? (['MFA_REQUIRED'] as const) : []),
    ...(operation['x-step-up'] ? (['PROOF_REQUIRED'] as const) : []),
    ...(isClosed && method !== 'get' ? (['CSRF'] as const) : []),
    ...(operation.requestBody ? (['TOO_LARGE'] as const) : []),
    // Every call refuses a body that the API does not read.
    'UNSUPPORTED_TYPE',
    ...(path.includes('{') ? (['NOT_FOUND'] as const) : []),
    ...(operation['x-fails'] ?? []),
    'INTERNAL',
    'UNAVAILABLE',
  ]);
  delete operation['x-fails'];
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  for (const [status, ofStatus] of [...byStatus].sort(([one], [other]) => one - other)) {
    operation.responses[status] = {
      description: ofStatus.map((code) => `\`${code}\`: ${messageOf(code)}`).join('. '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    };
  }
}

/** Adds the roles that may call an operation to its description. */
function addCallers(operation: Operation): void {
  const owners = new Set(operation['x-owner-roles']);
  const roles = (operation['x-roles'] ?? []).map((role) =>
    owners.has(role) ? `${role} (own records)` : role,
  );
  const callers = `For ${roles.length ? roles.join(', ') : 'everybody'}.`;
  operation.description = operation.description ? `${callers} ${operation.description}` : callers;
}

function addLogin({ operationId, requestBody }: Operation, logins: Record<string, object>): void {
  const body = requestBody?.content['application/json'];
  if (body && operationId in logins) body.example = logins[operationId];
}
