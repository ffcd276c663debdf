import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { AppStore } from '../api/store';
import { connected, isConnected, reachable, reportFailure } from './connection';

type Dispatch = AppStore['dispatch'];

/** A page may say what it will read: asked for as soon as its code is there, while the frame around it is drawn. */
export type PageComponent = ComponentType & { read?: (dispatch: Dispatch) => void };

/** A component whose code is a chunk of its own. */
export type Chunk = LazyExoticComponent<ComponentType> & {
  /**
   * Has the code come before it is drawn. Resolves with it, or with undefined when it has failed; drawing it meets and shows
   * the failure.
   */
  ahead: () => Promise<PageComponent | undefined>;
};

/** The code of a page did not come: the connection broke, or a new version has been deployed since the page was loaded. */
export class MissingCode extends Error {}

/**
 * A component in a chunk of its own, drawn at once when its code is there. React's `lazy` alone would wait for any promise,
 * draw the fallback meanwhile, and keep that up for 300 ms. Without a connection it waits; a failure is a `MissingCode`.
 */
export function chunk(load: () => Promise<{ default: PageComponent }>): Chunk {
  let there: { default: PageComponent } | undefined;
  const fetched = async () => (there = await load());
  async function drawn() {
    await connected();
    try {
      return await fetched();
    } catch (cause) {
      reportFailure();
      throw new MissingCode('The code of this page did not come', { cause });
    }
  }
  const known = { then: (take: (module: typeof there) => void) => take(there) };
  const component = lazy(() => (there ? (known as ReturnType<typeof load>) : drawn()));
  return Object.assign(component, {
    ahead: async () => {
      if (!there && (await isConnected())) await fetched().catch(() => undefined);
      return there?.default;
    },
  });
}

/** Loads code that comes after its page: waits for a connection, and tries once more when the server answers again. */
export async function whenConnected<Code>(load: () => Promise<Code>): Promise<Code> {
  await connected();
  try {
    return await load();
  } catch {
    await reachable();
    return load();
  }
}

/** So long what is there already waits for what belongs beside it, in milliseconds: longer than that people look at nothing. */
const MOMENT = 300;

/** Resolves with the promise, or after a moment. */
export const forAMoment = (coming: Promise<unknown>): Promise<unknown> =>
  Promise.race([coming, new Promise((resolve) => setTimeout(resolve, MOMENT))]);
