import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { emptyApi } from '../api/empty-api';
import { showAnswers } from '../api/shown-answers';
import { createStore, type AppStore } from '../api/store';
import { useSession } from '../features/auth/use-session';
import { onReconnect } from '../lib/connection';
import type { PanelKey } from '../lib/panels';

/** Makes the stores of a panel. */
export class PanelStores {
  /** The current store. The first one exists before React starts, because the router requests data by then. */
  latest: AppStore;
  /** What the server's store held when it rendered the screen: React begins with it whatever arrives meanwhile. */
  rendered: ReturnType<AppStore['getState']> | undefined;
  private taken = false;

  constructor(private readonly panel: PanelKey) {
    this.latest = createStore(panel);
  }

  /** Gives the first store the answers that the screen of the server shows. */
  beginWith(answers: Parameters<typeof showAnswers>[0]): void {
    const shown = showAnswers(answers);
    this.latest.dispatch(shown);
    this.rendered = { [emptyApi.reducerPath]: emptyApi.reducer(undefined, shown) };
  }

  /** Replaces the first store. */
  restart(): AppStore {
    this.latest = createStore(this.panel);
    return this.latest;
  }

  /** Returns the first store once, then a new store on each call. */
  take(): AppStore {
    // The server makes a new one for each page.
    if (import.meta.env.SSR) return this.latest;
    if (this.taken) this.latest = createStore(this.panel);
    this.taken = true;
    return this.latest;
  }
}

interface Held {
  store: AppStore;
  /** The id of the person whose data the store holds; undefined until someone signs in. */
  person: string | undefined;
  /** Differs for each store. */
  key: number;
}

/**
 * Returns the store of a panel. A change of the signed-in person replaces the store, so that no user sees another
 * person's data.
 */
export function useStore(panel: PanelKey, stores: PanelStores): { store: AppStore; key: number } {
  const person = useSession(panel)?._id;
  const [held, setHeld] = useState<Held>(() => ({ store: stores.take(), person, key: 0 }));
  let current = held;
  if (held.person !== person) {
    current =
      held.person === undefined ? { ...held, person } : { store: stores.take(), person, key: held.key + 1 };
    setHeld(current);
  }
  const { store, key } = current;
  // Notifies the store when the tab is hidden, so that polling pauses.
  useEffect(() => setupListeners(store.dispatch), [store]);
  // Refetches when a probe reaches the server again: the browser's online event concerns only the network.
  useEffect(() => onReconnect(() => store.dispatch(emptyApi.internalActions.onOnline())), [store]);
  return { store, key };
}
