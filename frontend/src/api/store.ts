import { configureStore } from '@reduxjs/toolkit';
import { emptyApi } from './empty-api';
import { crossTags } from './refine';
import type { RequestContext } from './base-query';
import type { PanelKey } from '../lib/panels';

/** A store of its own for each panel: what one panel has read must never show in another. */
export function createStore(panel: PanelKey) {
  const extraArgument: RequestContext = { panel };
  return configureStore({
    reducer: { [emptyApi.reducerPath]: emptyApi.reducer },
    middleware: (standard) =>
      standard({ thunk: { extraArgument }, serializableCheck: false, immutableCheck: false }).concat(
        emptyApi.middleware,
        crossTags,
      ),
  });
}

export type AppStore = ReturnType<typeof createStore>;
