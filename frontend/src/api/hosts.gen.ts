import { emptyApi as api } from './empty-api';
export const addTagTypes = ['hosts'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      countHosts: build.query<CountHostsApiResponse, CountHostsApiArg>({
        query: () => ({ url: `/api/agency/host/hostCountss` }),
        providesTags: ['hosts'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as hostsApi };
export type CountHostsApiResponse = /** status 200 Success */ HostCountsAnswer;
export type CountHostsApiArg = void;
export type HostCounts = {
  /** Users: all of them for the admin, those who applied in scope for others */
  u: number;
  /** Approved hosts */
  acc: number;
  /** Pending applications */
  pen: number;
  /** Rejected applications */
  rej: number;
  /** The same as acc */
  accepted: number;
  /** The same as pen */
  pending: number;
  /** The same as rej */
  rejected: number;
};
export type HostCountsAnswer = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  details: HostCounts;
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
export const { useCountHostsQuery, useLazyCountHostsQuery } = injectedRtkApi;
