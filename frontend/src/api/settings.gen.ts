import { emptyApi as api } from './empty-api';
export const addTagTypes = ['settings'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      fetchFamilyImage: build.query<FetchFamilyImageApiResponse, FetchFamilyImageApiArg>({
        query: () => ({ url: `/api/admin/familyImage/image` }),
        providesTags: ['settings'],
      }),
      updateFamilyImage: build.mutation<UpdateFamilyImageApiResponse, UpdateFamilyImageApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/familyImage/update`,
          method: 'POST',
          body: queryArg.updateFamilyImageDto,
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['settings'],
      }),
      fetchLiveTime: build.query<FetchLiveTimeApiResponse, FetchLiveTimeApiArg>({
        query: () => ({ url: `/api/admin/livetime/getlivetime` }),
        providesTags: ['settings'],
      }),
      updateLiveTime: build.mutation<UpdateLiveTimeApiResponse, UpdateLiveTimeApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/livetime/editlivetime`,
          method: 'PUT',
          body: queryArg.updateLiveTimeDto,
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['settings'],
      }),
      fetchSecrets: build.query<FetchSecretsApiResponse, FetchSecretsApiArg>({
        query: () => ({ url: `/api/admin/secretfile` }),
        providesTags: ['settings'],
      }),
      updateSecrets: build.mutation<UpdateSecretsApiResponse, UpdateSecretsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/secretfile/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateSecretsDto,
        }),
        invalidatesTags: ['settings'],
      }),
      revealSecret: build.mutation<RevealSecretApiResponse, RevealSecretApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/secretfile/reveal`,
          method: 'POST',
          body: queryArg.revealSecretDto,
        }),
        invalidatesTags: ['settings'],
      }),
      fetchTimeZone: build.query<FetchTimeZoneApiResponse, FetchTimeZoneApiArg>({
        query: () => ({ url: `/api/admin/timezone` }),
        providesTags: ['settings'],
      }),
      setTimeZone: build.mutation<SetTimeZoneApiResponse, SetTimeZoneApiArg>({
        query: (queryArg) => ({ url: `/api/admin/timezone`, method: 'PUT', body: queryArg.setTimeZoneDto }),
        invalidatesTags: ['settings'],
      }),
      fetchAppVersions: build.query<FetchAppVersionsApiResponse, FetchAppVersionsApiArg>({
        query: () => ({ url: `/api/admin/appversion` }),
        providesTags: ['settings'],
      }),
      setAppVersions: build.mutation<SetAppVersionsApiResponse, SetAppVersionsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/appversion`,
          method: 'POST',
          body: queryArg.setAppVersionsDto,
        }),
        invalidatesTags: ['settings'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as settingsApi };
export type FetchFamilyImageApiResponse = /** status 200 Success */ FamilyImageListResponse;
export type FetchFamilyImageApiArg = void;
export type UpdateFamilyImageApiResponse =
  /** status 200 Family details updated successfully */ FamilyImageResponse;
export type UpdateFamilyImageApiArg = {
  id: string;
  updateFamilyImageDto: UpdateFamilyImageDto;
};
export type FetchLiveTimeApiResponse = /** status 200 Success */ LiveTimeResponse;
export type FetchLiveTimeApiArg = void;
export type UpdateLiveTimeApiResponse = /** status 200 Live time updated */ LiveTimeUpdateResponse;
export type UpdateLiveTimeApiArg = {
  id: string;
  updateLiveTimeDto: UpdateLiveTimeDto;
};
export type FetchSecretsApiResponse = /** status 200 Success */ SecretListResponse;
export type FetchSecretsApiArg = void;
export type UpdateSecretsApiResponse = /** status 200 Secret keys updated */ SecretsResponse;
export type UpdateSecretsApiArg = {
  id: string;
  updateSecretsDto: UpdateSecretsDto;
};
export type RevealSecretApiResponse =
  /** status 200 Key shown. This access has been logged */ RevealedSecretResponse;
