import { configureStore } from '@reduxjs/toolkit';
import { emptyApi } from './empty-api';
import { crossTags } from './refine';
import type { RequestContext } from './base-query';
import type { PanelKey } from '../lib/panels';

/** Creates a separate store for each panel, so that data read in one panel never shows in another. */
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
