import type { CatalogueScreens } from '../shared/catalogue-screens';

export const planScreens = {
  kind: 'plans',
  one: 'Plan',
  many: 'Plans',
  group: 'shop',
  list: '/admin/managePlan',
  add: '/admin/addPlan',
  editPage: '/admin/editplan',
} satisfies CatalogueScreens;
