// The fields of a class of requests or answers, as its decorators declare them.
import type { Type } from '@nestjs/common';

/** The metadata of `ApiProperty`. @nestjs/swagger does not export these names. */
const NAMES = 'swagger/apiModelPropertiesArray';
const SCHEMA = 'swagger/apiModelProperties';

export interface FieldSchema {
  type?: unknown;
  format?: string;
  isArray?: boolean;
  items?: FieldSchema;
  enum?: readonly unknown[];
  required?: boolean;
  description?: string;
  example?: unknown;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Returns the names of a class's fields. */
export const fieldNames = (type: Type): string[] =>
  // The metadata marks each name with a colon.
  ((Reflect.getMetadata(NAMES, type.prototype as object) ?? []) as string[]).map((marked) => marked.slice(1));

/** Returns the schema that the decorators of a field declare. */
export const schemaOf = (type: Type, name: string): FieldSchema =>
  (Reflect.getMetadata(SCHEMA, type.prototype as object, name) ?? {}) as FieldSchema;

/** Returns the type of a field, or of the entries of a list. */
export function typeOf({ type, isArray = false, items }: FieldSchema): { type: unknown; isList: boolean } {
  if (type === 'array') return { type: items?.type, isList: true };
  // A function of this name delays its class, as in `type: () => User`.
  const isDelayed = typeof type === 'function' && type.name === 'type';
  const stated: unknown = isDelayed ? (type as () => unknown)() : type;
  return Array.isArray(stated) ? { type: stated[0], isList: true } : { type: stated, isList: isArray };
}

const PLAIN = new Set<unknown>([String, Number, Boolean, Object, Date]);

/** Returns the class of a field that holds records; undefined for a plain value. */
export function classOf(schema: FieldSchema): Type | undefined {
  const { type } = typeOf(schema);
  return typeof type === 'function' && !PLAIN.has(type) ? (type as Type) : undefined;
}
