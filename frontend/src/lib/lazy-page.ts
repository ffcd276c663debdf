import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { samePath } from './panels';

const timeout = 120_000;

/** A page in a chunk of its own. A chunk that does not come within two minutes is an error, which offers Reload. */
export function lazyPage<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  // The page that is open comes at once, not after the frame around it is drawn. lazy meets and shows a failure.
  if (samePath(window.location.pathname, path)) load().catch(() => undefined);
  return lazy(async () => {
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
}
