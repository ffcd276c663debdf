import type { FileKind } from './file-kinds.js';

/** A file that came with a request and passed the check of its content. Goes away with the request unless it is stored. */
export class IncomingFile {
  constructor(
    readonly path: string,
    readonly kind: FileKind,
    readonly extension: string,
    readonly field: string,
  ) {}
}

/** A file that came with a request and was refused: in the place of the file, so that its reason is told with the other faults. */
export class RefusedFile {
  constructor(readonly why: string) {}
}
