import { formatNumber } from '../../../lib/format';
import { inSentence } from '../shared/catalogues.texts';

/** Texts of the import into a catalogue. */
export const texts = {
  title: (many: string) => `Import ${inSentence(many)}`,
  hint: 'A table adds a record for each row without an id, and changes the record with that id. An export (ZIP or JSON) copies a catalogue from another server.',
  template: (kind: string) => `${kind}.csv`,
  archive: (kind: string) => `${kind}.zip`,
  files: {
    label: 'Files of the records',
    hint: 'The pictures and other files that the table names. You can also choose a ZIP of the table and its files above.',
    choose: 'Choose files',
    folder: 'Choose a folder',
    remove: 'Remove the files',
    chosen: (count: number, size: string) =>
      `${count === 1 ? '1 file' : `${formatNumber(count)} files`}, ${size} MB`,
  },
  ignored: (columns: string) => `These columns are not read: ${columns}`,
  found: 'Preview',
  finished: 'Result',
  another: 'Import another file',
  toList: (many: string) => `Show ${inSentence(many)}`,
  upload: {
    /** How much of a file has arrived, in MB. */
    arrived: (sent: string, all: string) =>
      `${sent} of ${all} MB uploaded. You can close this tab and continue within 24 hours.`,
    lost: 'No connection. The upload continues by itself when the connection is back.',
    unfinished: 'Unfinished uploads',
    continue: (name: string, sent: string, all: string) =>
      `Continue the upload of ${name} (${sent} of ${all} MB)`,
    again: 'Choose the same file again. Only the rest is sent.',
    use: (name: string) => `Check ${name}, which is uploaded already`,
    remove: (name: string) => `Remove the upload of ${name}`,
    other: (name: string) =>
      `This is not the file of the unfinished upload. Choose ${name} as it was, or remove the upload.`,
    gone: 'The upload is no longer on the server. Choose the file again.',
  },
  run: (records: number) => (records === 1 ? 'Import 1 record' : `Import ${records} records`),
  record: 'Record',
  would: {
    added: 'will be added',
    changed: 'will be updated',
    unchanged: 'unchanged',
    refused: 'cannot be imported',
  },
  done: { added: 'added', changed: 'updated', unchanged: 'unchanged', refused: 'not imported' },
};
