import { lazy, type ComponentType } from 'react';

const timeout = 120_000;

/** A page in a chunk of its own. A chunk that does not come within two minutes is an error, which offers Retry. */
export function lazyPage<Name extends string, Props = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The page did not load in time')), timeout);
    });
    try {
      const module = await Promise.race([load(), late]);
      return { default: module[name] };
    } finally {
      clearTimeout(timer);
    }
  });
}
