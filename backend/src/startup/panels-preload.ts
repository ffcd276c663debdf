// The panels' code is loaded in steps: frame, panel, screens. Named in the page, the steps come together.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { present } from '../core/present.js';
import type { StaffRole } from '../core/roles.js';

/** A chunk of the build's manifest: its file, its style sheets, and the chunks that it cannot run without. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const FOLDERS: Record<StaffRole, string> = {
  admin: 'admin',
  bd: 'bd',
  agencyadmin: 'agency-admin',
  agency: 'agency',
  coin: 'coin',
};
const PAGE = 'index.html';

/**
 * Takes the folder of the built panels. Gives what a panel's page loads at once, as <link> elements: for somebody who seems
 * to be signed in the screens, for anybody else the login.
 */
export function preloads(dist: string): (panel: StaffRole, signedIn: boolean) => string {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const links = (folder: string, part: string) => {
    // The page names its own chunks itself.
    const there = withImports(manifest, [PAGE]);
    const chunks = withImports(manifest, [`src/panels/${folder}/panel.tsx`, `src/panels/${part}.tsx`]);
    const needed = [...chunks].filter((key) => !there.has(key)).map((key) => present(manifest[key]));
    return [
      ...needed
        .flatMap(({ css = [] }) => css)
        .map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
      ...needed.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
    ].join('');
  };
  const known = Object.entries(FOLDERS).map(
    ([panel, folder]) =>
      [panel, { routes: links(folder, `${folder}/routes`), login: links(folder, 'logins') }] as const,
  );
  const of = Object.fromEntries(known) as Record<StaffRole, { routes: string; login: string }>;
  return (panel, signedIn) => of[panel][signedIn ? 'routes' : 'login'];
}

/** The keys of these chunks and of all that they import. Panels of an older build lack some: they load them by themselves. */
function withImports(
  manifest: Record<string, Chunk>,
  keys: string[],
  found = new Set<string>(),
): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) continue;
    found.add(key);
    withImports(manifest, chunk.imports ?? [], found);
  }
  return found;
}
