import { formatNumber } from '../../../lib/format';

/** Returns bytes as whole MB, at least 1 of a file that is not empty. */
export const megabytes = (bytes: number): string =>
  formatNumber(bytes ? Math.max(1, Math.floor(bytes / 1024 ** 2)) : 0);
