// Which file may import which: one table for the API, the embedded database and the panels. `npm run imports` reads it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The layers of each program and of its modules, lowest first. A file imports its own layer and the layers below. */
export const layers = {
  'backend/src': ['core', 'http', 'platform', 'modules', 'app.module.ts', 'startup', 'main.ts'],
  'backend/src/modules': [
    'ledger',
    'catalogues',
    'users',
    'staff',
    'settings',
    'lists',
    'notifications',
    'experience',
    'items',
    'hosts',
    'videos',
    'auth',
    'hierarchy',
    'coins',
    'staff-accounts',
    'withdrawals',
    'orders',
    'app',
    'user-overview',
    'first-steps',
    'audit-log',
    'sign-ins',
    'changes',
    'inbox',
    'trash',
    'presence',
    'business-metrics',
    'figures',
    'earnings',
    'search',
  ],
  'backend/embedded-mongo/src': [
    'errors',
    'bson',
    'files',
    'values',
    'expression',
    'matcher',
    'storage',
    'query',
    'transactions',
    'backup',
    'update',
    'services',
    'aggregate',
    'commands',
    'wire',
    'server',
    'index.ts',
    'cli.ts',
  ],
  'frontend/src': [
    'styles',
    'lib',
    'api',
    'components',
    'features',
    'panels',
    'entrances.ts',
    'app.tsx',
    'router.ts',
    'start.tsx',
    'main.tsx',
    'server',
  ],
};

for (const [root, names] of Object.entries(layers)) {
  const missing = readdirSync(join(import.meta.dirname, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !names.includes(name));
  if (missing.length) throw new Error(`${root} has folders without a layer: ${missing.join(', ')}`);
}

/** Folders whose subfolders do not import each other. */
const closed = ['frontend/src/features', 'frontend/src/panels'];

const pattern = (root, layer) =>
  `^${root}/${layer.includes('.') ? `${layer.replace('.', '\\.')}$` : `${layer}/`}`;

const upwards = Object.entries(layers).flatMap(([root, names]) =>
  names.slice(0, -1).map((layer, index) => ({
    name: `${root}/${layer}-imports-downwards`,
    comment: `${layer} is a layer below ${names.slice(index + 1).join(', ')}`,
    severity: 'error',
    from: { path: pattern(root, layer), pathNot: '\\.spec\\.tsx?$' },
    to: { path: names.slice(index + 1).map((above) => pattern(root, above)) },
  })),
);

const neighbours = closed.map((folder) => ({
  name: `${folder}-closed`,
  comment: 'A feature or panel does not import another one: move what both need one layer down',
  severity: 'error',
  from: { path: `^${folder}/([^/]+)/` },
  to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/$1/` },
}));

export default {
  forbidden: [
    ...upwards,
    ...neighbours,
    {
      name: 'no-cycle',
      comment: 'Two files that import each other: make one file of them, or a third file that both import',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'components-imports-downwards',
      comment:
        'A component that needs a folder of components belongs in a folder: the folders import the single files',
      severity: 'error',
      from: { path: '^frontend/src/components/base/[^/]+$' },
      to: { path: '^frontend/src/components/(base/[^/]+|(?!base/)[^/]+)/' },
    },
    {
      name: 'no-folder-cycle',
      comment: 'Two folders must not import each other',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'embedded-database-alone',
      comment: 'The embedded database is independent: it imports nothing of the application',
      severity: 'error',
      from: { path: '^backend/embedded-mongo/src/' },
      to: { path: '^(backend|frontend)/src/' },
    },
  ],
  options: {
    // Type imports count too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    includeOnly: { path: '^(backend|backend/embedded-mongo|frontend)/src/' },
    exclude: { path: '\\.spec\\.tsx?$' },
  },
};
