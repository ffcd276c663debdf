import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preloads } from './panels-preload.js';

const dist = mkdtempSync(join(tmpdir(), 'callboard-preload-'));
afterAll(() => rmSync(dist, { recursive: true }));

it('should link each style sheet once, although several chunks name it and the page has it', () => {
  mkdirSync(join(dist, '.vite'));
  const manifest = {
    'index.html': { file: 'index.js', imports: ['styles.js'] },
    'styles.js': { file: 'styles.js', css: ['styles.css'] },
    'src/start.tsx': { file: 'start.js', imports: ['base.js'] },
    'base.js': { file: 'base.js', css: ['base.css', 'styles.css'] },
    'src/panels/admin/panel.tsx': { file: 'panel.js', css: ['base.css', 'panel.css'] },
  };
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  const links = preloads(dist)('admin', true, []);
  const linked = (rel: string) =>
    [...links.matchAll(new RegExp(`rel="${rel}"[^>]* href="/([^"]+)"`, 'g'))].map(([, file]) => file);
  expect(linked('stylesheet')).toEqual(['base.css', 'panel.css']);
  expect(linked('modulepreload')).toEqual(['start.js', 'base.js', 'panel.js']);
});
