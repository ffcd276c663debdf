// The filters that the lists of records declare with their stored field (`@Filter('banned')`): which values the records of
// the tests have, what to ask for, and which records that must find. A new filter of this kind needs no line in the tests.
import type { Type } from '@nestjs/common';
import { type Connection, type Schema as StoredSchema, type SchemaType, Types } from 'mongoose';
import { endOf, type FilterRule, filterRules } from '../../src/http/filter-fields.js';
import { HostListQuery } from '../../src/modules/hosts/host.dto.js';
import { UserListQuery } from '../../src/modules/users/user.dto.js';
import { VideoListQuery } from '../../src/modules/videos/video.dto.js';
import { WithdrawalListQuery } from '../../src/modules/withdrawals/withdrawal.dto.js';
import { CALLS, resolve, type Schema } from './document.js';

type Stored = Record<string, unknown>;
type Rule = FilterRule & { path: string };

export interface DeclaredList {
  path: string;
  collection: 'users' | 'hosts' | 'withdrawals' | 'videos';
  query: Type;
  /** What each call of the list sends too, and the records that this alone finds. */
  always: Record<string, string | number>;
  isListed: (record: Stored) => boolean;
  /** The filters whose condition the service of the list makes. The specs in test/lists ask each of them by hand. */
  byHand: readonly string[];
}

const list = (
  collection: DeclaredList['collection'],
  path: string,
  query: Type,
  always: DeclaredList['always'],
  isListed: DeclaredList['isListed'],
  byHand: DeclaredList['byHand'],
): DeclaredList => ({ collection, path, query, always, isListed, byHand });

export const DECLARED_LISTS: readonly DeclaredList[] = [
  // The application may have users of its own, so the calls name the days of the records.
  list('users', 'admin/users', UserListQuery, { from: '2026-01-01', to: '2026-01-31' }, () => true, [
    ...['active', 'banned', 'deviceBanned', 'host'],
  ]),
  list('hosts', 'agency/host/gethost', HostListQuery, { status: 1 }, ({ status }) => status === 1, [
    ...['agencyCode', 'agencyAdmin', 'bd', 'decidedBy'],
  ]),
  list(
    ...(['withdrawals', 'admin/withdrawal/pending', WithdrawalListQuery, { status: 1 }] as const),
    ({ status }) => status === 1,
    ['exported', 'agencyCode', 'bank'],
  ),
  list('videos', 'admin/video', VideoListQuery, {}, ({ status }) => status !== 3, ['scoreFrom']),
];

/** Returns the filters of a list that name no stored field. The end of a range belongs to the filter of its start. */
export function unnamedOf({ query }: DeclaredList): string[] {
  const ends = new Set(filterRules(query).map(({ name }) => (endOf(name) === name ? '' : endOf(name))));
  return filterRules(query).flatMap(({ name, path }) => (path || ends.has(name) ? [] : [name]));
}

/** Returns the filters of a list that name their stored field. */
export const rulesOf = ({ query }: DeclaredList) =>
  filterRules(query).filter((rule): rule is Rule => rule.path !== undefined);

export const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Stored | null | undefined)?.[name], record);

/** Returns the definition of the field that a filter names. Fails when the records of the list have no such field. */
function fieldOf(connection: Connection, { collection }: DeclaredList, { name, path }: Rule): SchemaType {
  const field = schemaOf(connection, collection).path(path);
  if (!field)
    throw new Error(`The filter ${name} names ${path}, but the records in ${collection} have no such field`);
  return field;
}

const schemaOf = (connection: Connection, collection: string): StoredSchema =>
  Object.values(connection.models).find((model) => model.collection.name === collection)!.schema;

/** Returns what the document says about the value of a filter. */
const inputOf = (address: string, name: string): Schema =>
  resolve(
    CALLS.find(({ method, path }) => method === 'GET' && path === `/api/${address}`)!.parameters.find(
      (parameter) => parameter.name === name,
    )?.schema,
  );

/**
 * Gives the records the fields that a filter names and that none of them has. The oldest twentieth gets the first value,
 * so that a list without an index for the filter reads all newer records before it finds one of them.
 */
