import type { ComponentType } from 'react';
import { chunk, type Chunk } from './chunk';
import { samePath } from './panels';

const timeout = 120_000;
let opening: Promise<void> = Promise.resolve();

/** Resolves when the code of the page that is open is there, or has failed. */
export const openPageIsThere = () => opening;

/** A page in a chunk of its own. A chunk that does not come within two minutes is an error, which offers Reload. */
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
  // The page that is open comes at once, not after the frame around it is drawn.
  if (samePath(window.location.pathname, path)) opening = page.ahead();
  return page;
}
