// The OpenAPI document as the tests read it: every call of the API with its input and its roles.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsOf } from '../../attack/calls.mjs';
import type { Right } from '../../src/core/rights.js';
import type { Role } from '../../src/core/roles.js';
import type { ListDeclaration } from '../../src/http/list-declaration.js';

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
/** Schemas of a body by media type. */
export type Content = Record<string, { schema: Schema }>;
interface Document {
  components: { schemas: Record<string, Schema> };
}

export const BACKEND = join(import.meta.dirname, '../..');
export const DOCUMENT_FILE = join(BACKEND, 'openapi.json');
export const documentText = () => readFileSync(DOCUMENT_FILE, 'utf8');
const document = JSON.parse(documentText()) as Document;

export const schemaOf = (ref: string): Schema => document.components.schemas[ref.split('/').at(-1)!]!;
export const resolve = (schema: Schema = {}): Schema => (schema.$ref ? schemaOf(schema.$ref) : schema);

export interface Call {
  method: string;
  path: string;
  operationId: string;
  /** The domain, after which its folder and test files are named. */
  tag: string;
  /** The roles that may make the call. Empty when the call is public. */
  roles: Role[];
  ownerRoles: Role[];
  /** The right that an admin needs; undefined when no admin may make the call. */
  right: Right | undefined;
  /** Open to staff who must change their password. */
  staysOpenWhilePasswordDue: boolean;
  /** Open to a half-open session, whose code is due. */
  staysOpenWhileCodeDue: boolean;
  /** Asks a panel session for a recent proof. */
  stepUp: boolean;
  /** A GET, or a POST that only reads. */
  onlyReads: boolean;
  /** Open to a view of an Owner, though it does not only read. */
  staysOpenWhileViewing: boolean;
  secured: boolean;
  parameters: Parameter[];
  /** Body fields by name; undefined when the call has no body. */
  body: Record<string, Schema> | undefined;
  contentType: string;
  /** Media type of a success: JSON, or the type of the stream. */
  answers: string;
  /** The media types of the files that a list answers when its input names a format. */
  files: string[];
  /** The document's description of the answers with this status. */
  failures: Record<number, string>;
  /** Every documented answer, by status; without content it has no body. */
  responses: Record<number, { content?: Content }>;
  /** The schema of a JSON success. */
  answerSchema: Schema | undefined;
  /** Returns a page of records and their total. */
  isList: boolean;
  /** What the list of the panels says about itself; undefined for a call without one. */
  list: ListDeclaration | undefined;
}

export const CALLS = callsOf(document) as Call[];

/** Returns the required fields of a documented record, each with the empty value of its type: '', 0 or false. */
export function emptyFields(name: string): Record<string, unknown> {
  const { properties = {}, required = [] } = schemaOf(name);
  const values: Record<string, unknown> = { string: '', integer: 0, number: 0, boolean: false };
  return Object.fromEntries(required.map((field) => [field, values[resolve(properties[field]).type ?? '']]));
}
