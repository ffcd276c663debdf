import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { shownIn } from './shown-answers';

// The server runs no effects, so its components send their reads while they render.
const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: import.meta.env.SSR }),
);

/** The API that all panels share. The generated slices inject their endpoints, so a panel loads only those it uses. */
export const emptyApi = createApi({
  baseQuery,
  tagTypes: [] as string[],
  // Returning to a screen shows the cached data at once and refetches data older than this many seconds.
  refetchOnMountOrArgChange: 30,
  // Queries that failed offline run again as soon as the connection is back.
  refetchOnReconnect: true,
  extractRehydrationInfo: (action) => shownIn(action) as never,
  endpoints: () => ({}),
});
