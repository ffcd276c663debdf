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
            search: queryArg.search,
            role: queryArg.role,
            actor: queryArg.actor,
            action: queryArg.action,
            kind: queryArg.kind,
            target: queryArg.target,
            from: queryArg['from'],
            to: queryArg.to,
            requestId: queryArg.requestId,
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
  /** Name, code or number of the actor or the target; looks up the first 50 accounts of each kind */
  search?: string | undefined;
  /** Role of the actor */
  role?: AuditRole | undefined;
  /** _id of the actor */
  actor?: string | undefined;
  /** Action */
  action?: string | undefined;
  /** Kind of record */
  kind?: string | undefined;
  /** Id of the record */
  target?: string | undefined;
  /** First day, in TIME_ZONE */
  from?: string | undefined;
  /** Last day, inclusive, in TIME_ZONE */
  to?: string | undefined;
  /** Id of the request that made the changes */
  requestId?: string | undefined;
};
export type AuditRole = 'admin' | 'bd' | 'agencyadmin' | 'agency' | 'coin' | 'user';
export type AuditEntryActor = {
  role: AuditRole;
  id: string;
  /** '' for the admin */
  code: string;
  /** Name at the time of the change */
  name: string;
};
export type AuditEntryTarget = {
  /** Kind of record */
  kind: string;
  /** Id of the record */
  id: string;
  /** Label at the time of the change, '' for none */
  label: string;
  /** _id of the user of a withdrawal or host application, '' for other records */
  user: string;
  /** Current state of a host application; null for other records */
  status: number | null;
};
export type AuditChangeKind = 'added' | 'changed' | 'removed';
export type AuditValueKind = 'text' | 'number' | 'flag' | 'time' | 'id' | 'file' | 'data';
export type AuditChange = {
  /** Field, or the path of a nested field */
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
  /** `<kind>.<verb>` */
  action: string;
  target: AuditEntryTarget;
  /** Changed fields only */
  changes: AuditChange[];
  /** Reason, '' if none was given */
  reason: string;
  /** Network address */
  address: string;
  /** Id of the request that made the change */
  requestId: string;
};
export type AuditListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: AuditEntry[];
  partial: boolean;
  /** Matching records on all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The number of the returned page, when the list contains the record that `around` names */
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
  | 'ACCOUNT_BANNED'
  | 'NOT_FOUND'
  | 'INVALID_TRANSITION'
  | 'INSUFFICIENT_COINS'
  | 'WALLET_FROZEN'
  | 'NEEDS_SECOND_ADMIN'
  | 'DUPLICATE'
  | 'IDEMPOTENCY_MISMATCH'
  | 'VERSION_CONFLICT'
  | 'IN_USE'
  | 'TOO_LARGE'
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
  /** Quote this id when you report a problem */
  requestId: string;
};
export const { useListAuditQuery, useLazyListAuditQuery } = injectedRtkApi;
