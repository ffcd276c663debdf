import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../../core/caller.js';
import { AppError } from '../../core/errors.js';
import { FILE_LIMITS, type FileKind } from '../../core/file-kinds.js';

const MB = 1024 * 1024;

/** The maximum total bytes of all running uploads, separately for large ones (videos and imports) and small ones. */
const MOST_BYTES = { large: 512 * MB, small: 256 * MB };
/** The maximum number of running uploads per account. Staff upload whole catalogues. */
const MOST_OF_USER = { large: 4, small: 4 };
const MOST_OF_STAFF = { large: 4, small: 10 };
/** The maximum total bytes of one user's running uploads: two of the largest videos. */
const MOST_BYTES_OF_USER = 2 * (FILE_LIMITS.video + FILE_LIMITS.image);
/** The value of Retry-After in seconds for an upload that exceeds a limit. */
const RETRY_SECONDS = 30;

interface Upload {
  pot: 'large' | 'small';
  account: string;
  bytes: number;
}

/**
 * Limits the uploads that this process receives, by their declared bytes, so that together they fit on the disk of the
 * incoming folder. Large and small uploads are counted separately, so that videos leave room for pictures.
 */
@Injectable()
export class UploadsInFlight {
  private readonly uploads = new Set<Upload>();

  /**
   * Fails with RATE_LIMITED (staff: UNAVAILABLE) while the account has too many running uploads, or a user too many
   * bytes, and with UNAVAILABLE while all uploads together have too many bytes.
   */
  check(request: Request, kinds: FileKind[]): void {
    this.checkRoom(uploadOf(request, kinds), isUser(request.user));
  }

  /** Counts an upload of files of these kinds, or fails as `check` does; returns a function that ends the upload. */
  begin(request: Request, kinds: FileKind[]): () => void {
    return this.add(uploadOf(request, kinds), isUser(request.user));
  }

  /** Counts a stored upload of staff while a call uses a local copy of its content; fails and ends as `begin` does. */
  beginStored({ id, role }: Caller, bytes: number): () => void {
    return this.add({ pot: 'large', account: id, bytes }, isUser({ role }));
  }

  private add(upload: Upload, ofUser: boolean): () => void {
    this.checkRoom(upload, ofUser);
    this.uploads.add(upload);
    return () => this.uploads.delete(upload);
  }

  private checkRoom({ pot, account, bytes }: Upload, ofUser: boolean): void {
    const alike = [...this.uploads].filter((one) => one.pot === pot);
    const most = (ofUser ? MOST_OF_USER : MOST_OF_STAFF)[pot];
    const own = alike.filter((one) => one.account === account);
    if (own.length >= most || (ofUser && own.length > 0 && sumOf(own) + bytes > MOST_BYTES_OF_USER)) {
      const message = 'Other uploads of this account are in progress. Please wait until an upload finishes';
      throw new AppError(ofUser ? 'RATE_LIMITED' : 'UNAVAILABLE', message, undefined, RETRY_SECONDS);
    }
    if (sumOf(alike) + bytes > MOST_BYTES[pot]) {
      const message = 'Too many uploads are in progress. Please try again in a minute';
      throw new AppError('UNAVAILABLE', message, undefined, RETRY_SECONDS);
    }
  }
}

const isUser = (caller: unknown) => (caller as Pick<Caller, 'role'> | undefined)?.role === 'user';
const sumOf = (uploads: Upload[]) => uploads.reduce((sum, { bytes }) => sum + bytes, 0);

function uploadOf(request: Request, kinds: FileKind[]): Upload {
  const largest = Math.max(...kinds.map((kind) => FILE_LIMITS[kind]));
  // Before the form is parsed, each file may be as large as the largest kind.
  const most = largest * kinds.length;
  const bytes = Math.min(Number(request.headers['content-length'] ?? most), most);
  const account = (request.user as Caller | undefined)?.id ?? String(request.ip);
  return { pot: largest >= FILE_LIMITS.video ? 'large' : 'small', account, bytes };
}
