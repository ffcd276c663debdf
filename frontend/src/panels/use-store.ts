import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { emptyApi } from '../api/empty-api';
import { createStore, type AppStore } from '../api/store';
import { useSession } from '../features/auth/use-session';
import { onReconnect } from '../lib/connection';
import type { PanelKey } from '../lib/panels';

/** Makes the stores of a panel. */
export class PanelStores {
  /** The store that the open screen reads into. The first is there before React is: the router requests data meanwhile. */
  latest: AppStore;
  private taken = false;

  constructor(private readonly panel: PanelKey) {
    this.latest = createStore(panel);
  }

  /** The first store once, then always a new one. */
  take(): AppStore {
    if (this.taken) this.latest = createStore(this.panel);
    this.taken = true;
    return this.latest;
  }
}

interface Held {
  store: AppStore;
  /** Whose data it holds; undefined until somebody is signed in. */
  person: string | undefined;
  /** Another one for each store. */
  key: number;
}

/** The store of a panel: a new one as soon as whoever it has read for is gone, so that nobody sees what another one has read. */
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
  // The store is told when nobody looks at the tab: what is read again and again rests then.
  useEffect(() => setupListeners(store.dispatch), [store]);
  // The browser tells when a network is there again; only a probe tells that of the server.
  useEffect(() => onReconnect(() => store.dispatch(emptyApi.internalActions.onOnline())), [store]);
  return { store, key };
}
