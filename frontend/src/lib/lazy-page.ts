import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { AppStore } from '../api/store';
import { chunk, type Chunk, type PageComponent } from './chunk';

const timeout = 120_000;
/** The path of what is no page but a table of further ones. */
const further = '*';
/** So long after the page that is open the tables come, in milliseconds: they are in nobody's way then. */
const later = 2000;
const known: { path: string; page: Chunk }[] = [];

/**
 * A page, or ('*') a table of further pages, in a chunk of its own. A chunk that does not come within two minutes is an error,
 * which offers Reload.
 */
export function lazyPage<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Chunk {
  const page = chunk(async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The page did not load in time')), timeout);
    });
    try {
      const module = await Promise.race([load(), late]);
      return { default: module[name] as ComponentType };
    } finally {
      clearTimeout(timer);
    }
  });
  known.push({ path, page });
  return page;
}

/** Has the code of a page come before somebody goes there. Resolves when it is there, or there is none to come. */
export async function pageAhead(pathname: string): Promise<PageComponent | undefined> {
  const tables = new Set<Chunk>();
  for (;;) {
    const target = known.find(({ path }) => path !== further && matchPath(path, pathname));
    if (target) return target.page.ahead();
    const table = known.find(({ path, page }) => path === further && !tables.has(page));
    if (!table) return undefined;
    tables.add(table.page);
    await table.page.ahead();
  }
}

/**
 * Has the code of the page that is open come at once, not after the frame around it is drawn, then what it reads, and the
 * tables of further pages after it. Resolves when the page is there, or has failed.
 */
export async function openPageAhead({ dispatch }: AppStore): Promise<void> {
  const page = await pageAhead(window.location.pathname);
  page?.read?.(dispatch);
  setTimeout(() => {
    for (const { path, page } of known) if (path === further) void page.ahead();
  }, later);
}
