import type { FileKind } from './file-kinds.js';

/** An uploaded file that passed the content check. The file is deleted with the request unless it is stored. */
export class IncomingFile {
  constructor(
    readonly path: string,
    readonly kind: FileKind,
    readonly extension: string,
    readonly field: string,
    /** SHA-256 of the content; only of a table. */
    readonly digest = '',
  ) {}

  /** Returns what an idempotency key compares: the content, and not the path, which differs between two uploads. */
  toJSON(): object {
    return { field: this.field, kind: this.kind, content: this.digest || this.path };
  }
}

/**
 * A rejected upload. It takes the place of the file so that validation reports its reason with the other field errors.
 */
export class RefusedFile {
  constructor(readonly why: string) {}
}
