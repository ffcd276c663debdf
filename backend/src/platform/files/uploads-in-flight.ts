import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../../core/caller.js';
import { AppError } from '../../core/errors.js';
import { FILE_LIMITS, type FileKind } from '../../core/file-kinds.js';

const MB = 1024 * 1024;

/** Bytes that all uploads under way may have together: videos and imports, and forms of smaller files. */
const MOST_BYTES = { large: 512 * MB, small: 256 * MB };
/** Uploads that one account may have under way. Staff fill whole catalogues. */
const MOST_OF_USER = { large: 4, small: 4 };
const MOST_OF_STAFF = { large: 4, small: 10 };
/** Bytes that the uploads of one user may have together: two of the largest videos. */
const MOST_BYTES_OF_USER = 2 * (FILE_LIMITS.video + FILE_LIMITS.image);
/** Seconds after which an upload that found no room may be tried again. */
const RETRY_SECONDS = 30;

interface Upload {
  pot: 'large' | 'small';
  account: string;
  bytes: number;
}

/**
 * The uploads that this process receives, by the bytes that they declare: together they fit on the disk where files lie until they
 * are stored. Large and small ones are counted apart, so that videos leave room for pictures.
 */
@Injectable()
export class UploadsInFlight {
  private readonly uploads = new Set<Upload>();

  /** RATE_LIMITED (staff: UNAVAILABLE) while too many uploads of the account are under way, UNAVAILABLE while too many bytes are in all. */
  check(request: Request, kinds: FileKind[]): void {
    this.checkRoom(uploadOf(request, kinds), request);
  }

  /** Counts an upload of files of these kinds, or fails as `check` does; returns what ends the upload. */
  begin(request: Request, kinds: FileKind[]): () => void {
    const upload = uploadOf(request, kinds);
    this.checkRoom(upload, request);
    this.uploads.add(upload);
    return () => this.uploads.delete(upload);
  }

  private checkRoom({ pot, account, bytes }: Upload, request: Request): void {
    const alike = [...this.uploads].filter((one) => one.pot === pot);
    const isUser = (request.user as Caller | undefined)?.role === 'user';
    const most = (isUser ? MOST_OF_USER : MOST_OF_STAFF)[pot];
    const own = alike.filter((one) => one.account === account);
    if (own.length >= most || (isUser && own.length > 0 && sumOf(own) + bytes > MOST_BYTES_OF_USER)) {
      const message =
        'Other uploads of this account are in progress. Please wait until one of them finishes.';
      throw new AppError(isUser ? 'RATE_LIMITED' : 'UNAVAILABLE', message, undefined, RETRY_SECONDS);
    }
    if (sumOf(alike) + bytes > MOST_BYTES[pot]) {
      const message = 'Too many uploads are in progress. Please try again in a minute.';
      throw new AppError('UNAVAILABLE', message, undefined, RETRY_SECONDS);
    }
  }
}

const sumOf = (uploads: Upload[]) => uploads.reduce((sum, { bytes }) => sum + bytes, 0);

function uploadOf(request: Request, kinds: FileKind[]): Upload {
  const largest = Math.max(...kinds.map((kind) => FILE_LIMITS[kind]));
  // Each file may have the size of the largest until its form is read.
  const most = largest * kinds.length;
  const bytes = Math.min(Number(request.headers['content-length'] ?? most), most);
  const account = (request.user as Caller | undefined)?.id ?? String(request.ip);
  return { pot: largest >= FILE_LIMITS.video ? 'large' : 'small', account, bytes };
}
