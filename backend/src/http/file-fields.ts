// Decorator for the file fields of forms.
import { Transform } from 'class-transformer';
import { IsNotEmpty, ValidateBy } from 'class-validator';
import { FILE_LIMITS, type FileKind } from '../core/file-kinds.js';
import { IncomingFile, RefusedFile } from '../core/incoming-file.js';
import { field, REQUIRED } from './fields.js';

/** The name of the validation rule that fails when the content of a file does not fit its field. */
export const FILE_RULE = 'holdsFile';

const FILES = Symbol('files');
/** A file field of a form. The content of the file decides whether it fits the kind (core/file-kinds.ts). */
export const File =
  (kind: FileKind): PropertyDecorator =>
  (target, name) => {
    const files = (Reflect.getMetadata(FILES, target) ?? {}) as Record<string, FileKind>;
    Reflect.defineMetadata(FILES, { ...files, [name]: kind }, target);
    field(
      {
        type: String,
        format: 'binary',
        description: `A file: ${kind}`,
        'x-max-bytes': FILE_LIMITS[kind],
      },
      // Only the upload interceptor creates these objects. A value from a JSON body is not a file, whatever path it
      // names.
      Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) =>
        obj[key] instanceof IncomingFile || obj[key] instanceof RefusedFile ? obj[key] : undefined,
      ),
      IsNotEmpty(REQUIRED),
      ValidateBy({
        name: FILE_RULE,
        validator: {
          validate: (value: unknown) => !(value instanceof RefusedFile),
          defaultMessage: (given) => (given?.value as RefusedFile | undefined)?.why ?? '',
        },
      }),
    )(target, name);
  };
/** Returns the file fields of a DTO class with the kind of each. */
export const filesOf = (dto: { prototype: object }): Record<string, FileKind> =>
  (Reflect.getMetadata(FILES, dto.prototype) ?? {}) as Record<string, FileKind>;
/** Copies the file fields to a DTO that derives from another DTO (PartialType). */
export const copyFiles = (from: { prototype: object }, to: { prototype: object }): void =>
  Reflect.defineMetadata(FILES, filesOf(from), to.prototype);
