import { emptyApi as api } from './empty-api';
export const addTagTypes = ['audit'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAudit: build.query<ListAuditApiResponse, ListAuditApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/audit`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            from: queryArg['from'],
            to: queryArg.to,
            sort: queryArg.sort,
            search: queryArg.search,
            who: queryArg.who,
            role: queryArg.role,
            actor: queryArg.actor,
            action: queryArg.action,
            kind: queryArg.kind,
            target: queryArg.target,
            requestId: queryArg.requestId,
          },
        }),
        providesTags: ['audit'],
      }),
      readAuditSeals: build.query<ReadAuditSealsApiResponse, ReadAuditSealsApiArg>({
        query: () => ({ url: `/api/admin/audit/seals` }),
        providesTags: ['audit'],
      }),
      listRecordHistory: build.query<ListRecordHistoryApiResponse, ListRecordHistoryApiArg>({
        query: (queryArg) => ({
          url: `/api/audit/record`,
          params: {
            page: queryArg.page,
            kind: queryArg.kind,
            record: queryArg.record,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['audit'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as auditApi };
export type ListAuditApiResponse = /** status 200 Success */ AuditListResponse;
export type ListAuditApiArg = {
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
  /** A field, or -field for descending order */
  sort?: 'at' | '-at' | undefined;
  /** Name, code or number of the actor or the target, also of the user whose request or video it is, or the whole name or _id of the record; covers the first 50 accounts of each kind */
  search?: string | undefined;
  /** Name, code or number of the actor; covers the first 50 accounts of each kind */
  who?: string | undefined;
  /** Role of the actor */
  role?: AuditRole | undefined;
  /** _id of the actor */
  actor?: string | undefined;
  /** Action; `decisions`: all decisions about waiting records */
  action?: string | undefined;
  /** Kind of record */
  kind?: string | undefined;
  /** Id of the record */
  target?: string | undefined;
  /** All changes of one request */
  requestId?: string | undefined;
};
export type ReadAuditSealsApiResponse = /** status 200 Success */ AuditSealStateResponse;
export type ReadAuditSealsApiArg = void;
export type ListRecordHistoryApiResponse = /** status 200 Success */ RecordHistoryResponse;
export type ListRecordHistoryApiArg = {
  /** Page number, from 1 */
  page?: number | undefined;
  /** Kind of record */
  kind: HistoryKind;
  /** _id of the record */
  record: string;
  /** Changes per page; omitted: 5 */
  limit?: number | undefined;
};
export type AuditRole = 'admin' | 'bd' | 'agencyadmin' | 'agency' | 'coin' | 'user';
export type AuditEntryActor = {
  role: AuditRole;
  id: string;
  /** '' for the admin */
  code: string;
  /** Name at that time */
  name: string;
};
export type AuditEntryTarget = {
  /** Kind of record */
  kind: string;
  /** Its id */
  id: string;
  /** Label at that time, '' when it has no name */
  label: string;
  /** _id of the user whose withdrawal or host application it is, '' for others */
  user: string;
  /** Current status of a host application; null for others */
  status: number | null;
};
export type AuditChangeKind = 'added' | 'changed' | 'removed';
export type AuditValueKind = 'text' | 'number' | 'flag' | 'time' | 'id' | 'file' | 'data';
export type AuditChange = {
  /** Field, or the path to a part of it */
  field: string;
  change: AuditChangeKind;
  /** Type of the values */
  value: AuditValueKind;
  /** Previous value, '' if empty; secrets are masked */
  before: string;
  /** New value, '' if empty; secrets are masked */
  after: string;
};
export type AuditEntry = {
  _id: string;
  at: string;
  actor: AuditEntryActor;
  /** Name of the admin who issued the actor's password and may still know it */
  passwordBy?: string | undefined;
  /** `<kind>.<verb>` */
  action: string;
  target: AuditEntryTarget;
  /** Only changed fields */
  changes: AuditChange[];
  /** Reason, '' when none was given */
  reason: string;
  /** Network address */
  address: string;
  /** Id of the request */
  requestId: string;
  /** Whether the change undid an earlier one */
  undo: boolean;
};
export type AuditListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: AuditEntry[];
  partial: boolean;
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
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
export type ExportFormat = 'csv' | 'xlsx';
export type AuditSealState = {
  /** All records before this time are sealed; null before the first seal */
  sealedTo: string | null;
  /** Time of the last check */
  checkedAt: string | null;
  /** What the last check found changed, '' for nothing */
  finding: string;
};
export type AuditSealStateResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: AuditSealState;
};
export type RecordHistoryEntry = {
  _id: string;
  at: string;
  /** `<kind>.<verb>` */
  action: string;
  /** Only changed fields */
  changes: AuditChange[];
  /** Whether the change undid an earlier one */
  undo: boolean;
  /** Name of the actor at that time; '' for a platform admin, and for a parent that the record no longer has */
  by: string;
  /** Role of the actor */
  role: AuditRole;
  /** Reason, '' when none was given or `by` is '' */
  reason: string;
};
export type RecordHistoryResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: RecordHistoryEntry[];
  total: number;
};
export type HistoryKind = 'bd' | 'agencyadmin' | 'agency' | 'coin';
export const {
  useListAuditQuery,
  useLazyListAuditQuery,
  useReadAuditSealsQuery,
  useLazyReadAuditSealsQuery,
  useListRecordHistoryQuery,
  useLazyListRecordHistoryQuery,
} = injectedRtkApi;
