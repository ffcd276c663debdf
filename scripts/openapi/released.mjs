// The record of the released version, which npm run release writes, and the breaks that the next version makes on purpose.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ensure.mjs';
import { recordOf } from './record.mjs';

const FOLDER = join(root, 'backend/test/openapi');
const RELEASED = join(FOLDER, 'released.json');
const ACCEPTED = join(FOLDER, 'accepted-breaks.json');

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

export const readReleased = () => ({ record: read(RELEASED), accepted: read(ACCEPTED) });

/** Records this document as that of the released version. What the version broke on purpose is part of the record. */
export function writeReleased(document) {
  mkdirSync(FOLDER, { recursive: true });
  write(RELEASED, recordOf(document));
  write(ACCEPTED, []);
}
