export const listEarningsFilters = {"agencyCode":{"kind":"text","maxLength":30},"agencyAdmin":{"kind":"text","maxLength":30},"bd":{"kind":"text","maxLength":30}} as const;
