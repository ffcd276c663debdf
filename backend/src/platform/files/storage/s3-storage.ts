import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Request, Response } from 'express';
import { present } from '../../../core/present.js';
import { RangeNotSatisfiable } from '../../../core/errors.js';
import { ConfigError, type S3Settings } from '../../../core/config/env.js';
import { type Keep, Storage } from './storage.js';

/**
 * The number of attempts to send a file. The S3 client cannot retry a file upload itself, because its stream is
 * consumed, so each attempt starts from the beginning.
 */
const ATTEMPTS = 3;
const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
};

/**
 * Stores files in a bucket of any S3-compatible service. Files are read through this server, not by presigned URLs: the
 * access rule for videos stays in one place, and a URL in a record never expires.
 */
export class S3Storage extends Storage {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ endpoint, region, bucket, accessKey, secretKey }: S3Settings) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      maxAttempts: ATTEMPTS,
      // Some S3-compatible servers do not support the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async check(): Promise<void> {
    try {
      await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }));
    } catch (error) {
      const status = statusOf(error);
      throw new ConfigError(
        status === 404
          ? `S3_BUCKET: there is no bucket '${this.bucket}'`
          : `S3_ENDPOINT: the storage cannot be used (${status ?? (error as Error).message})`,
      );
    }
  }

  async take(path: string, from: string): Promise<void> {
    const { size } = await stat(from);
    for (let attempt = 1; ; attempt++) {
      try {
        await this.put(path, createReadStream(from), size);
        break;
      } catch (error) {
        if (attempt === ATTEMPTS || (statusOf(error) ?? 500) < 500) throw error;
      }
    }
    await rm(from);
  }

  async write(path: string, content: Buffer): Promise<void> {
    await this.put(path, content, content.length);
  }

  async open(path: string): Promise<Blob | undefined> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: path }));
      return new Blob([await present(Body).transformToByteArray()]);
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  }

  async send(path: string, request: Request, response: Response, keep: Keep): Promise<boolean> {
    const object = await this.find(path, request);
    if (object === 'missing') return false;
    response.setHeader('Cache-Control', keep);
    response.setHeader('Accept-Ranges', 'bytes');
    if (object === 'unchanged') {
      response.status(304).end();
      return true;
    }
    response.status(object.ContentRange ? 206 : 200);
    response.setHeader('Content-Type', typeOf(path));
    for (const [name, value] of Object.entries({
      'Content-Length': object.ContentLength,
      'Content-Range': object.ContentRange,
      ETag: object.ETag,
      'Last-Modified': object.LastModified?.toUTCString(),
    })) {
      if (value !== undefined) response.setHeader(name, value);
    }
    if (!object.Body) response.end();
    else await pipeline(object.Body as Readable, response).catch((error: unknown) => ifNotBrokenOff(error));
    return true;
  }

  async *list(): AsyncIterable<string[]> {
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: 'uploads/' });
    for await (const { Contents = [] } of pages) yield Contents.map(({ Key }) => present(Key));
  }

  async remove(paths: string[]): Promise<void> {
    if (!paths.length) return;
    const Objects = paths.map((Key) => ({ Key }));
    const { Errors = [] } = await this.client.send(
      new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects, Quiet: true } }),
    );
    // The call succeeds even when single objects are rejected.
    const [refused] = Errors;
    if (refused) throw new Error(`${refused.Key}: ${refused.Code} ${refused.Message ?? ''}`.trim());
  }

  private async put(path: string, Body: Readable | Buffer, ContentLength: number): Promise<void> {
    await this.client.send(
      new PutObjectCommand({
        Bucket: this.bucket,
        Key: path,
        Body,
        ContentLength,
        ContentType: typeOf(path),
      }),
    );
  }

  private async sizeOf(path: string): Promise<number> {
    const { ContentLength } = await this.client.send(
      new HeadObjectCommand({ Bucket: this.bucket, Key: path }),
    );
    return ContentLength ?? 0;
  }

  /** Returns the object for a conditional or range request. */
  private async find(
    path: string,
    request: Request,
  ): Promise<Omit<GetObjectCommandOutput, '$metadata'> | 'unchanged' | 'missing'> {
    const since = request.headers['if-modified-since'];
    const wanted = {
      Bucket: this.bucket,
      Key: path,
      IfNoneMatch: request.headers['if-none-match'],
      IfModifiedSince: since && !Number.isNaN(Date.parse(since)) ? new Date(since) : undefined,
    };
    try {
      return request.method === 'HEAD'
        ? await this.client.send(new HeadObjectCommand(wanted))
        : await this.client.send(new GetObjectCommand({ ...wanted, Range: request.headers.range }));
    } catch (error) {
      const status = statusOf(error);
      if (status === 304) return 'unchanged';
      if (status === 416) throw new RangeNotSatisfiable(await this.sizeOf(path));
      if (status === 404) return 'missing';
      throw error;
    }
  }
}

/** Returns the content type of a file. Unknown types are download-only. */
const typeOf = (path: string) => TYPES[extname(path)] ?? 'application/octet-stream';

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** Ignores an aborted download: a player that stops is not a failure. */
function ifNotBrokenOff(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
