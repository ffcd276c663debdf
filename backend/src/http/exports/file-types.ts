import type { ExportFormat } from '../portion.js';

/** The media types of exported files. */
export const FILE_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
