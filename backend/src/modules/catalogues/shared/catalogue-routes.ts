// The routes of a catalogue: presets of @Endpoint with the caller, the right and the texts that catalogues have in common.
// `more` says what a route does differently.
import type { Type } from '@nestjs/common';
import type { ErrorCode } from '../../../core/errors.js';
import { Endpoint } from '../../../http/endpoint.js';
import type { ListDeclaration, Missing } from '../../../http/list-declaration.js';
import { Envelope } from '../../../http/response.js';

interface More {
  /** The verb of the route, where it is not the usual one. */
  verb?: 'PATCH';
  summary?: string;
  message?: string;
  /** The errors of this catalogue besides those of each catalogue. */
  errors?: readonly ErrorCode[];
  /** Whether the body has files. Default: it has. */
  files?: boolean;
}

const WRITES = { roles: ['admin'], right: 'catalogues.write' } as const;
const READS = { roles: ['admin'], right: 'catalogues.read' } as const;

/** Returns the subject of a message: 'a live gift' becomes 'Live gift'. */
function subjectOf(one: string): string {
  const name = one.replace(/^an? /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
const uploads = (files: boolean) => (files ? (['FILE_REJECTED'] as const) : []);

/** Adds a record; `one` names it with its article: 'a gift'. */
export const Adds = (path: string, one: string, response: Type, more: More = {}): MethodDecorator => {
  const { files = true, errors = [], summary = `Add ${one}` } = more;
  const { message = `${subjectOf(one)} added` } = more;
  const options = { ...WRITES, summary, response, message, ...(files && { form: true }) };
  return Endpoint('POST', path, { ...options, errors: [...errors, ...uploads(files)] });
};

/** Changes a record, over the version that the caller saw. */
export const Changes = (path: string, one: string, response: Type, more: More = {}): MethodDecorator => {
  const { files = true, errors = [], summary = `Change ${one}` } = more;
  const { message = `${subjectOf(one)} updated`, verb = 'POST' } = more;
  const options = { ...WRITES, summary, response, message, ...(files && { form: true }) };
  return Endpoint(verb, path, {
    ...options,
    errors: ['NOT_FOUND', ...errors, 'VERSION_CONFLICT', ...uploads(files)],
  });
};

/** Deletes a record; the trash holds it for 30 days. */
export const Deletes = (
  path: string,
  one: string,
  more: More & { response?: Type } = {},
): MethodDecorator => {
  const { errors, response = Envelope, message = `${subjectOf(one)} deleted` } = more;
  const summary = `Delete ${one}; it can be restored for 30 days`;
  return Endpoint('DELETE', path, { ...WRITES, summary, response, message, ...(errors && { errors }) });
};

/**
 * Lists the records for staff; `summary` says which and in which order. The panels name one record `one` and several
 * `many`, and keep the list under the kind.
 */
export const Lists = (
  path: string,
  kind: string,
  response: Type,
  more: { one: string; many: string; summary: string; without?: Missing } & Pick<More, 'errors'>,
): MethodDecorator => {
  const { one, many, summary, errors, without } = more;
  const list: ListDeclaration = {
    names: [kind],
    live: 'catalogues',
    kind,
    records: { one, many },
    ...(without && { without }),
  };
  return Endpoint('GET', path, { ...READS, summary, response, list, ...(errors && { errors }) });
};

/** Reads one record. */
export const Reads = (path: string, one: string, response: Type): MethodDecorator =>
  Endpoint('GET', path, {
    ...READS,
    summary: `Read ${one.replace(/^an? /, 'one ')}`,
    response,
    errors: ['NOT_FOUND'],
  });

/** Lists the records for the app. */
export const ListsForApp = (path: string, response: Type, summary: string): MethodDecorator =>
  Endpoint('GET', path, { roles: ['user'], summary, response });
