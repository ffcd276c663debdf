import { upload } from '../records.js';
import type { Entries } from '../requests.js';

export const UPLOADS: Entries = {
  listUploads: {},
  startUpload: {
    body: { purpose: 'catalogues/tags', name: 'tags.zip', size: 100, fingerprint: 'f'.repeat(64) },
  },
  fetchUpload: { path: upload },
  addUploadPart: { path: upload, body: { offset: 0 }, files: ['part'] },
  deleteUpload: { path: upload },
};
