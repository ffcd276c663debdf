import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { declaredKeys, declareKeys, type KeyGroup } from './declared-keys';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Record<string, unknown>>('../**/*.keys.ts', { eager: true });
const isGroup = (value: unknown): value is KeyGroup => typeof value === 'object';
const groups = Object.values(modules).flatMap((module) => Object.values(module).filter(isGroup));

/** Code that handles keys without a place in the sheet, and why. */
const undeclared: Record<string, string> = {
  'lib/declared-keys.spec.ts': 'names the patterns',
  'lib/composing-keys.ts': 'keeps the keys of input methods from all handlers',
  'features/auth/idle-end.tsx': 'keeps all keys from the covered page',
  'components/base/dialog.tsx': 'lets no key of a dialog reach the page',
  'components/base/arrange/follow-drag.ts': 'Escape ends a drag with the pointer',
  'components/base/list-page/width-edge.tsx': 'Escape ends a drag with the pointer',
  'components/base/list-page/row-actions.tsx': 'each entry of the open menu shows its key',
  'components/base/list-page/search-box.tsx': 'Enter searches at once, which typing does anyway',
  'components/base/app-shell/on-demand/quick-search/quick-search.tsx': 'names its keys below its list',
  'components/base/app-shell/on-demand/quick-search/search-field.tsx': 'hands its keys to the quick search',
  'components/base/use-last-letter.ts': 'remembers a letter and runs nothing',
  'components/base/use-shortcuts.ts': 'takes the keys of its callers',
  'components/base/list-page/use-row-keys.ts': 'takes the keys of its callers',
  'features/moderation/verdict.tsx': 'Enter ends a reason, as the shortcut for the reason says',
};
const handles = /addEventListener\('keydown'|onKeyDown(Capture)?=|useHotkeys\(|useShortcuts\(|useRowKeys\(/;

describe('declaredKeys', () => {
  it('should join groups with one title when several parts of a screen declare keys', () => {
    const [up, down] = [
      { key: '↑', meaning: 'Up' },
      { key: '↓', meaning: 'Down' },
    ];
    const ends = [
      declareKeys({ title: 'List', keys: [up] }),
      declareKeys({ title: 'List', keys: [up, down] }),
    ];
    expect(declaredKeys()).toEqual([{ title: 'List', keys: [up, down] }]);
    for (const end of ends) end();
    expect(declaredKeys()).toEqual([]);
  });

  it('should know the keys of all code that handles keys', () => {
    const silent = Object.entries(sources)
      .map(([path, source]) => [path.replace(/^\.\//, 'lib/').replace('../', ''), source] as const)
      .filter(([path, source]) => handles.test(source) && !undeclared[path])
      .filter(([, source]) => !source.includes('useDeclaredKeys('))
      .map(([path]) => path);
    expect(silent).toEqual([]);
  });

  it('should be described in docs/keyboard.md, key by key', () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../../docs/keyboard.md'), 'utf8');
    const rows = [...page.matchAll(/^\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(([, ...cells]) => cells);
    const wanted = groups.flatMap(({ title, keys }) =>
      keys.map(({ key, meaning }) => [title, `\`${key}\``, meaning]),
    );
    expect(wanted.length).toBeGreaterThan(20);
    const missing = wanted.filter((row) => !rows.some((one) => one.join() === row.join()));
    expect(missing.map((row) => `| ${row.join(' | ')} |`)).toEqual([]);
    const ours = rows.filter(([title]) => groups.some((group) => group.title === title));
    expect(ours).toHaveLength(wanted.length);
  });
});
