// The calls of the OpenAPI document: which one an address means, the least answer of each, and a check of answers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaCheck } from '../../backend/attack/schemas.mjs';

export type Json = Record<string, unknown>;

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  minLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const JSON_TYPE = 'application/json';
const text = readFileSync(join(import.meta.dirname, '../../backend/openapi.json'), 'utf8');
const document = JSON.parse(text) as Document;
const check = schemaCheck(document);

export interface DocumentedCall {
  name: string;
  method: string;
  path: RegExp;
  responses: Operation['responses'];
}

const calls: DocumentedCall[] = Object.entries(document.paths)
  .toSorted(([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')))
  .flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, responses }]) => ({
      name: operationId,
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
      responses,
    })),
  );

/** Returns the call that this request means. */
export const callAt = (method: string, pathname: string): DocumentedCall | undefined =>
  calls.find((call) => call.method === method && call.path.test(pathname));

export const callNamed = (name: string): DocumentedCall | undefined => calls.find((one) => one.name === name);

function resolved(schema: Schema): Schema {
  return schema.$ref
    ? resolved(document.components.schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {})
    : schema;
}

const byFormat: Record<string, string> = {
  'date-time': '2026-01-15T10:00:00.000Z',
  date: '2026-01-15',
  email: 'someone@example.com',
};

/** Returns the least value that the schema allows. */
function least(given: Schema): unknown {
  const schema = resolved(given);
  if (schema.type?.includes('null') || schema.oneOf?.some(({ type }) => type === 'null')) return null;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const [only, ...more] = schema.allOf ?? [];
  if (only && !more.length) return least(only);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(least).filter(isObject)) as Json;
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return least(first);
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0;
  if (schema.type === 'string')
    return byFormat[schema.format ?? ''] ?? (schema.pattern?.includes('24') ? '0'.repeat(24) : '');
  const names = schema.required ?? [];
  return Object.fromEntries(names.map((name) => [name, least(schema.properties?.[name] ?? {})]));
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const isRecord = (value: unknown): value is Json => isObject(value) && !Array.isArray(value);

/** Returns the least record that the document describes under this name, with these fields. */
export function record<Type extends object>(name: string, fields: Partial<Type>): Type {
  const schema = document.components.schemas[name];
  if (!schema) throw new Error(`The document describes no ${name}`);
  return { ...(least(schema) as Json), ...fields } as Type;
}

/** Returns the least record in the list that a call answers. */
export function leastOf({ responses }: DocumentedCall): Json {
  const { properties = {} } = resolved(responses['200']?.content?.[JSON_TYPE]?.schema ?? {});
  const items = Object.values(properties).find(({ type }) => type === 'array')?.items;
  return { ...(least(items ?? {}) as Json), _id: '66f0c0ffee0000000000abcd' };
}

/** Returns the least answer of a call, with these fields. */
export function answerOf({ responses }: DocumentedCall, fields: Json): Json {
  const schema = responses['200']?.content?.[JSON_TYPE]?.schema ?? {};
  const whole = { ...(least(schema) as Json), message: 'Done' } as Json;
  for (const [name, value] of Object.entries(fields))
    whole[name] = isRecord(value) && isRecord(whole[name]) ? { ...whole[name], ...value } : value;
  return whole;
}

/** Throws when the document does not describe this answer of the call. */
export function holdToDocument({ name, responses }: DocumentedCall, status: number, body: unknown): void {
  const schema = responses[String(status)]?.content?.[JSON_TYPE]?.schema;
  if (!schema) throw new Error(`The document has no answer ${status} of ${name}`);
  const fault = check(schema, body);
  if (fault) throw new Error(`${name}: ${fault}`);
}
