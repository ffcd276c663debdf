export const listVulgarVideosFilters = {"status":{"kind":"number"}} as const;
