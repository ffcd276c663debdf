export const listNoticesFilters = {"kind":{"kind":"choice","values":["decisions","waiting","jobs","signIns"]},"unread":{"kind":"flag"}} as const;
