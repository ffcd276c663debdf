import { emptyApi as api } from './empty-api';
export const addTagTypes = ['coin-limits'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      fetchCoinLimits: build.query<FetchCoinLimitsApiResponse, FetchCoinLimitsApiArg>({
        query: () => ({ url: `/api/admin/coinlimits` }),
        providesTags: ['coin-limits'],
      }),
      setCoinLimits: build.mutation<SetCoinLimitsApiResponse, SetCoinLimitsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/coinlimits`,
          method: 'POST',
          body: queryArg.setCoinLimitsDto,
        }),
        invalidatesTags: ['coin-limits'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as coinLimitsApi };
export type FetchCoinLimitsApiResponse = /** status 200 Success */ CoinLimitsAnswer;
export type FetchCoinLimitsApiArg = void;
export type SetCoinLimitsApiResponse = /** status 200 Limits saved */ CoinLimitsAnswer;
export type SetCoinLimitsApiArg = {
  setCoinLimitsDto: SetCoinLimitsDto;
};
export type CoinLimits = {
  /** null: no limit */
  send: number | null;
  /** null: no limit */
  withdrawal: number | null;
};
export type CoinLimitsAnswer = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  details: CoinLimits;
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
export type SetCoinLimitsDto = {
  /** A send of more coins waits for a second admin. '' for no limit; left out: as it was */
  send?: number | '';
  /** A withdrawal of more coins needs two admins. '' for no limit; left out: as it was */
  withdrawal?: number | '';
};
export const { useFetchCoinLimitsQuery, useLazyFetchCoinLimitsQuery, useSetCoinLimitsMutation } =
  injectedRtkApi;
