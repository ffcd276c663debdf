import type { FileKind } from './file-kinds.js';

/** An uploaded file that passed the content check. The file is deleted with the request unless it is stored. */
export class IncomingFile {
  constructor(
    readonly path: string,
    readonly kind: FileKind,
    readonly extension: string,
    readonly field: string,
  ) {}
}

/**
 * A rejected upload. It takes the place of the file so that validation reports its reason with the other field errors.
 */
export class RefusedFile {
  constructor(readonly why: string) {}
}
