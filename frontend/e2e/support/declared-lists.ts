// The lists that the OpenAPI document declares.
import { readFileSync } from 'node:fs';
import type { PanelKey } from '../../src/lib/panels';
import type { Topic } from '../../src/lib/topics';

interface DeclaredList {
  operation: { 'x-roles': string[] };
  names: string[];
  live: { topic: Topic } | undefined;
  sorts: string[];
  filters: object;
  searches: boolean;
  without: { filters?: string; orders?: string; search?: string };
}

const script = new URL('../../scripts/lists.mjs', import.meta.url);
const { listsOf } = (await import(script.href)) as {
  listsOf: (document: object, operations: object[]) => DeclaredList[];
};
const document = JSON.parse(
  readFileSync(new URL('../../../backend/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, object> };
const operations = Object.values(document.paths).flatMap((item) => Object.values(item) as object[]);
const lists = listsOf(document, operations);

/** Returns the declaration of a panel's list. Of several calls with this list, the one that is for the fewest roles. */
export function declaredList(panel: PanelKey, name: string): DeclaredList {
  const own = lists.filter(
    ({ operation, names }) => names.includes(name) && operation['x-roles'].includes(panel),
  );
  const rolesOf = ({ operation }: DeclaredList) => operation['x-roles'].length;
  const [list] = own.sort((one, other) => rolesOf(one) - rolesOf(other));
  if (!list) throw new Error(`No call for ${panel} declares the list ${name}`);
  return list;
}
