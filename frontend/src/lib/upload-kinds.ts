import { fileBytes } from './shared-limits.gen';

/**
 * The files that the server accepts, by kind. The server checks the content; this check only avoids useless uploads.
 */
export const uploadKinds = {
  image: {
    accept: 'image/png,image/apng,image/jpeg,image/webp,image/gif',
    types: /^image\/(a?png|jpeg|webp|gif)$/,
    endings: /\.(a?png|jpe?g|webp|gif)$/i,
  },
  animation: {
    accept: '.svga,image/webp,image/gif,video/mp4',
    types: /^(image\/(webp|gif)|video\/mp4)$/,
    endings: /\.(svga|webp|gif|mp4)$/i,
  },
  audio: {
    accept: '.mp3,.m4a,.ogg,.wav,audio/mpeg,audio/mp4,audio/ogg,audio/wav',
    types: /^audio\/(mpeg|mp3|mp4|x-m4a|ogg|wav|x-wav|wave|vnd\.wave)$/,
    endings: /\.(mp3|m4a|ogg|wav)$/i,
  },
  /** A whole catalogue. */
  transfer: {
    accept: '.zip,.json,.csv',
    types: /^(application\/(zip|x-zip-compressed|json|vnd\.ms-excel)|text\/(csv|plain))$/,
    endings: /\.(zip|json|csv)$/i,
  },
  /** A table of records to import. */
  table: {
    accept: '.csv,.tsv,.txt',
    types: /^(application\/vnd\.ms-excel|text\/(csv|plain|tab-separated-values))$/,
    endings: /\.(csv|tsv|txt)$/i,
  },
} as const;

export type UploadKind = keyof typeof uploadKinds;

/** Returns the size of the largest file of a kind, as staff read it. */
export const largestFile = (kind: UploadKind) => `${fileBytes[kind] / 1024 ** 2} MB`;

export const isUploadKind = (kind: string | undefined): kind is UploadKind =>
  kind !== undefined && Object.hasOwn(uploadKinds, kind);

/** Returns why the server would reject a file; undefined if the file looks valid. */
export function problemOf(file: File, kind: UploadKind): 'type' | 'empty' | 'size' | undefined {
  const { types, endings } = uploadKinds[kind];
  // Systems that do not know a file type report none or a generic one. The file extension decides then.
  const known = file.type && file.type !== 'application/octet-stream';
  if (!(known ? types.test(file.type) : endings.test(file.name))) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > fileBytes[kind] ? 'size' : undefined;
}
