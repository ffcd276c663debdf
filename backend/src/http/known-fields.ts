import type { Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';

const known = new WeakMap<Type, ReadonlySet<string>>();

/** Returns the names of the fields that a DTO and its base classes declare. */
export function knownFields(dto: Type): ReadonlySet<string> {
  const fields = known.get(dto) ?? read(dto);
  known.set(dto, fields);
  return fields;
}

const read = (dto: Type) =>
  new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(dto, '', false, false)
      .map(({ propertyName }) => propertyName),
  );
