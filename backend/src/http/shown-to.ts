// Fields of an answer that only some roles see. The document names the roles as `x-to`; the API leaves the field out for
// all others, in answers (envelope.interceptor.ts) and in files (exports/columns.ts).
import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { Role } from '../core/roles.js';
import { classOf, fieldNames, schemaOf } from './response-fields.js';

/** Says which roles see a field of an answer. The field is optional in the document. */
export const ShownTo = (...roles: readonly Role[]): PropertyDecorator =>
  ApiProperty({ required: false, 'x-to': roles } as object);

/** Returns a class of the same optional fields, which only these roles see. */
export function shownTo<T>(roles: readonly Role[], base: Type<T>): Type<T> {
  class Shown extends (base as Type<object>) {}
  for (const name of fieldNames(base)) ShownTo(...roles)(Shown.prototype, name);
  return Shown as Type<T>;
}

/** Returns whether a role sees a field of this class. */
export function isShownTo(type: Type, name: string, role: string | undefined): boolean {
  const roles = (schemaOf(type, name) as { 'x-to'?: readonly string[] })['x-to'];
  return roles === undefined || (role !== undefined && roles.includes(role));
}

/** The fields of a class that a role does not see, and the classes below it. */
interface Hidden {
  gone: Set<string>;
  below: Map<string, Hidden>;
}
const known = new WeakMap<Type, Map<string, Hidden>>();
/** Whether a class has hidden fields in or below it. */
const hiding = new WeakMap<Hidden, boolean>();

/** Leaves out of an answer of this class what the role does not see. */
export function shownIn(type: Type, role: string | undefined, answer: object): object {
  const hidden = hiddenIn(type, role);
  return hides(hidden) ? (without(answer, hidden) as object) : answer;
}

function hiddenIn(type: Type, role = ''): Hidden {
  const roles = known.get(type) ?? new Map<string, Hidden>();
  known.set(type, roles);
  const found = roles.get(role);
  if (found) return found;
  const hidden: Hidden = { gone: new Set(), below: new Map() };
  // Before its fields are read: a class may hold itself.
  roles.set(role, hidden);
  for (const name of fieldNames(type)) {
    if (!isShownTo(type, name, role)) hidden.gone.add(name);
    const inner = classOf(schemaOf(type, name));
    if (inner) hidden.below.set(name, hiddenIn(inner, role));
  }
  return hidden;
}

function hides(hidden: Hidden): boolean {
  const result = hiding.get(hidden) ?? hidesAny(hidden, new Set());
  hiding.set(hidden, result);
  return result;
}

function hidesAny(hidden: Hidden, seen: Set<Hidden>): boolean {
  if (seen.has(hidden)) return false;
  seen.add(hidden);
  return hidden.gone.size > 0 || [...hidden.below.values()].some((inner) => hidesAny(inner, seen));
}

function without(value: unknown, hidden: Hidden): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => without(one, hidden));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (hidden.gone.has(name)) return [];
      const further = hidden.below.get(name);
      return [[name, further && hides(further) ? without(inner, further) : (inner as unknown)]];
    }),
  );
}
