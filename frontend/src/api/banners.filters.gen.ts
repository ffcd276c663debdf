export const listBannersFilters = {"shown":{"kind":"flag"},"created":{"kind":"days","names":["createdFrom","createdTo"]},"country":{"kind":"text","maxLength":60}} as const;
