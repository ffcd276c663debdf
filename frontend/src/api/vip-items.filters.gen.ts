export const listVipItemsFilters = {"shown":{"kind":"flag"},"created":{"kind":"days","names":["createdFrom","createdTo"]}} as const;
