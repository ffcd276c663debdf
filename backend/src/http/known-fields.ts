import type { Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { MAY_BE_EMPTY } from './fields.js';

interface Fields {
  all: ReadonlySet<string>;
  mayBeEmpty: ReadonlySet<string>;
}
const known = new WeakMap<Type, Fields>();

/** Returns the names of the fields that a DTO and its base classes declare. */
export const knownFields = (dto: Type): ReadonlySet<string> => fieldsOf(dto).all;

/** Returns the names of the fields to which an empty text is a value of its own. */
export const fieldsThatMayBeEmpty = (dto: Type): ReadonlySet<string> => fieldsOf(dto).mayBeEmpty;

function fieldsOf(dto: Type): Fields {
  const fields = known.get(dto) ?? read(dto);
  known.set(dto, fields);
  return fields;
}

function read(dto: Type): Fields {
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
  const names = (some: typeof rules) => new Set(some.map(({ propertyName }) => propertyName));
  return { all: names(rules), mayBeEmpty: names(rules.filter(({ name }) => name === MAY_BE_EMPTY)) };
}
