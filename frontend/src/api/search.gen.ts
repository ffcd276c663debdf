import { emptyApi as api } from './empty-api';
export const addTagTypes = ['search'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      searchRecords: build.query<SearchRecordsApiResponse, SearchRecordsApiArg>({
        query: (queryArg) => ({
          url: `/api/search`,
          params: {
            search: queryArg.search,
            kinds: queryArg.kinds,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['search'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as searchApi };
export type SearchRecordsApiResponse = /** status 200 Success */ SearchResponse;
export type SearchRecordsApiArg = {
  /** Part of a name or code (case-insensitive), a phone number in any spelling, or an _id */
  search: string;
  /** Kinds to search, separated by commas; omitted: all that the role finds */
  kinds?: string | undefined;
  /** Most records of a kind; omitted: 5 */
  limit?: number | undefined;
};
export type FoundKind =
  | 'user'
  | 'host'
  | 'agency'
  | 'agencyadmin'
  | 'bd'
  | 'coin'
  | 'withdrawal'
  | 'transfer'
  | 'video'
  | 'catalogue';
export type FoundState = '' | 'pending' | 'approved' | 'rejected' | 'banned' | 'inactive' | 'disabled';
export type CatalogueKind =
  | 'background-themes'
  | 'banners'
  | 'contents'
  | 'entry-effect-levels'
  | 'entry-effects'
  | 'frame-levels'
  | 'frames'
  | 'gifts'
  | 'levels'
  | 'live-gift-categories'
  | 'live-gifts'
  | 'plans'
  | 'songs'
  | 'tags'
  | 'themes'
  | 'user-levels'
  | 'vip-items'
  | 'vips';
export type FoundRecord = {
  kind: FoundKind;
  _id: string;
  /** Username, name or title */
  title: string;
  /** Further names and codes, '' if there are none */
  subtitle: string;
  /** '' without a state worth showing */
  state: FoundState;
  /** Path below /api, '' if there is none */
  image: string;
  /** _id of the user of a host or withdrawal, or of the pack of a VIP item; otherwise '' */
  parent: string;
  /** The catalogue of a catalogue record */
  catalogue?: CatalogueKind | undefined;
  /** _id of the agency of a host */
  agency?: string | undefined;
  /** The coins of a withdrawal or transfer */
  coins?: number | undefined;
  /** When the record was made */
  createdAt: string;
};
export type SearchResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** By kind; within a kind, an exact username first, then the newest first */
  results: FoundRecord[];
  /** Kinds with further records */
  more: FoundKind[];
  /** Kinds that were not searched in time */
  incomplete: FoundKind[];
};
export type ErrorCode =
  | 'VALIDATION_FAILED'
  | 'FILE_REJECTED'
  | 'UNAUTHENTICATED'
  | 'INVALID_CREDENTIALS'
  | 'FORBIDDEN'
  | 'CSRF'
  | 'PASSWORD_CHANGE_REQUIRED'
  | 'MFA_REQUIRED'
  | 'PROOF_REQUIRED'
  | 'ACCOUNT_BANNED'
  | 'NOT_FOUND'
  | 'INVALID_TRANSITION'
  | 'INSUFFICIENT_COINS'
  | 'WALLET_FROZEN'
  | 'NEEDS_SECOND_ADMIN'
  | 'DUPLICATE'
  | 'IDEMPOTENCY_MISMATCH'
  | 'VERSION_CONFLICT'
  | 'OFFSET_MISMATCH'
  | 'IN_USE'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_TYPE'
  | 'RANGE_NOT_SATISFIABLE'
  | 'RATE_LIMITED'
  | 'INTERNAL'
  | 'UNAVAILABLE';
export type Failure = {
  success: 0;
  /** Error message for staff */
  message: string;
  /** Error code for programs */
  code: ErrorCode;
  /** The invalid fields */
  errors?:
    | {
        field: string;
        message: string;
      }[]
    | undefined;
  /** VERSION_CONFLICT of a call with `versionSeen`: the present record, as the call and its reads answer it */
  details?:
    | {
        [key: string]: unknown;
      }
    | undefined;
  /** VERSION_CONFLICT: who changed the record last, if known */
  changedBy?: string | undefined;
  /** When `changedBy` changed the record */
  changedAt?: string | undefined;
  /** Quote this id when you report a problem */
  requestId: string;
};
export const { useSearchRecordsQuery, useLazySearchRecordsQuery } = injectedRtkApi;
