// Requests for one call of the document: mostly valid, so that the application reaches the invalid part.
import fc, { type Arbitrary } from 'fast-check';
import type { Role } from '../../src/core/roles.js';
import { STAFF_ROLES } from '../../src/core/roles.js';
import type { Call } from '../support/document.js';
import { bodyOf } from './bodies.js';
import {
  BROKEN_QUERIES,
  BROKEN_SEGMENTS,
  ODD_AUTHORIZATIONS,
  ODD_COOKIES,
  percent,
} from '../../attack/odd-values.mjs';
import { fieldValue, oddName, oddText, textOf } from './values.js';

export interface MalformedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  bytes: Buffer;
  /** The role whose token is sent; undefined when `headers` decide. */
  as: Role | undefined;
}

/** The characters that are allowed in header values. Clients cannot send others. */
const headerText = oddText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 3000));

const segment = (ids: string[]): Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...ids),
    fc.constantFrom(...BROKEN_SEGMENTS),
    oddText.filter((text) => text.length > 0 && text.length < 3000).map(percent),
  );

const pathOf = (call: Call, ids: string[]): Arbitrary<string> => {
  const parts = call.path.split(/\{\w+\}/);
  return fc
    .array(segment(ids), { minLength: parts.length - 1, maxLength: parts.length - 1 })
    .map((values) => parts.map((part, at) => part + (values[at] ?? '')).join(''));
};

const pair = (name: string, value: unknown) => `${percent(name)}=${percent(textOf(value).slice(0, 2000))}`;
const queryOf = (call: Call, ids: string[]): Arbitrary<string> => {
  const known = call.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) =>
      fieldValue(name, schema, ids).map((value) => (value === undefined ? '' : pair(name, value))),
    );
  const extra = fc.oneof(
    { weight: 6, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.tuple(oddName, oddText).map(([name, value]) => pair(name, value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...BROKEN_SEGMENTS, ...BROKEN_QUERIES),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...call.parameters.map(({ name }) => `${name}=1&${name}=2`),
        ...BROKEN_QUERIES,
      ),
    },
  );
  return fc.tuple(...known, extra).map((parts) => parts.filter(Boolean).join('&').slice(0, 12_000));
};

const cookieValue = fc.oneof(
  headerText.map((text) => text.replace(/[;,\s]/g, '_')),
  fc.constantFrom(...ODD_COOKIES),
);
const oddHeaders: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: headerText.map((value) => ({ 'X-Panel': value })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...STAFF_ROLES), cookieValue, cookieValue)
      .map(([panel, access, refresh]): Record<string, string> => ({
        'X-Panel': panel,
        Cookie: `${panel}_access=${access}; ${panel}_refresh=${refresh}`,
      })),
  },
  { weight: 1, arbitrary: cookieValue.map((value) => ({ Cookie: `admin_access=${value}` })) },
  { weight: 1, arbitrary: headerText.map((value) => ({ 'X-Request-Id': value })) },
  {
    weight: 2,
    arbitrary: fc
      .oneof(fc.uuid(), fc.constant('one-key-of-many-calls'), headerText)
      .map((value) => ({ 'Idempotency-Key': value })),
  },
  {
    weight: 1,
    arbitrary: headerText.map((value) => ({ Accept: value, 'Accept-Language': value, Range: value })),
  },
  {
    weight: 1,
    arbitrary: headerText.map((value) => ({ 'X-Forwarded-For': value, Origin: value, Referer: value })),
  },
  {
    weight: 1,
    arbitrary: headerText.map((value) => ({ 'User-Agent': value, 'X-HTTP-Method-Override': value })),
  },
);
const oddAuthorization = fc.oneof(fc.constantFrom(...ODD_AUTHORIZATIONS), headerText);

const fieldsOf = (call: Call, ids: string[]): Arbitrary<Record<string, unknown>> => {
  const known = Object.entries(call.body ?? { anything: {} }).map(([name, schema]) =>
    fieldValue(name, schema, ids).map((value) => [name, value] as const),
  );
  const extra = fc.array(fc.tuple(oddName, oddText), { maxLength: 2 });
  // Uses entries, so that a field called __proto__ is an ordinary field.
  return fc
    .tuple(
      fc.tuple(...known),
      fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: extra }),
    )
    .map(([fields, more]) =>
      Object.fromEntries([...fields, ...more].filter(([, value]) => value !== undefined)),
    );
};

/** The description of a request in a failing test. */
const describe = ({ method, path, headers, bytes, as }: MalformedRequest) =>
  `${method} ${path} as ${as}\n${JSON.stringify(headers)}\n${JSON.stringify(bytes.subarray(0, 600).toString())}`;

/** `ids` belong to existing records, so that a valid id reaches the code behind the look-up. */
export function malformedRequest(call: Call, ids: string[]): Arbitrary<MalformedRequest> {
  const takesBody = call.method !== 'GET';
  const nothing = fc.constant({ headers: {}, bytes: Buffer.alloc(0) });
  const body = fieldsOf(call, ids).chain(bodyOf);
  return fc
    .record({
      path: pathOf(call, ids),
      query: queryOf(call, ids),
      body: takesBody ? body : fc.oneof({ weight: 9, arbitrary: nothing }, { weight: 1, arbitrary: body }),
      odd: oddHeaders,
      as: call.roles.length ? fc.constantFrom(...call.roles) : fc.constant(undefined),
      authorization: fc.oneof(
        { weight: 11, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: oddAuthorization },
      ),
    })
    .map(({ path, query, body: { headers, bytes }, odd, as, authorization }) => ({
      method: call.method,
      path: query ? `${path}?${query}` : path,
      headers: { ...odd, ...headers, ...(authorization === null ? {} : { Authorization: authorization }) },
      bytes,
      as: authorization === null ? as : undefined,
    }))
    .map((request) => ({ ...request, [fc.toStringMethod]: () => describe(request) }));
}
