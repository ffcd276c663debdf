import { emptyApi as api } from './empty-api';
export const addTagTypes = ['experience'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      fetchExperienceRules: build.query<FetchExperienceRulesApiResponse, FetchExperienceRulesApiArg>({
        query: () => ({ url: `/api/admin/experience/rules` }),
        providesTags: ['experience'],
      }),
      addExperienceRule: build.mutation<AddExperienceRuleApiResponse, AddExperienceRuleApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/experience/rules`,
          method: 'POST',
          body: queryArg.addExperienceRuleDto,
        }),
        invalidatesTags: ['experience'],
      }),
      removeExperienceRule: build.mutation<RemoveExperienceRuleApiResponse, RemoveExperienceRuleApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/experience/rules/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['experience'],
      }),
      listExperience: build.query<ListExperienceApiResponse, ListExperienceApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/experience`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            from: queryArg['from'],
            to: queryArg.to,
            id: queryArg.id,
            sort: queryArg.sort,
            kind: queryArg.kind,
          },
        }),
        providesTags: ['experience'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as experienceApi };
export type FetchExperienceRulesApiResponse = /** status 200 Success */ ExperienceRulesResponse;
export type FetchExperienceRulesApiArg = void;
export type AddExperienceRuleApiResponse = /** status 200 Rule added */ ExperienceRulesResponse;
export type AddExperienceRuleApiArg = {
  addExperienceRuleDto: AddExperienceRuleDto;
};
export type RemoveExperienceRuleApiResponse = /** status 200 Rule removed */ Envelope;
export type RemoveExperienceRuleApiArg = {
  id: string;
};
export type ListExperienceApiResponse = /** status 200 Success */ ExperienceListResponse;
export type ListExperienceApiArg = {
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** For staff: streams all matching records as a file instead of one page */
  format?: ExportFormat | undefined;
  /** Columns of the file: `field` or `field:Title`, each percent-encoded, separated by commas; omitted: all plain fields */
  columns?: string | undefined;
  /** Time zone of the times in the file; omitted: that of the installation */
  timeZone?: string | undefined;
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** _id of the user */
  id: string;
  /** A field, or -field for descending order */
  sort?: 'at' | '-at' | undefined;
  /** Omitted: all */
  kind?: ExperienceKind | undefined;
};
export type ExperienceRuleKind = 'given' | 'received' | 'minute';
export type ExperienceRuleState = 'past' | 'current' | 'coming';
export type ExperienceRule = {
  _id: string;
  /** What experience is given for */
  kind: ExperienceRuleKind;
  /** Experience for each coin or minute */
  amount: number;
  /** First day of the rule */
  firstDay: string;
  /** past: another rule counts now; current: counts now; coming: does not count yet */
  state: ExperienceRuleState;
  /** Who added it */
  by: string;
  /** When it was added */
  createdAt: string;
};
export type ExperienceRulesResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: ExperienceRule[];
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
export type AddExperienceRuleDto = {
  /** given, received: for each coin of a gift, to its giver or its host; minute: for each live minute */
  kind: ExperienceRuleKind;
  /** Experience for each coin or minute */
  amount: number;
  /** First day of the rule, of the installation: today or later */
  firstDay: string;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type ExperienceKind = 'given' | 'received' | 'minutes' | 'reversed' | 'set';
export type ExperienceEventKind = 'entry' | 'live' | 'set';
export type Experience = {
  _id: string;
  /** given, received: a gift; minutes: a live session; reversed: a reversed gift; set: a value that staff set */
  kind: ExperienceKind;
  /** Change of the experience */
  amount: number;
  /** Coins or minutes that the change follows from; 0 for a value that staff set */
  units: number;
  /** Experience that a reversal could not take, because the user had less */
  missed: number;
  /** entry: a ledger entry; live: a live session; set: a change by staff */
  eventKind: ExperienceEventKind;
  /** _id of the ledger entry or of the live session; its own id for a change by staff */
  event: string;
  /** Who set the value; '' for all other changes */
  by: string;
  /** When it changed */
  at: string;
};
export type ExperienceListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Experience[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export const {
  useFetchExperienceRulesQuery,
  useLazyFetchExperienceRulesQuery,
  useAddExperienceRuleMutation,
  useRemoveExperienceRuleMutation,
  useListExperienceQuery,
  useLazyListExperienceQuery,
} = injectedRtkApi;
export const addExperienceRuleLimits = {
  "amount": {
    "minimum": 0,
    "maximum": 1000
  }
} as const;
