import { emptyApi as api } from './empty-api';
export const addTagTypes = ['agency-admin'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addAgencyAdmin: build.mutation<AddAgencyAdminApiResponse, AddAgencyAdminApiArg>({
        query: (queryArg) => ({
          url: `/api/agencadminpanel/createagencyadmin`,
          method: 'POST',
          body: queryArg.addAgencyAdminDto,
        }),
        invalidatesTags: ['agency-admin'],
      }),
      listAgencyAdminsOfBd: build.query<ListAgencyAdminsOfBdApiResponse, ListAgencyAdminsOfBdApiArg>({
        query: (queryArg) => ({
          url: `/api/agencadminpanel/getagencyadmin`,
          method: 'POST',
          body: queryArg.agencyAdminsOfBdDto,
        }),
        providesTags: ['agency-admin'],
      }),
      fetchAgencyAdmin: build.query<FetchAgencyAdminApiResponse, FetchAgencyAdminApiArg>({
        query: (queryArg) => ({
          url: `/api/agencadminpanel/getone`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['agency-admin'],
      }),
      listAgencyAdmins: build.query<ListAgencyAdminsApiResponse, ListAgencyAdminsApiArg>({
        query: (queryArg) => ({
          url: `/api/agencadminpanel/getall`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            search: queryArg.search,
            around: queryArg.around,
            createdFrom: queryArg.createdFrom,
            createdTo: queryArg.createdTo,
            signedInFrom: queryArg.signedInFrom,
            signedInTo: queryArg.signedInTo,
            disabled: queryArg.disabled,
            everSignedIn: queryArg.everSignedIn,
            sort: queryArg.sort,
            bd: queryArg.bd,
          },
        }),
        providesTags: ['agency-admin'],
      }),
      updateAgencyAdmin: build.mutation<UpdateAgencyAdminApiResponse, UpdateAgencyAdminApiArg>({
        query: (queryArg) => ({
          url: `/api/agencadminpanel/updateagencyadmin`,
          method: 'PUT',
          body: queryArg.updateStaffDto,
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['agency-admin'],
      }),
      deleteAgencyAdmin: build.mutation<DeleteAgencyAdminApiResponse, DeleteAgencyAdminApiArg>({
        query: (queryArg) => ({
          url: `/api/agencadminpanel/delete`,
          method: 'DELETE',
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['agency-admin'],
      }),
      changeAgencyAdminPassword: build.mutation<
        ChangeAgencyAdminPasswordApiResponse,
        ChangeAgencyAdminPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/agencyadmin/upatepassword`,
          method: 'PUT',
          body: queryArg.changePasswordDto,
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['agency-admin'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as agencyAdminApi };
export type AddAgencyAdminApiResponse =
  /** status 200 AgencyAdmin panel successfully added */ AgencyAdminResponse;
export type AddAgencyAdminApiArg = {
  addAgencyAdminDto: AddAgencyAdminDto;
};
export type ListAgencyAdminsOfBdApiResponse =
  /** status 200 Agency Admin list successfully retrieved */ AgencyAdminsOfBdResponse;
export type ListAgencyAdminsOfBdApiArg = {
  agencyAdminsOfBdDto: AgencyAdminsOfBdDto;
};
export type FetchAgencyAdminApiResponse = /** status 200 Success */ AgencyAdminResponse;
export type FetchAgencyAdminApiArg = {
  id: string;
};
export type ListAgencyAdminsApiResponse =
  /** status 200 Agency Admin list successfully retrieved */ AgencyAdminListResponse;
export type ListAgencyAdminsApiArg = {
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
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** Returns the page that contains the record with this id, with its number as `page`; returns the requested page when the list has no such record */
  around?: string | undefined;
  /** Day of creation: first day */
  createdFrom?: string | undefined;
  /** Day of creation: last day */
  createdTo?: string | undefined;
  /** Day of the last sign-in: first day */
  signedInFrom?: string | undefined;
  /** Day of the last sign-in: last day */
  signedInTo?: string | undefined;
  /** true: accounts that cannot sign in */
  disabled?: boolean | undefined;
  /** false: accounts that have never signed in */
  everSignedIn?: boolean | undefined;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | 'name' | '-name' | 'uniqueId' | '-uniqueId' | 'email' | '-email' | undefined;
  /** Code of the BD */
  bd?: string | undefined;
};
export type UpdateAgencyAdminApiResponse =
  /** status 200 Agency Admin details updated successfully */ AgencyAdminDetailsResponse;
export type UpdateAgencyAdminApiArg = {
  id: string;
  updateStaffDto: UpdateStaffDto;
};
export type DeleteAgencyAdminApiResponse = /** status 200 Agency admin deleted */ Envelope;
export type DeleteAgencyAdminApiArg = {
  id: string;
};
export type ChangeAgencyAdminPasswordApiResponse =
  /** status 200 Password changed */ AgencyAdminPasswordResponse;
export type ChangeAgencyAdminPasswordApiArg = {
  id: string;
  changePasswordDto: ChangePasswordDto;
};
export type AccountStatus = 'active' | 'disabled';
export type AgencyAdmin = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** Full name */
  name: string;
  /** Email address */
  email: string;
  /** Phone number */
  number: string;
  /** Path below /api; '' when no image is set */
  image: string;
  /** true: the owner must change the password before any other call */
  mustChangePassword: boolean;
  /** Agency admin code */
  uniqueId: string;
  /** Code of the BD */
  createBy: string;
  createdAt: string;
  /** null: the account has not signed in */
  lastSignInAt: string | null;
  /** disabled: the account cannot sign in */
  status: AccountStatus;
};
export type AgencyAdminResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  data: AgencyAdmin;
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
export type AddAgencyAdminDto = {
  name: string;
  email: string;
  number: string;
  /** Issued password; the admin can read it until the owner changes it */
  password: string;
  /** true: the owner must change the password at the next sign-in */
  mustChangePassword?: boolean | undefined;
  /** A file: image */
  image: Blob;
  /** Code or _id of its BD; required for the admin; a BD can only use its own */
  createBy?: string | undefined;
};
export type AgencyAdminsOfBdResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  data: AgencyAdmin[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export type AgencyAdminsOfBdDto = {
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
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** Returns the page that contains the record with this id, with its number as `page`; returns the requested page when the list has no such record */
  around?: string | undefined;
  /** Day of creation: first day */
  createdFrom?: string | undefined;
  /** Day of creation: last day */
  createdTo?: string | undefined;
  /** Day of the last sign-in: first day */
  signedInFrom?: string | undefined;
  /** Day of the last sign-in: last day */
  signedInTo?: string | undefined;
  /** true: accounts that cannot sign in */
  disabled?: boolean | undefined;
  /** false: accounts that have never signed in */
  everSignedIn?: boolean | undefined;
  /** A field, or -field for descending order */
  sort?:
    | ('createdAt' | '-createdAt' | 'name' | '-name' | 'uniqueId' | '-uniqueId' | 'email' | '-email')
    | undefined;
  /** Code or _id of the BD */
  createBy: string;
};
export type AgencyAdminListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: AgencyAdmin[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type AgencyAdminDetailsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: AgencyAdmin;
};
export type UpdateStaffDto = {
  name?: string | undefined;
  email?: string | undefined;
  number?: string | undefined;
  /** Empty: unchanged. A new password ends all sessions of the account */
  password?: string | undefined;
  /** true: the owner must change the password at the next sign-in */
  mustChangePassword?: boolean | undefined;
  /** A file: image */
  image?: Blob | undefined;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type AgencyAdminProfile = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** Full name */
  name: string;
  /** Email address */
  email: string;
  /** Phone number */
  number: string;
  /** Path below /api; '' when no image is set */
  image: string;
  /** true: the owner must change the password before any other call */
  mustChangePassword: boolean;
  /** Agency admin code */
  uniqueId: string;
  /** Code of the BD */
  createBy: string;
};
export type AgencyAdminPasswordResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: AgencyAdminProfile;
  /** Same as success; the spelling is part of the wire format */
  succes: 1;
};
export type ChangePasswordDto = {
  /** The current password */
  oldpassword: string;
  newpassword: string;
  /** The new password again */
  confirmpassword: string;
};
export const {
  useAddAgencyAdminMutation,
  useListAgencyAdminsOfBdQuery,
  useLazyListAgencyAdminsOfBdQuery,
  useFetchAgencyAdminQuery,
  useLazyFetchAgencyAdminQuery,
  useListAgencyAdminsQuery,
  useLazyListAgencyAdminsQuery,
  useUpdateAgencyAdminMutation,
  useDeleteAgencyAdminMutation,
  useChangeAgencyAdminPasswordMutation,
} = injectedRtkApi;
export const addAgencyAdminLimits = {
  "name": {
    "maxLength": 100
  },
  "email": {
    "maxLength": 200
  },
  "password": {
    "minLength": 8,
    "maxLength": 200
  },
  "createBy": {
    "maxLength": 30
  }
} as const;
export const agencyAdminsOfBdLimits = {
  "page": {
    "minimum": 1,
    "maximum": 1000000
  },
  "limit": {
    "minimum": 1,
    "maximum": 100
  },
  "columns": {
    "maxLength": 8000
  },
  "timeZone": {
    "maxLength": 60
  },
  "search": {
    "maxLength": 100
  },
  "createBy": {
    "maxLength": 30
  }
} as const;
export const updateStaffLimits = {
  "name": {
    "maxLength": 100
  },
  "email": {
    "maxLength": 200
  },
  "password": {
    "maxLength": 200
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
export const changePasswordLimits = {
  "oldpassword": {
    "maxLength": 200
  },
  "newpassword": {
    "minLength": 8,
    "maxLength": 200
  },
  "confirmpassword": {
    "maxLength": 200
  }
} as const;
