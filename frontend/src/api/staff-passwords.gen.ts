import { emptyApi as api } from './empty-api';
export const addTagTypes = ['staff-passwords'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      revealStaffPassword: build.mutation<RevealStaffPasswordApiResponse, RevealStaffPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/staffpassword/reveal`,
          method: 'POST',
          body: queryArg.revealPasswordDto,
        }),
        invalidatesTags: ['staff-passwords'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as staffPasswordsApi };
export type RevealStaffPasswordApiResponse = /** status 200 Success */ RevealedPasswordAnswer;
export type RevealStaffPasswordApiArg = {
  revealPasswordDto: RevealPasswordDto;
};
export type RevealedPassword = {
  /** As it was issued; '' when nothing is kept that can be read */
  issuedPassword: string;
  /** The owner chose another password since: that is why */
  changedByOwner: boolean;
};
export type RevealedPasswordAnswer = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  details: RevealedPassword;
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
export type StaffKind = 'bd' | 'agencyadmin' | 'agency' | 'coin';
export type RevealPasswordDto = {
  /** Which kind of account it is */
  kind: StaffKind;
  id: string;
};
export const { useRevealStaffPasswordMutation } = injectedRtkApi;
