import { emptyApi as api } from './empty-api';
export const addTagTypes = ['presence'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPresentPeople: build.query<ListPresentPeopleApiResponse, ListPresentPeopleApiArg>({
        query: (queryArg) => ({
          url: `/api/presence`,
          params: {
            kind: queryArg.kind,
            record: queryArg.record,
          },
        }),
        providesTags: ['presence'],
      }),
      notePresence: build.mutation<NotePresenceApiResponse, NotePresenceApiArg>({
        query: (queryArg) => ({ url: `/api/presence`, method: 'PUT', body: queryArg.notePresenceDto }),
        invalidatesTags: ['presence'],
      }),
      listPeopleInRows: build.query<ListPeopleInRowsApiResponse, ListPeopleInRowsApiArg>({
        query: (queryArg) => ({ url: `/api/presence/rows`, method: 'POST', body: queryArg.rowPresenceDto }),
        providesTags: ['presence'],
      }),
      endPresence: build.mutation<EndPresenceApiResponse, EndPresenceApiArg>({
        query: (queryArg) => ({
          url: `/api/presence/${encodeURIComponent(String(queryArg.place))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['presence'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as presenceApi };
export type ListPresentPeopleApiResponse = /** status 200 Success */ PresentPeopleResponse;
export type ListPresentPeopleApiArg = {
  /** Kind of record */
  kind: ChangedKind;
  /** Id of the record */
  record: string;
};
export type NotePresenceApiResponse = /** status 200 Success */ Envelope;
export type NotePresenceApiArg = {
  notePresenceDto: NotePresenceDto;
};
export type ListPeopleInRowsApiResponse = /** status 200 Success */ PeopleInRowsResponse;
export type ListPeopleInRowsApiArg = {
  rowPresenceDto: RowPresenceDto;
};
export type EndPresenceApiResponse = /** status 200 Success */ Envelope;
export type EndPresenceApiArg = {
  /** A name that the panel gives the open form, page or row, unique within the account */
  place: string;
};
export type StaffRole = 'admin' | 'bd' | 'agencyadmin' | 'agency' | 'coin';
export type PresentPerson = {
  /** _id of the account */
  account: string;
  /** Role */
  role: StaffRole;
  /** Name; '' for an admin, whom the caller's panel does not name */
  name: string;
  /** When the record was opened */
  since: string;
  /** Path of the picture below /api; '' without one, or if the caller's panel shows it nowhere */
  image: string;
};
export type PresentPeopleResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: PresentPerson[];
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
export type ChangedKind =
  | 'user'
  | 'host'
  | 'withdrawal'
  | 'video'
  | 'job'
  | 'admin'
  | 'bd'
  | 'agencyadmin'
  | 'agency'
  | 'coin'
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
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type NotePresenceDto = {
  /** Kind of record */
  kind: ChangedKind;
  /** Id of the record */
  record: string;
  /** A name that the panel gives the open form, page or row, unique within the account */
  place: string;
};
export type PersonInRow = {
  /** _id of the account */
  account: string;
  /** Role */
  role: StaffRole;
  /** Name; '' for an admin, whom the caller's panel does not name */
  name: string;
  /** When the record was opened */
  since: string;
  /** Path of the picture below /api; '' without one, or if the caller's panel shows it nowhere */
  image: string;
  /** _id of the record */
  record: string;
};
export type PeopleInRowsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: PersonInRow[];
};
export type RowPresenceDto = {
  /** Kind of record */
  kind: ChangedKind;
  /** Ids of the records */
  records: string[];
};
export const {
  useListPresentPeopleQuery,
  useLazyListPresentPeopleQuery,
  useNotePresenceMutation,
  useListPeopleInRowsQuery,
  useLazyListPeopleInRowsQuery,
  useEndPresenceMutation,
} = injectedRtkApi;
export const notePresenceLimits = {
  "place": {
    "maxLength": 40
  }
} as const;
