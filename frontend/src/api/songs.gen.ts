import { emptyApi as api } from './empty-api';
export const addTagTypes = ['songs'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addSong: build.mutation<AddSongApiResponse, AddSongApiArg>({
        query: (queryArg) => ({ url: `/api/admin/songs`, method: 'POST', body: queryArg.addSongDto }),
        invalidatesTags: ['songs'],
      }),
      listSongs: build.query<ListSongsApiResponse, ListSongsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/songs`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['songs'],
      }),
      deleteSong: build.mutation<DeleteSongApiResponse, DeleteSongApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/songs/deleteSongs/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['songs'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as songsApi };
export type AddSongApiResponse = /** status 200 Song added */ SongAnswer;
export type AddSongApiArg = {
  addSongDto: AddSongDto;
};
export type ListSongsApiResponse = /** status 200 Success */ SongListAnswer;
export type ListSongsApiArg = {
  /** From 1 */
  page?: number;
  /** Records a page */
  limit?: number;
  /** Matches in any case, anywhere in the text */
  search?: string;
  /** A field, or -field for descending */
  sort?: 'songName' | '-songName' | 'createdAt' | '-createdAt';
};
export type DeleteSongApiResponse = /** status 200 Song deleted */ Envelope;
export type DeleteSongApiArg = {
  id: string;
};
export type Song = {
  _id: string;
  /** Name of the song */
  songName: string;
  /** The audio file, path below /api */
  songPath: string;
};
export type SongAnswer = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  songs: Song;
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
export type AddSongDto = {
  songName: string;
  /** A file: audio */
  songs: Blob;
};
export type SongListAnswer = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  songs: Song[];
  /** Records that match, over all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
};
export type Envelope = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
};
export const { useAddSongMutation, useListSongsQuery, useLazyListSongsQuery, useDeleteSongMutation } =
  injectedRtkApi;
