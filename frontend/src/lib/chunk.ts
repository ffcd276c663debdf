import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { connected, isConnected, reachable, reportFailure } from './connection';

/** Code that takes longer than this many milliseconds counts as missing. */
const TIMEOUT = 120_000;

/** Code did not load: the connection broke, or a new version was deployed after the page had loaded. */
export class MissingCode extends Error {}

/** Loads code. Rejects with `MissingCode` without a connection, when the load fails, and after two minutes. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The code did not load in time')), TIMEOUT);
  });
  try {
    if (!(await isConnected())) throw new Error('No connection');
    return await Promise.race([load(), late]);
  } catch (cause) {
    reportFailure();
    throw new MissingCode('The code of this screen did not load', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Preloads code. A failure counts only when the code is needed. */
export async function preloadCode(load: () => Promise<unknown>): Promise<void> {
  if (await isConnected()) await load().catch(() => undefined);
}

/** A component whose code is in a separate chunk. */
export type Chunk<Props = object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Preloads the code. Resolves when the code has loaded or failed. */
  preload: () => Promise<void>;
  /** Whether the code has loaded. */
  isThere: () => boolean;
};

/**
 * Makes a component with its own chunk, for components that the session selects. (The router loads the code of
 * screens.) Loaded code renders at once; React's `lazy` alone would show the fallback for 300 ms first.
 */
export function chunk<Props = object>(load: () => Promise<{ default: ComponentType<Props> }>): Chunk<Props> {
  let there: { default: ComponentType<Props> } | undefined;
  const fetched = async () => (there = await load());
  const known = { then: (take: (module: typeof there) => void) => take(there) };
  const component = lazy(() => (there ? (known as ReturnType<typeof load>) : loadCode(fetched)));
  return Object.assign(component, {
    preload: () => preloadCode(fetched),
    isThere: () => there !== undefined,
  });
}

/** Loads code after its page: waits for a connection, and retries once when the server answers again. */
export async function whenConnected<Code>(load: () => Promise<Code>): Promise<Code> {
  await connected();
  try {
    return await load();
  } catch {
    await reachable();
    return load();
  }
}