export function fillFilteredFields(
  connection: Connection,
  records: Record<string, Stored[]>,
  at: (index: number) => Date,
) {
  for (const declared of DECLARED_LISTS)
    for (const rule of rulesOf(declared)) {
      const stored = records[declared.collection]!;
      const field = fieldOf(connection, declared, rule);
      if (stored.some((record) => (valueAt(record, rule.path) ?? null) !== null)) continue;
      const input = inputOf(declared.path, rule.name);
      for (const [index, record] of stored.entries()) {
        const isOld = index < stored.length / 20;
        if (rule.match === 'present' && !isOld) continue;
        const turn = rule.match === 'numbers' ? index : isOld ? 0 : 1 + ((index >> 2) % 9);
        put(connection, declared.collection, record, rule.path, valueOf(field, input, turn, at(index)));
      }
    }
}

/** Sets a field of a record. A record within the record gets all its other required fields too. */
function put(connection: Connection, collection: string, record: Stored, path: string, value: unknown) {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) record[head] = value;
  else record[head] = { ...whole(schemaOf(connection, collection).path(head)), [rest.join('.')]: value };
}

/** Returns a record within a record with all its fields. */
const whole = ({ schema }: SchemaType & { schema?: StoredSchema }): Stored =>
  Object.fromEntries(
    Object.entries(schema?.paths ?? {}).map(([name, field]) => [name, valueOf(field, {}, 1, new Date(0))]),
  );

/** Returns a value of this field; the same turn gives the same value. */
function valueOf(
  field: SchemaType,
  { enum: choices, minimum = 0 }: Schema,
  turn: number,
  time: Date,
): unknown {
  const allowed = choices ?? (field.options.enum as unknown[] | undefined);
  // Only the first turn gives the first choice.
  if (allowed) return field.cast(allowed[turn && 1 + ((turn - 1) % (allowed.length - 1))]);
  const id = `66f0c0ffee${String(turn).padStart(14, '0')}`;
  switch (field.instance) {
    case 'Number':
      return minimum + turn;
    case 'Boolean':
      return turn === 0;
    case 'Date':
      return time;
    case 'ObjectId':
      return new Types.ObjectId(id);
    case 'Embedded':
      return whole(field);
    default:
      return id;
  }
}

/** A question with one filter, and the records that it must find. */
export interface FilterCase {
  name: string;
  query: Record<string, string | number | boolean>;
  isWanted: (record: Stored) => boolean;
  /** The filter is for equal values: an index can hold it together with the order of the list. */
  isEqual: boolean;
}

const text = (value: unknown) => String(value);

/** Returns the questions of a filter. They follow from how the field must compare and from the values that the records have. */
export function casesOf(
  connection: Connection,
  declared: DeclaredList,
  rule: Rule,
  records: Stored[],
): FilterCase[] {
  const { name, path, match } = rule;
  fieldOf(connection, declared, rule);
  const listed = records.filter(declared.isListed);
  const one = (
    query: FilterCase['query'],
    isRight: (value: unknown) => boolean,
    isEqual = false,
  ): FilterCase => ({
    name: `${declared.path} ${JSON.stringify(query)}`,
    query: { ...declared.always, ...query },
    isWanted: (record) => declared.isListed(record) && isRight(valueAt(record, path)),
    isEqual,
  });
  const values = listed.map((record) => valueAt(record, path) ?? null).filter((value) => value !== null);
  if (match === 'is' || match === 'id')
    return [...new Set(values.map(text))]
      .slice(0, 3)
      .map((wanted) => one({ [name]: wanted }, (value) => value !== null && text(value) === wanted, true));
  if (match === 'present')
    return [true, false].map((wanted) =>
      one({ [name]: wanted }, (value) => ((value ?? null) !== null) === wanted),
    );
  const place = (value: unknown) =>
    match === 'days' ? (value as Date).toISOString().slice(0, 10) : Number(value);
  const places = values.map(place).sort((first, second) => (first < second ? -1 : Number(first > second)));
  const [from, to] = [places[Math.floor(places.length / 4)]!, places[Math.floor(places.length / 2)]!];
  const isPlaced = (value: unknown, isRight: (at: string | number) => boolean) =>
    (value ?? null) !== null && isRight(place(value));
  return [
    one({ [name]: from, [endOf(name)]: to }, (value) => isPlaced(value, (at) => at >= from && at <= to)),
    one({ [name]: to }, (value) => isPlaced(value, (at) => at >= to)),
  ];
}
