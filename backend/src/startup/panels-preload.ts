// The panels load their code in steps: frame, panel, screens. Preload links in the page load these steps at the same
// time.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { present } from '../core/present.js';
import type { StaffRole } from '../core/roles.js';

/** A chunk of the build manifest: its file, its style sheets, and the chunks that it imports. */
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
/** What every page runs after the first paint. */
const START = 'src/start.tsx';
const LANDING = 'src/features/landing/landing.tsx';
/** The letters of English, which every page shows first. */
const TYPEFACE = /\binter-latin-wght-normal\.woff2$/;

/**
 * Takes the folder of the built panels. Returns a function that lists what a panel's page loads immediately, as <link>
 * elements: the frame and the code of the screen (source files) for a visitor who seems to be signed in, otherwise the
 * login; without a panel the landing page. Every page loads the typeface, so that no text changes its letters later.
 */
export function preloads(
  dist: string,
): (panel: StaffRole | undefined, signedIn: boolean, code: string[]) => string {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  // The page already links its own chunks.
  const there = withImports(manifest, [PAGE]);
  const linked = new Set([...there].flatMap((key) => present(manifest[key]).css ?? []));
  const letters = Object.keys(manifest)
    .filter((key) => TYPEFACE.test(key))
    .map(
      (key) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${present(manifest[key]).file}">`,
    );
  const links = (sources: string[]) => {
    const chunks = withImports(manifest, sources);
    const needed = [...chunks].filter((key) => !there.has(key)).map((key) => present(manifest[key]));
    // Several chunks name the same sheets. The browser matches every element with each copy of a sheet.
    const sheets = new Set(needed.flatMap(({ css = [] }) => css).filter((file) => !linked.has(file)));
    return [
      ...letters,
      ...[...sheets].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...needed.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join('');
  };
  const known = new Map<string, string>();
  return (panel, signedIn, code) => {
    const folder = panel && FOLDERS[panel];
    const sources = [START];
    if (!folder) sources.push(LANDING);
    else if (signedIn)
      sources.push(`src/panels/${folder}/panel.tsx`, `src/panels/${folder}/routes.tsx`, ...code);
    else sources.push(`src/panels/${folder}/panel.tsx`, 'src/panels/logins.tsx');
    const name = sources.join();
    const found = known.get(name) ?? links(sources);
    known.set(name, found);
    return found;
  };
}

/**
 * Returns the keys of these chunks and of all their imports. Skips chunks that an older build of the panels lacks; the
 * panels then load them on their own.
 */
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
