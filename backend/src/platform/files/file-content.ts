// Determines the type of an uploaded file by its content, never by its name.
import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '../../core/errors.js';
import { type FileKind, SAVE_AS_CSV } from '../../core/file-kinds.js';
import { hasOnlySound } from './metadata/has-only-sound.js';
import { isZipSvga, isZlibSvga } from './svga/is-svga.js';

const MIMES: Record<FileKind, Record<string, string>> = {
  // Of an animated PNG, the stored picture is the first frame.
  image: {
    'image/png': 'png',
    'image/apng': 'png',
    'image/jpeg': 'jpg',
    'image/webp': 'webp',
    'image/gif': 'gif',
  },
  animation: { 'image/webp': 'webp', 'image/gif': 'gif', 'video/mp4': 'mp4', 'application/zip': 'svga' },
  audio: {
    'audio/mpeg': 'mp3',
    'audio/ogg': 'ogg',
    'audio/wav': 'wav',
  },
  video: { 'video/mp4': 'mp4', 'video/webm': 'webm' },
  transfer: {},
  table: {},
  part: {},
};
/** What a file may be whose tracks decide whether it is sound: its first bytes name only a brand. */
const ISO_MEDIA = /^(audio\/(mp4|x-m4a)|video\/(mp4|x-m4v|3gpp2?|quicktime))$/;
const NAMES: Record<FileKind, string> = {
  image: 'a PNG, JPEG, WebP or GIF picture',
  animation: 'an SVGA, WebP, GIF or MP4 animation',
  audio: 'an MP3, M4A, OGG or WAV file',
  video: 'an MP4 or WebM video',
  transfer: 'a ZIP, JSON or CSV file of a catalogue',
  table: 'a CSV file',
  part: 'a part of a file',
};

/** Returns the extension for a stored file of this kind. FILE_REJECTED when the content does not fit the kind. */
export async function extensionOf(path: string, kind: FileKind, field: string): Promise<string> {
  const reject = (why: string) => new AppError('FILE_REJECTED', why, [{ field, message: why }]);
  // The whole file is checked when all parts have arrived.
  if (kind === 'part') return 'part';
  const isTable = kind === 'transfer' || kind === 'table';
  if (isTable && (await isUtf16(path))) throw reject(SAVE_AS_CSV);
  const type = await fileTypeFromFile(path);
  const mime = type?.mime.split(';')[0] ?? '';
  if (kind === 'audio' && ISO_MEDIA.test(mime) && (await hasOnlySound(path))) return 'm4a';
  const extension = MIMES[kind][mime];
  if (extension === 'mp4' && (await hasOnlySound(path))) throw reject(`Choose ${NAMES[kind]}`);
  if (extension && mime !== 'application/zip') return extension;
  if (kind === 'animation' && (mime === 'application/zip' || mime === 'application/zlib' || mime === '')) {
    const isSvga = mime === 'application/zip' ? isZipSvga : isZlibSvga;
    if (await isSvga(path)) return 'svga';
  }
  if (isTable) {
    const isZip = kind === 'transfer' && mime === 'application/zip';
    const format = isZip ? 'zip' : mime === '' && (await textFormat(path));
    if (format === 'empty') throw reject('This file is empty');
    if (format && (kind === 'transfer' || format === 'csv')) return format;
  }
  throw reject(`Choose ${NAMES[kind]}`);
}

const UTF_16 = new Set(['fffe', 'feff']);

/** Returns whether a file begins with the byte order mark of UTF-16, as what spreadsheets save as “Unicode text”. */
async function isUtf16(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return UTF_16.has(buffer.toString('hex'));
  } finally {
    await file.close();
  }
}

/** Returns the text format, judged by the beginning of the file, or undefined when the file is not text. */
async function textFormat(path: string): Promise<'json' | 'csv' | 'empty' | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    const begin = buffer.toString('utf8', 0, bytesRead).replace(/^\uFEFF/, '');
    if (begin.includes('\0')) return undefined;
    if (!begin.trim() && bytesRead < 1024) return 'empty';
    return begin.trimStart().startsWith('{') ? 'json' : 'csv';
  } finally {
    await file.close();
  }
}
