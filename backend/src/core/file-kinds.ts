const MB = 1024 * 1024;

/** Size limits in bytes by kind of file field. */
export const FILE_LIMITS = {
  image: 5 * MB,
  animation: 10 * MB,
  audio: 20 * MB,
  video: 100 * MB,
  transfer: 500 * MB,
  table: 2 * MB,
  /** One part of a large file that is uploaded in parts. */
  part: 4 * MB,
} as const;
export type FileKind = keyof typeof FILE_LIMITS;

/** Why a table in another encoding than UTF-8 is refused, and what to do. */
export const SAVE_AS_CSV = 'The letters of this file cannot be read. Save the file as “CSV UTF-8”';
