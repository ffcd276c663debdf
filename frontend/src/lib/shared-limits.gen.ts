export const searchLimit = {
  "maxLength": 100
} as const;
export const agencyCodeLimit = {
  "maxLength": 30
} as const;
export const reasonLimit = {
  "maxLength": 500
} as const;
export const columnWidth = {
  "minimum": 40,
  "maximum": 1000
} as const;
export const accountLimits = {
  "name": {
    "maxLength": 100
  },
  "email": {
    "maxLength": 200
  },
  "bio": {
    "maxLength": 1000
  },
  "password": {
    "minLength": 8,
    "maxLength": 200
  },
  "newpassword": {
    "minLength": 8,
    "maxLength": 200
  }
} as const;
export const fileBytes = {
  "image": 5242880,
  "animation": 10485760,
  "audio": 20971520,
  "transfer": 524288000,
  "table": 2097152,
  "part": 4194304
} as const;
