import { emptyApi as api } from './empty-api';
export const addTagTypes = ['bd'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addBd: build.mutation<AddBdApiResponse, AddBdApiArg>({
        query: (queryArg) => ({ url: `/api/bdpanel/createbd`, method: 'POST', body: queryArg.addStaffDto }),
        invalidatesTags: ['bd'],
      }),
      listBds: build.query<ListBdsApiResponse, ListBdsApiArg>({
        query: (queryArg) => ({
          url: `/api/bdpanel/getbd`,
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
        providesTags: ['bd'],
      }),
      fetchBd: build.query<FetchBdApiResponse, FetchBdApiArg>({
        query: (queryArg) => ({
          url: `/api/bdpanel/getone`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['bd'],
      }),
      updateBd: build.mutation<UpdateBdApiResponse, UpdateBdApiArg>({
        query: (queryArg) => ({
          url: `/api/bdpanel/updatebd`,
          method: 'PUT',
          body: queryArg.updateStaffDto,
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['bd'],
      }),
      deleteBd: build.mutation<DeleteBdApiResponse, DeleteBdApiArg>({
        query: (queryArg) => ({
          url: `/api/bdpanel/delete`,
          method: 'DELETE',
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['bd'],
      }),
      changeBdPassword: build.mutation<ChangeBdPasswordApiResponse, ChangeBdPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/bdpanel/updatepassword`,
          method: 'PUT',
          body: queryArg.changePasswordDto,
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['bd'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as bdApi };
export type AddBdApiResponse = /** status 200 BD panel successfully added */ BdResponse;
export type AddBdApiArg = {
  addStaffDto: AddStaffDto;
};
export type ListBdsApiResponse = /** status 200 BD list successfully retrieved */ BdListResponse;
export type ListBdsApiArg = {
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
};
export type FetchBdApiResponse = /** status 200 Success */ BdResponse;
export type FetchBdApiArg = {
  id: string;
};
export type UpdateBdApiResponse = /** status 200 BD details updated successfully */ BdDetailsResponse;
export type UpdateBdApiArg = {
  id: string;
  updateStaffDto: UpdateStaffDto;
};
export type DeleteBdApiResponse = /** status 200 BD deleted */ Envelope;
export type DeleteBdApiArg = {
  id: string;
};
export type ChangeBdPasswordApiResponse = /** status 200 Password changed */ BdPasswordResponse;
export type ChangeBdPasswordApiArg = {
  id: string;
  changePasswordDto: ChangePasswordDto;
};
export type AccountStatus = 'active' | 'disabled';
export type Bd = {
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
  /** BD code */
  uniqueId: string;
  /** _id of the admin who created the BD */
  createBy: string;
  createdAt: string;
  /** null: the account has not signed in */
  lastSignInAt: string | null;
  /** disabled: the account cannot sign in */
  status: AccountStatus;
};
export type BdResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  data: Bd;
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
export type AddStaffDto = {
  name: string;
  email: string;
  number: string;
  /** Issued password; the admin can read it until the owner changes it */
  password: string;
  /** true: the owner must change the password at the next sign-in */
  mustChangePassword?: boolean | undefined;
  /** A file: image */
  image: Blob;
};
export type BdListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  data: Bd[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export type BdDetailsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Bd;
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
export type BdProfile = {
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
  /** BD code */
  uniqueId: string;
  /** _id of the admin who created the BD */
  createBy: string;
};
export type BdPasswordResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: BdProfile;
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
  useAddBdMutation,
  useListBdsQuery,
  useLazyListBdsQuery,
  useFetchBdQuery,
  useLazyFetchBdQuery,
  useUpdateBdMutation,
  useDeleteBdMutation,
  useChangeBdPasswordMutation,
} = injectedRtkApi;
export const addStaffLimits = {
  "name": {
    "maxLength": 100
  },
  "email": {
    "maxLength": 200
  },
  "password": {
    "minLength": 8,
    "maxLength": 200
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
