export const agencyAdminLimit = {"maxLength":30} as const;
export const agencyCodeLimit = {"maxLength":30} as const;
export const bdLimit = {"maxLength":30} as const;
export const bioLimit = {"maxLength":1000} as const;
export const coinFromLimit = {"minimum":0,"maximum":9007199254740991} as const;
export const coinToLimit = {"minimum":0,"maximum":9007199254740991} as const;
export const coinsFromLimit = {"minimum":0,"maximum":9007199254740991} as const;
export const coinsToLimit = {"minimum":0,"maximum":9007199254740991} as const;
export const columnsLimit = {"maxLength":8000} as const;
export const confirmPasswordLimit = {"maxLength":200} as const;
export const confirmpasswordLimit = {"maxLength":200} as const;
export const currentpasswordLimit = {"maxLength":200} as const;
export const emailLimit = {"maxLength":200} as const;
export const expFromLimit = {"minimum":0,"maximum":1000000000000} as const;
export const expToLimit = {"minimum":1,"maximum":1000000000000} as const;
export const levelFromLimit = {"minimum":0,"maximum":9007199254740991} as const;
export const levelToLimit = {"minimum":0,"maximum":9007199254740991} as const;
export const newPasswordLimit = {"minLength":8,"maxLength":200} as const;
export const newpasswordLimit = {"minLength":8,"maxLength":200} as const;
export const oldPasswordLimit = {"maxLength":200} as const;
export const oldpasswordLimit = {"maxLength":200} as const;
export const pageLimit = {"minimum":1,"maximum":1000000} as const;
export const priceLimit = {"minimum":0,"maximum":1000000000} as const;
export const priceFromLimit = {"minimum":0,"maximum":9007199254740991} as const;
export const priceToLimit = {"minimum":0,"maximum":9007199254740991} as const;
export const reasonLimit = {"maxLength":500} as const;
export const rowsLimit = {"minimum":1,"maximum":10000} as const;
export const searchLimit = {"maxLength":100} as const;
export const timeZoneLimit = {"maxLength":60} as const;
export const uniqueIdLimit = {"maxLength":30} as const;
export const validLimit = {"minimum":0,"maximum":36500} as const;
export const versionSeenLimit = {"minimum":0,"maximum":9007199254740991} as const;
export const fileBytes = {
  "image": 5242880,
  "transfer": 524288000,
  "animation": 10485760,
  "table": 2097152,
  "audio": 20971520,
  "part": 4194304
} as const;
