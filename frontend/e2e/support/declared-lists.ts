// The lists that the OpenAPI document declares.
import { readFileSync } from 'node:fs';
import { listFor } from '../../src/lib/declared-list';
import type { PanelKey } from '../../src/lib/panels';
import type { Topic } from '../../src/lib/topics';

interface DeclaredList {
  operation: { path: string; 'x-roles': string[] };
  names: string[];
  live: { topic: Topic } | undefined;
  sorts: string[];
  filters: object;
  searches: boolean;
  without: { filters?: string; orders?: string; search?: string; file?: string };
}

const script = new URL('../../scripts/lists.mjs', import.meta.url);
const { listsOf } = (await import(script.href)) as {
  listsOf: (document: object, operations: object[]) => DeclaredList[];
};
const document = JSON.parse(
  readFileSync(new URL('../../../backend/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, object> };
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  (Object.values(item) as object[]).map((operation) => ({ ...operation, path })),
);
const lists = listsOf(document, operations).map((list) => ({ ...list, roles: list.operation['x-roles'] }));

/** Returns the declaration of a panel's list. */
export const declaredList = (panel: PanelKey, name: string): DeclaredList => listFor(lists, panel, name);
