// npm run structure [-- CHECKOUT]: prints structure metrics of the code in this checkout or in another one.
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import ts from 'typescript';
import { layers } from '../.dependency-cruiser.mjs';

const checkout = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const roots = ['backend/src', 'backend/embedded-mongo/src', 'frontend/src'];

/** Returns the source files and the imports between them, including type imports, as [from, to] paths. */
async function importsOf() {
  const { output } = await cruise(roots, {
    baseDir: checkout,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    includeOnly: { path: `^(${roots.join('|')})/` },
    exclude: { path: '\\.spec\\.tsx?$' },
  });
  const files = output.modules.map(({ source }) => source).filter((file) => /\.tsx?$/.test(file));
  const imports = output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [source, resolved]),
  );
  return { files, imports: imports.filter(([, to]) => /\.tsx?$/.test(to)) };
}

/** Returns the strongly connected components with at least two nodes (Tarjan's algorithm). */
function cycles(edges) {
  const next = new Map(edges.map(([from]) => [from, []]));
  for (const [from, to] of edges) next.get(from).push(to);
  const seen = new Map();
  const stack = [];
  const found = [];
  function visit(node) {
    const state = { index: seen.size, low: seen.size, open: true };
    seen.set(node, state);
    stack.push(node);
    for (const to of next.get(node) ?? []) {
      const other = seen.get(to) ?? visit(to);
      if (other.open) state.low = Math.min(state.low, other.low);
    }
    if (state.low === state.index) {
      const cycle = stack.splice(stack.indexOf(node));
      for (const one of cycle) seen.get(one).open = false;
      if (cycle.length > 1) found.push(cycle);
    }
    return state;
  }
  for (const node of next.keys()) if (!seen.has(node)) visit(node);
  return found;
}

/** Counts the lines, the non-null assertions and the type assertions of a file. */
function measure(file) {
  const text = readFileSync(join(checkout, file), 'utf8');
  const counts = { lines: text.split('\n').length - 1, bangs: 0, casts: 0 };
  const count = (node) => {
    if (ts.isNonNullExpression(node)) counts.bangs++;
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') counts.casts++;
    ts.forEachChild(node, count);
  };
  count(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return counts;
}

const layerOf = (root, file) =>
  (layers[root] ?? []).findIndex((layer) => `${relative(root, file)}/`.startsWith(`${layer}/`));

/** Returns a file's folder. A file directly in the root counts as its own folder because it connects the folders. */
const folderOf = (root, file) => (dirname(file) === root ? file : dirname(file));

const distinct = (edges) => [...new Map(edges.map((edge) => [edge.join(' '), edge])).values()];

function describe(root, { files, imports }) {
  const own = files.filter((file) => file.startsWith(`${root}/`));
  const within = imports.filter((edge) => edge.every((file) => file.startsWith(`${root}/`)));
  const folders = distinct(within.map((edge) => edge.map((file) => folderOf(root, file)))).filter(
    ([from, to]) => from !== to,
  );
  const names = new Set(folders.map((edge) => edge.join(' ')));
  const written = own.filter((file) => !/\.gen\.tsx?$/.test(file)).map(measure);
  const sum = (key) => written.reduce((total, one) => total + one[key], 0);
  const top = new Set(
    own
      .map((file) => relative(root, file).split('/'))
      .flatMap(([first, ...rest]) => (rest.length ? [first] : [])),
  );
  const hasLayers = new Set(own.map((file) => layerOf(root, file))).size > 4;
  return {
    'top-level folders': top.size,
    folders: new Set(own.map(dirname)).size,
    'imports between folders': folders.length,
    'upward imports between layers': hasLayers
      ? within.filter(([from, to]) => layerOf(root, to) > layerOf(root, from)).length
      : 'no layers',
    'folders that import each other': folders.filter(([from, to]) => from < to && names.has(`${to} ${from}`))
      .length,
    'folders in a cycle': cycles(folders).flat().length,
    'files in a cycle': cycles(within).flat().length,
    'hand-written files': written.length,
    'hand-written lines': sum('lines'),
    'files under 20 lines': written.filter(({ lines }) => lines < 20).length,
    'files over 300 lines': written.filter(({ lines }) => lines > 300).length,
    'non-null assertions (!)': sum('bangs'),
    'casts (as)': sum('casts'),
  };
}

const all = await importsOf();
const columns = Object.fromEntries(roots.map((root) => [root, describe(root, all)]));
const [first] = Object.values(columns);
console.table(
  Object.fromEntries(
    Object.keys(first).map((row) => [
      row,
      Object.fromEntries(roots.map((root) => [root, columns[root][row]])),
    ]),
  ),
);
