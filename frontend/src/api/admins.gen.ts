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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminsApi };
export type UpdateAdminProfileApiResponse = /** status 200 Profile updated */ AdminProfileAnswer;
export type UpdateAdminProfileApiArg = {
  updateAdminProfileDto: UpdateAdminProfileDto;
};
export type ChangeAdminPasswordApiResponse = /** status 200 Password changed */ AdminProfileAnswer;
export type ChangeAdminPasswordApiArg = {
  changeAdminPasswordDto: ChangeAdminPasswordDto;
};
export type AdminProfile = {
  _id: string;
  /** Full name */
  name: string;
  /** Email address */
  email: string;
  /** Phone number */
  number: string;
  /** Path below /api, '' when there is none */
  image: string;
  /** '' when there is none */
  bio: string;
};
export type AdminProfileAnswer = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  details: AdminProfile;
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
export type UpdateAdminProfileDto = {
  /** The admin's own _id; another's answers 404 */
  id: string;
  name?: string;
  email?: string;
  number?: string;
  bio?: string;
  /** A file: image */
  image?: Blob;
};
export type ChangeAdminPasswordDto = {
  /** The present password */
  oldpassword: string;
  newpassword: string;
  /** The new password once more */
  confirmpassword: string;
};
export const { useUpdateAdminProfileMutation, useChangeAdminPasswordMutation } = injectedRtkApi;
