export const listUserLevelsFilters = {"shown":{"kind":"flag"},"created":{"kind":"days","names":["createdFrom","createdTo"]},"level":{"kind":"numbers","names":["levelFrom","levelTo"]}} as const;
