import { emptyApi as api } from './empty-api';
export const addTagTypes = ['events'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      streamEvents: build.query<StreamEventsApiResponse, StreamEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/events`,
          params: {
            topics: queryArg.topics,
          },
        }),
        providesTags: ['events'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as eventsApi };
export type StreamEventsApiResponse = /** status 200 A stream */ string;
export type StreamEventsApiArg = {
  /** Topics, with commas between them: hosts, live */
  topics: string;
};
export type Failure = {
  success: 0;
  /** What went wrong, in words for staff */
  message: string;
  /** What went wrong, for programs */
  code: string;
  /** The fields at fault */
  errors?: {
    field: string;
    message: string;
  }[];
  /** Name it when you report a problem */
  requestId: string;
};
export const { useStreamEventsQuery, useLazyStreamEventsQuery } = injectedRtkApi;
