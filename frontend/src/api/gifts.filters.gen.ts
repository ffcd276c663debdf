export const listGiftsFilters = {"shown":{"kind":"flag"},"created":{"kind":"days","names":["createdFrom","createdTo"]},"coin":{"kind":"numbers","names":["coinFrom","coinTo"]}} as const;
