import { emptyApi as api } from './empty-api';
export const addTagTypes = ['settings'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      fetchFamilyImage: build.query<FetchFamilyImageApiResponse, FetchFamilyImageApiArg>({
        query: () => ({ url: `/api/admin/familyImage/image` }),
        providesTags: ['settings'],
      }),
      updateFamilyImage: build.mutation<UpdateFamilyImageApiResponse, UpdateFamilyImageApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/familyImage/update`,
          method: 'POST',
          body: queryArg.updateFamilyImageDto,
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['settings'],
      }),
      fetchLiveTime: build.query<FetchLiveTimeApiResponse, FetchLiveTimeApiArg>({
        query: () => ({ url: `/api/admin/livetime/getlivetime` }),
        providesTags: ['settings'],
      }),
      updateLiveTime: build.mutation<UpdateLiveTimeApiResponse, UpdateLiveTimeApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/livetime/editlivetime`,
          method: 'PUT',
          body: queryArg.updateLiveTimeDto,
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['settings'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as settingsApi };
export type FetchFamilyImageApiResponse = /** status 200 Success */ FamilyImageListAnswer;
export type FetchFamilyImageApiArg = void;
export type UpdateFamilyImageApiResponse =
  /** status 200 Family details updated successfully */ FamilyImageAnswer;
export type UpdateFamilyImageApiArg = {
  id: string;
  updateFamilyImageDto: UpdateFamilyImageDto;
};
export type FetchLiveTimeApiResponse = /** status 200 Success */ LiveTimeAnswer;
export type FetchLiveTimeApiArg = void;
export type UpdateLiveTimeApiResponse = /** status 200 Live time updated */ LiveTimeUpdateAnswer;
export type UpdateLiveTimeApiArg = {
  id: string;
  updateLiveTimeDto: UpdateLiveTimeDto;
};
export type FamilyImage = {
  _id: string;
  /** The family count */
  count: number;
  /** Path below /api, '' when there is none */
  image: string;
};
export type FamilyImageListAnswer = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  details: FamilyImage[];
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
export type FamilyImageAnswer = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  details: FamilyImage;
};
export type UpdateFamilyImageDto = {
  /** Blank: unchanged */
  count?: number;
  /** A file: image */
  image?: Blob;
};
export type LiveTime = {
  _id: string;
  /** Days */
  days: number;
  /** Minutes */
  time: number;
};
export type LiveTimeAnswer = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  details: LiveTime;
};
export type LiveTimeUpdateAnswer = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  data: LiveTime;
};
export type UpdateLiveTimeDto = {
  /** Left out: unchanged */
  days?: number;
  /** Minutes. Left out: unchanged */
  time?: number;
};
export const {
  useFetchFamilyImageQuery,
  useLazyFetchFamilyImageQuery,
  useUpdateFamilyImageMutation,
  useFetchLiveTimeQuery,
  useLazyFetchLiveTimeQuery,
  useUpdateLiveTimeMutation,
} = injectedRtkApi;
