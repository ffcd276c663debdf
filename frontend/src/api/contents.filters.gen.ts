export const listContentsFilters = {"shown":{"kind":"flag"},"created":{"kind":"days","names":["createdFrom","createdTo"]}} as const;
