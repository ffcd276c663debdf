import { emptyApi as api } from './empty-api';
export const addTagTypes = ['tags'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listTags: build.query<ListTagsApiResponse, ListTagsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/tag/getTag`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            search: queryArg.search,
          },
        }),
        providesTags: ['tags'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as tagsApi };
export type ListTagsApiResponse = /** status 200 Success */ TagListAnswer;
export type ListTagsApiArg = {
  /** From 1 */
  page?: number;
  /** Records a page */
  limit?: number;
  /** Matches in any case, anywhere in the text */
  search?: string;
};
export type Tag = {
  _id: string;
  /** Shown beside the name of a user who has it */
  title: string;
  /** Path below /api, '' when there is none */
  image: string;
};
export type TagListAnswer = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  details: Tag[];
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
export const { useListTagsQuery, useLazyListTagsQuery } = injectedRtkApi;
