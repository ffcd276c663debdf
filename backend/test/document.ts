// The OpenAPI document as the tests read it: every call of the API with what it takes and who may make it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '../src/access/roles.js';

export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  allOf?: Schema[];
  discriminator?: { mapping: Record<string, string> };
  properties?: Record<string, Schema>;
  required?: string[];
}
export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  schema: Schema;
}
interface Operation {
  operationId: string;
  tags: string[];
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
  'x-roles': Role[];
  'x-owner-roles': Role[];
  'x-while-password-due'?: boolean;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export const BACKEND = join(import.meta.dirname, '..');
export const DOCUMENT_FILE = join(BACKEND, 'openapi.json');
export const documentText = () => readFileSync(DOCUMENT_FILE, 'utf8');
const document = JSON.parse(documentText()) as Document;

export const schemaOf = (ref: string): Schema => document.components.schemas[ref.split('/').at(-1)!]!;
export const resolve = (schema: Schema = {}): Schema => (schema.$ref ? schemaOf(schema.$ref) : schema);

export interface Call {
  method: string;
  path: string;
  operationId: string;
  /** The domain: its folder, its files of tests. */
  tag: string;
  /** Who may make it; empty when everybody may. */
  roles: Role[];
  ownerRoles: Role[];
  /** Open to staff who must change their password. */
  staysOpenWhilePasswordDue: boolean;
  secured: boolean;
  parameters: Parameter[];
  /** Body fields by name; undefined when the call takes no body. */
  body: Record<string, Schema> | undefined;
  contentType: string;
  /** Media type of a success: JSON, or what is streamed instead. */
  answers: string;
  /** What the document says of the answers with this status. */
  failures: Record<number, string>;
  /** Answers a page of records and their total. */
  isList: boolean;
}

export const CALLS: Call[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => {
    const [contentType = 'application/json', media] =
      Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    return {
      method: method.toUpperCase(),
      path,
      operationId: operation.operationId,
      tag: operation.tags[0]!,
      roles: operation['x-roles'],
      ownerRoles: operation['x-owner-roles'],
      staysOpenWhilePasswordDue: operation['x-while-password-due'] ?? false,
      secured: Boolean(operation.security?.length),
      parameters: operation.parameters ?? [],
      body: media && (resolve(media.schema).properties ?? {}),
      contentType,
      failures: Object.fromEntries(
        Object.entries(operation.responses).map(([status, { description }]) => [status, description]),
      ),
      answers: Object.keys(operation.responses['200']?.content ?? {})[0]!,
      isList:
        'total' in
        (resolve(operation.responses['200']?.content?.['application/json']?.schema).properties ?? {}),
    };
  }),
);