export type RevealSecretApiArg = {
  revealSecretDto: RevealSecretDto;
};
export type FetchTimeZoneApiResponse = /** status 200 Success */ TimeZoneResponse;
export type FetchTimeZoneApiArg = void;
export type SetTimeZoneApiResponse = /** status 200 Time zone saved */ TimeZoneResponse;
export type SetTimeZoneApiArg = {
  setTimeZoneDto: SetTimeZoneDto;
};
export type FetchAppVersionsApiResponse = /** status 200 Success */ AppVersionsResponse;
export type FetchAppVersionsApiArg = void;
export type SetAppVersionsApiResponse = /** status 200 App versions saved */ AppVersionsResponse;
export type SetAppVersionsApiArg = {
  setAppVersionsDto: SetAppVersionsDto;
};
export type FamilyImage = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** The family count */
  count: number;
  /** Path below /api; '' when no image is set */
  image: string;
};
export type FamilyImageListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: FamilyImage[];
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
export type FamilyImageResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: FamilyImage;
};
export type UpdateFamilyImageDto = {
  /** Blank: unchanged */
  count?: number | undefined;
  /** A file: image */
  image?: Blob | undefined;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type LiveTime = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** Days */
  days: number;
  /** Minutes */
  time: number;
};
export type LiveTimeResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: LiveTime;
};
export type LiveTimeUpdateResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  data: LiveTime;
};
export type UpdateLiveTimeDto = {
  /** Omitted: unchanged */
  days?: number | undefined;
  /** Minutes. Omitted: unchanged */
  time?: number | undefined;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type Secrets = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** Masked except for the last four characters; '' when it is not set */
  googleClientId: string;
  /** Masked except for the last four characters; '' when it is not set */
  agoraId: string;
  /** Masked except for the last four characters; '' when it is not set */
  agoraCertificate: string;
  /** Masked except for the last four characters; '' when it is not set */
  sightEngineApiUser: string;
  /** Masked except for the last four characters; '' when it is not set */
  sightEngineApiSecret: string;
  /** Masked except for the last four characters; '' when it is not set */
  stripeKey: string;
  /** Masked except for the last four characters; '' when it is not set */
  stripePublishableKey: string;
  /** Masked except for the last four characters; '' when it is not set */
  stripeWebhookSecret: string;
  /** Masked except for the last four characters; '' when it is not set */
  apiKeyForFastSMS: string;
};
export type SecretListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Secrets[];
};
export type SecretsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Secrets;
};
export type UpdateSecretsDto = {
  /** The mask or omitted: unchanged; '': removed */
  googleClientId?: string | undefined;
  /** The mask or omitted: unchanged; '': removed */
  agoraId?: string | undefined;
  /** The mask or omitted: unchanged; '': removed */
  agoraCertificate?: string | undefined;
  /** The mask or omitted: unchanged; '': removed */
  sightEngineApiUser?: string | undefined;
  /** The mask or omitted: unchanged; '': removed */
  sightEngineApiSecret?: string | undefined;
  /** The mask or omitted: unchanged; '': removed */
  stripeKey?: string | undefined;
  /** The mask or omitted: unchanged; '': removed */
  stripePublishableKey?: string | undefined;
  /** The mask or omitted: unchanged; '': removed */
  stripeWebhookSecret?: string | undefined;
  /** The mask or omitted: unchanged; '': removed */
  apiKeyForFastSMS?: string | undefined;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type RevealedSecret = {
  /** Name of the key */
  name: string;
  /** The key in full; '' when not set */
  value: string;
};
export type RevealedSecretResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: RevealedSecret;
};
export type SecretName =
  | 'googleClientId'
  | 'agoraId'
  | 'agoraCertificate'
  | 'sightEngineApiUser'
  | 'sightEngineApiSecret'
  | 'stripeKey'
  | 'stripePublishableKey'
  | 'stripeWebhookSecret'
  | 'apiKeyForFastSMS';
export type RevealSecretDto = {
  /** Name of the key */
  name: SecretName;
  /** The admin's own password */
  password: string;
};
export type ZoneFromDay = {
  /** First day in this zone; '' for the day before all others */
  from: string;
  /** IANA name */
  zone: string;
};
export type TimeZoneSetting = {
  /** The latest zone, which may begin tomorrow */
  zone: string;
  /** All zones, the latest last */
  history: ZoneFromDay[];
  /** TIME_ZONE in the environment sets the zone */
  fixed: boolean;
  /** TIME_ZONE or an Owner has chosen the zone */
  chosen: boolean;
  /** The present day of the installation */
  today: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
};
export type TimeZoneResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: TimeZoneSetting;
};
export type SetTimeZoneDto = {
  /** IANA name */
  zone: string;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type AppVersionSetting = {
  /** Older versions must update, '' when all versions are allowed */
  minimum: string;
  /** Version in the app stores, '' when not set */
  latest: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
};
export type AppVersionsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: AppVersionSetting;
};
export type SetAppVersionsDto = {
  /** Older versions must update; empty: all versions are allowed */
  minimum: string;
  /** Version in the app stores; not below the minimum */
  latest: string;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export const {
  useFetchFamilyImageQuery,
  useLazyFetchFamilyImageQuery,
  useUpdateFamilyImageMutation,
  useFetchLiveTimeQuery,
  useLazyFetchLiveTimeQuery,
  useUpdateLiveTimeMutation,
  useFetchSecretsQuery,
  useLazyFetchSecretsQuery,
  useUpdateSecretsMutation,
  useRevealSecretMutation,
  useFetchTimeZoneQuery,
  useLazyFetchTimeZoneQuery,
  useSetTimeZoneMutation,
  useFetchAppVersionsQuery,
  useLazyFetchAppVersionsQuery,
  useSetAppVersionsMutation,
} = injectedRtkApi;
export const updateFamilyImageLimits = {
  "count": {
    "minimum": 0,
    "maximum": 1000000000
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
export const updateLiveTimeLimits = {
  "days": {
    "minimum": 0,
    "maximum": 366
  },
  "time": {
    "minimum": 0,
    "maximum": 527040
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
export const updateSecretsLimits = {
  "googleClientId": {
    "maxLength": 4000
  },
  "agoraId": {
    "maxLength": 4000
  },
  "agoraCertificate": {
    "maxLength": 4000
  },
  "sightEngineApiUser": {
    "maxLength": 4000
  },
  "sightEngineApiSecret": {
    "maxLength": 4000
  },
  "stripeKey": {
    "maxLength": 4000
  },
  "stripePublishableKey": {
    "maxLength": 4000
  },
  "stripeWebhookSecret": {
    "maxLength": 4000
  },
  "apiKeyForFastSMS": {
    "maxLength": 4000
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
export const revealSecretLimits = {
  "password": {
    "maxLength": 200
  }
} as const;
export const setTimeZoneLimits = {
  "zone": {
    "maxLength": 60
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
export const setAppVersionsLimits = {
  "minimum": {
    "maxLength": 23
  },
  "latest": {
    "maxLength": 23
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
