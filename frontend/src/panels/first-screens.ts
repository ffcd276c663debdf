// The table of first screens: what each screen of the panels begins with. The build makes it from the tables of screens,
// and the server reads it (docs/adr/0017-first-data-in-the-page.md). No panel loads this file.
import {
  allScreens,
  type FirstRead,
  type Screen,
  type ScreenGroup,
} from '../components/base/app-shell/screens';
import { listFor } from '../lib/declared-list';
import { pageSizes } from '../lib/list-state';
import { panelKeys, type PanelKey } from '../lib/panels';
import { screens as admin } from './admin/screens';
import { screens as agencyadmin } from './agency-admin/screens';
import { screens as agency } from './agency/screens';
import { screens as bd } from './bd/screens';
import { screens as coin } from './coin/screens';

interface PanelTable {
  /** What every screen of the panel reads. */
  always: readonly FirstRead[];
  screens: readonly ScreenGroup[];
}

const frame: readonly FirstRead[] = ['/api/lists', '/api/auth/me'];
const withHosts: readonly FirstRead[] = [...frame, '/api/agency/host/hostCountss'];

type Tables = Record<PanelKey, PanelTable>;
export const tables: Tables = {
  admin: {
    always: [
      ...withHosts,
      '/api/admin/withdrawal/counts',
      '/api/admin/recharge/waiting?limit=1&page=1',
      '/api/admin/content/getVulgar?limit=1&page=1',
    ],
    screens: admin,
  },
  bd: { always: frame, screens: bd },
  agencyadmin: { always: withHosts, screens: agencyadmin },
  agency: { always: withHosts, screens: agency },
  coin: { always: frame, screens: coin },
};

/** The part of the OpenAPI document that describes a read. */
interface Operation {
  /** What an admin needs to make the call. */
  'x-right'?: string;
  /** A POST that only reads. */
  'x-read'?: boolean;
  'x-list'?: { names: string[]; rows?: number };
  'x-roles'?: string[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: { 'application/json'?: { schema: { $ref: string } } } };
}
export interface ApiDocument {
  paths: Record<string, { get?: Operation; post?: Operation }>;
  components: { schemas: Record<string, { properties?: object; required?: string[] }> };
}

/** Returns the operation of a read; undefined when the API has no such read. */
export function operationOf({ paths }: ApiDocument, read: FirstRead): Operation | undefined {
  const [address = '', verb] = read.split(' ').reverse();
  const [sent = ''] = address.split('?');
  const path = sent.replace(/\/:\w+/g, '/:');
  const known = Object.keys(paths).find((one) => one.replace(/\{\w+\}/g, ':') === path);
  const { get, post } = paths[known ?? ''] ?? {};
  if (!verb) return get;
  return post?.['x-read'] ? post : undefined;
}

/** Returns whether the API has this read with these parameters. */
export function isKnownRead(document: ApiDocument, read: FirstRead): boolean {
  const operation = operationOf(document, read);
  if (!operation) return false;
  const { names, required } = parametersOf(document, operation);
  const sent = [...new URLSearchParams(read.split('?')[1]).keys()];
  return sent.every((name) => names.includes(name)) && required.every((name) => sent.includes(name));
}

/** Returns the names of the parameters of a read, which some reads take as a body. */
function parametersOf({ components }: ApiDocument, { parameters = [], requestBody }: Operation) {
  const body = requestBody?.content['application/json']?.schema.$ref.split('/').at(-1);
  const { properties = {}, required = [] } = components.schemas[body ?? ''] ?? {};
  const inQuery = parameters.filter((one) => one.in === 'query');
  return body
    ? { names: Object.keys(properties), required }
    : {
        names: inQuery.map(({ name }) => name),
        required: inQuery.filter((one) => one.required).map(({ name }) => name),
      };
}

/** Returns the read of the first page of the list on a screen, if the screen begins with it. */
export function listRead(
  document: ApiDocument,
  panel: PanelKey,
  { list, first = {} }: Pick<Screen, 'list' | 'first'>,
): FirstRead[] {
  if (list === undefined || first === false) return [];
  const calls = Object.entries(document.paths).flatMap(([path, { get, post }]) =>
    [get, post].flatMap((operation) =>
      operation?.['x-list']
        ? [{ path, operation, names: operation['x-list'].names, roles: operation['x-roles'] ?? [] }]
        : [],
    ),
  );
  const { path, operation } = listFor(calls, panel, list);
  const { names } = parametersOf(document, operation);
  const limit = String(operation['x-list']?.rows ?? pageSizes[0]);
  const sent = Object.entries({ daySums: 'true', limit, page: '1' }).filter(([name]) => names.includes(name));
  const query = [...sent, ...Object.entries(first)].map((pair) => pair.join('=')).toSorted();
  const address = [path, ...(query.length ? [query.join('&')] : [])].join('?') as `/api/${string}`;
  return [operation['x-read'] ? `POST ${address}` : address];
}

/** What a page holds of its screen: source files, whose chunks it preloads, and reads, whose answers it contains. */
interface FirstScreen {
  code: string[];
  reads: readonly FirstRead[];
  /** The list that the first read reads. */
  list?: string;
}

/** Runs a function of a screen that loads code. Returns the source files that it would load. */
export type CodeOf = (load: () => Promise<unknown>) => Promise<string[]>;

/** Makes the table. Throws for a read that the API does not have. */
export async function firstScreens(of: Tables, document: ApiDocument, codeOf: CodeOf) {
  const checked = (where: string, reads: readonly FirstRead[]) => {
    const wrong = reads.filter((read) => !isKnownRead(document, read));
    if (wrong.length) throw new Error(`${where}: the API has no such read: ${wrong.join(', ')}`);
    return reads;
  };
  const start = async (panel: PanelKey, screen: Screen): Promise<FirstScreen> => {
    const { path, lazy, loader, parts = [], reads = [] } = screen;
    const loads = [lazy, loader && (() => loader(() => undefined as never, '')), ...parts];
    const code = await Promise.all(loads.map(async (load) => (load ? codeOf(load) : [])));
    const ofList = listRead(document, panel, screen);
    return {
      code: [...new Set(code.flat())].toSorted(),
      reads: checked(path, [...ofList, ...reads]),
      ...(ofList.length > 0 && { list: screen.list }),
    };
  };
  const table = await Promise.all(
    panelKeys.map(async (panel) => {
      const { always, screens } = of[panel];
      // A screen without a frame ends the session.
      const framed = allScreens(screens).filter(({ framed: isFramed }) => isFramed !== false);
      const started = await Promise.all(
        framed.map(async (one) => [one.path, await start(panel, one)] as const),
      );
      return [panel, { always: checked(panel, always), screens: Object.fromEntries(started) }] as const;
    }),
  );
  return Object.fromEntries(table) as Record<PanelKey, (typeof table)[number][1]>;
}
