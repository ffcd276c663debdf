export const listHierarchyLevelFilters = {"parent":{"kind":"text","maxLength":30}} as const;
