import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** The one API of the panels. The generated slices inject their endpoints, so a panel loads only those it uses. */
export const emptyApi = createApi({
  baseQuery,
  tagTypes: [] as string[],
  // Coming back to a screen shows what is known at once and asks again when that is older than this (seconds).
  refetchOnMountOrArgChange: 30,
  // What could not be read without a connection is there as soon as the connection is.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
