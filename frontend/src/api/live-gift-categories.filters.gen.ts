export const listLiveGiftCategoriesFilters = {"shown":{"kind":"flag"},"created":{"kind":"days","names":["createdFrom","createdTo"]}} as const;
