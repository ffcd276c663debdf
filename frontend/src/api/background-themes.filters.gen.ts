export const listBackgroundThemesFilters = {"shown":{"kind":"flag"}} as const;
