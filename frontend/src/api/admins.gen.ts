import { emptyApi as api } from './empty-api';
export const addTagTypes = ['admins'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      updateAdminProfile: build.mutation<UpdateAdminProfileApiResponse, UpdateAdminProfileApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/profile/editprofile`,
          method: 'POST',
          body: queryArg.updateAdminProfileDto,
        }),
        invalidatesTags: ['admins'],
      }),
      changeAdminPassword: build.mutation<ChangeAdminPasswordApiResponse, ChangeAdminPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/profile/updatepassword`,
          method: 'PUT',
          body: queryArg.changeAdminPasswordDto,
        }),
        invalidatesTags: ['admins'],
      }),
      listAdmins: build.query<ListAdminsApiResponse, ListAdminsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/admins`,
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
          },
        }),
        providesTags: ['admins'],
      }),
      addAdmin: build.mutation<AddAdminApiResponse, AddAdminApiArg>({
        query: (queryArg) => ({ url: `/api/admin/admins`, method: 'POST', body: queryArg.addAdminDto }),
        invalidatesTags: ['admins'],
      }),
      setAdminSets: build.mutation<SetAdminSetsApiResponse, SetAdminSetsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/admins/${encodeURIComponent(String(queryArg.id))}/sets`,
          method: 'PUT',
          body: queryArg.setAdminSetsDto,
        }),
        invalidatesTags: ['admins'],
      }),
      disableAdmin: build.mutation<DisableAdminApiResponse, DisableAdminApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/admins/${encodeURIComponent(String(queryArg.id))}/disable`,
          method: 'POST',
          body: queryArg.disableAdminDto,
        }),
        invalidatesTags: ['admins'],
      }),
      enableAdmin: build.mutation<EnableAdminApiResponse, EnableAdminApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/admins/${encodeURIComponent(String(queryArg.id))}/enable`,
          method: 'POST',
          body: queryArg.enableAdminDto,
        }),
        invalidatesTags: ['admins'],
      }),
      issueAdminPassword: build.mutation<IssueAdminPasswordApiResponse, IssueAdminPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/admins/${encodeURIComponent(String(queryArg.id))}/password`,
          method: 'POST',
          body: queryArg.issueAdminPasswordDto,
        }),
        invalidatesTags: ['admins'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminsApi };
export type UpdateAdminProfileApiResponse = /** status 200 Profile updated */ AdminProfileResponse;
export type UpdateAdminProfileApiArg = {
  updateAdminProfileDto: UpdateAdminProfileDto;
};
export type ChangeAdminPasswordApiResponse = /** status 200 Password changed */ AdminProfileResponse;
export type ChangeAdminPasswordApiArg = {
  changeAdminPasswordDto: ChangeAdminPasswordDto;
};
export type ListAdminsApiResponse = /** status 200 Success */ AdminListResponse;
export type ListAdminsApiArg = {
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
  sort?: 'createdAt' | '-createdAt' | 'name' | '-name' | undefined;
};
export type AddAdminApiResponse = /** status 200 Admin added */ GrantedAdminResponse;
export type AddAdminApiArg = {
  addAdminDto: AddAdminDto;
};
export type SetAdminSetsApiResponse = /** status 200 Rights changed */ GrantedAdminResponse;
export type SetAdminSetsApiArg = {
  id: string;
  setAdminSetsDto: SetAdminSetsDto;
};
export type DisableAdminApiResponse = /** status 200 Admin disabled */ AdminResponse;
export type DisableAdminApiArg = {
  id: string;
  disableAdminDto: DisableAdminDto;
};
export type EnableAdminApiResponse = /** status 200 Admin enabled */ AdminResponse;
export type EnableAdminApiArg = {
  id: string;
  enableAdminDto: EnableAdminDto;
};
export type IssueAdminPasswordApiResponse = /** status 200 Password issued */ AdminResponse;
export type IssueAdminPasswordApiArg = {
  id: string;
  issueAdminPasswordDto: IssueAdminPasswordDto;
};
export type AdminProfile = {
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
  /** Bio, '' when empty */
  bio: string;
};
export type AdminProfileResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: AdminProfile;
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
export type UpdateAdminProfileDto = {
  /** The admin's own _id; another _id returns 404 */
  id: string;
  name?: string | undefined;
  email?: string | undefined;
  number?: string | undefined;
  bio?: string | undefined;
  /** A file: image */
  image?: Blob | undefined;
  /** The current password; panels must send it to change the number or email address */
  currentPassword?: string | undefined;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type ChangeAdminPasswordDto = {
  /** The current password */
  oldpassword: string;
  newpassword: string;
  /** The new password again */
  confirmpassword: string;
};
export type AccountStatus = 'active' | 'disabled';
export type ListedAdmin = {
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
  /** Bio, '' when empty */
  bio: string;
  createdAt: string;
  /** null: the account has not signed in */
  lastSignInAt: string | null;
  /** disabled: the account cannot sign in */
  status: AccountStatus;
  /** _ids of the sets of rights that the admin holds */
  sets: string[];
  /** The sign-in asks for a second factor */
  secondFactor: boolean;
};
export type AdminListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: ListedAdmin[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export type Admin = {
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
  /** Bio, '' when empty */
  bio: string;
  createdAt: string;
  /** null: the account has not signed in */
  lastSignInAt: string | null;
  /** disabled: the account cannot sign in */
  status: AccountStatus;
  /** _ids of the sets of rights that the admin holds */
  sets: string[];
};
export type GrantedAdminResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Admin;
  /** Id of the request to make the admin an Owner, '' when nothing waits */
  waiting: string;
};
export type AddAdminDto = {
  name: string;
  number: string;
  password: string;
  /** true: the owner must change the password at the next sign-in */
  mustChangePassword?: boolean | undefined;
  email?: string | undefined;
  /** The sets of rights of the new admin; omitted: those of the caller */
  sets?: string[] | undefined;
};
export type SetAdminSetsDto = {
  /** The sets that the admin holds from now on */
  sets: string[];
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type AdminResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Admin;
};
export type DisableAdminDto = {
  /** Recorded in the audit log */
  reason: string;
};
export type EnableAdminDto = {
  /** Recorded in the audit log */
  reason: string;
};
export type IssueAdminPasswordDto = {
  password: string;
};
export const {
  useUpdateAdminProfileMutation,
  useChangeAdminPasswordMutation,
  useListAdminsQuery,
  useLazyListAdminsQuery,
  useAddAdminMutation,
  useSetAdminSetsMutation,
  useDisableAdminMutation,
  useEnableAdminMutation,
  useIssueAdminPasswordMutation,
} = injectedRtkApi;
export const updateAdminProfileLimits = {
  "name": {
    "maxLength": 100
  },
  "email": {
    "maxLength": 200
  },
  "bio": {
    "maxLength": 1000
  },
  "currentPassword": {
    "maxLength": 200
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
export const changeAdminPasswordLimits = {
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
export const addAdminLimits = {
  "name": {
    "maxLength": 100
  },
  "password": {
    "minLength": 8,
    "maxLength": 200
  },
  "email": {
    "maxLength": 200
  }
} as const;
export const setAdminSetsLimits = {
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
export const disableAdminLimits = {
  "reason": {
    "maxLength": 500
  }
} as const;
export const enableAdminLimits = {
  "reason": {
    "maxLength": 500
  }
} as const;
export const issueAdminPasswordLimits = {
  "password": {
    "minLength": 8,
    "maxLength": 200
  }
} as const;
