import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';

/** Folders that are installed, built or hidden. */
const LEFT_OUT = /^(\.|node_modules$|dist$|test-results$)/;

/** Returns the paths of the files of a checkout whose names match, relative to the checkout. */
export function filesOf(name, { checkout = root, folder = '' } = {}) {
  return readdirSync(join(checkout, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return LEFT_OUT.test(entry.name) ? [] : filesOf(name, { checkout, folder: path });
    return name.test(entry.name) ? [path] : [];
  });
}
