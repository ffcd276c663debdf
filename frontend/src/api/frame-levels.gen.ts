import { emptyApi as api } from './empty-api';
export const addTagTypes = ['frame-levels'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listFrameLevels: build.query<ListFrameLevelsApiResponse, ListFrameLevelsApiArg>({
        query: () => ({ url: `/api/admin/frame/framelevel` }),
        providesTags: ['frame-levels'],
      }),
      deleteFrameLevel: build.mutation<DeleteFrameLevelApiResponse, DeleteFrameLevelApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/frame/framelevel`,
          method: 'DELETE',
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['frame-levels'],
      }),
      addFrameLevel: build.mutation<AddFrameLevelApiResponse, AddFrameLevelApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/frame/addframelevel`,
          method: 'POST',
          body: queryArg.addFrameLevelDto,
        }),
        invalidatesTags: ['frame-levels'],
      }),
      updateFrameLevel: build.mutation<UpdateFrameLevelApiResponse, UpdateFrameLevelApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/frame/updateframelevel`,
          method: 'PATCH',
          body: queryArg.updateFrameLevelDto,
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['frame-levels'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as frameLevelsApi };
export type ListFrameLevelsApiResponse = /** status 200 Success */ FrameLevelListAnswer;
export type ListFrameLevelsApiArg = void;
export type DeleteFrameLevelApiResponse = /** status 200 Frame level deleted */ Envelope;
export type DeleteFrameLevelApiArg = {
  id: string;
};
export type AddFrameLevelApiResponse = /** status 200 Frame level added */ FrameLevelAnswer;
export type AddFrameLevelApiArg = {
  addFrameLevelDto: AddFrameLevelDto;
};
export type UpdateFrameLevelApiResponse = /** status 200 Frame level updated */ FrameLevelAnswer;
export type UpdateFrameLevelApiArg = {
  id: string;
  updateFrameLevelDto: UpdateFrameLevelDto;
};
export type FrameLevel = {
  _id: string;
  /** Number of the level */
  level: number;
  /** Path below /api, '' when there is none */
  image: string;
  /** The animation, path below /api */
  svga: string;
};
export type FrameLevelListAnswer = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  details: FrameLevel[];
  /** Records that match, over all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
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
export type Envelope = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
};
export type FrameLevelAnswer = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  details: FrameLevel;
};
export type AddFrameLevelDto = {
  /** Number of the level */
  level: number;
  /** A file: image */
  image: Blob;
  /** A file: animation */
  svga: Blob;
};
export type UpdateFrameLevelDto = {
  /** Number of the level */
  level?: number;
  /** A file: image */
  image?: Blob;
  /** A file: animation */
  svga?: Blob;
  id: string;
};
export const {
  useListFrameLevelsQuery,
  useLazyListFrameLevelsQuery,
  useDeleteFrameLevelMutation,
  useAddFrameLevelMutation,
  useUpdateFrameLevelMutation,
} = injectedRtkApi;
