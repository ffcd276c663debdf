import type { CatalogueScreens } from '../shared/catalogue-screens';

export const planScreens = {
  kind: 'plans',
  one: 'Plan',
  many: 'Plans',
  group: 'shop',
  list: '/admin/managePlan',
  add: '/admin/addPlan',
  editPage: '/admin/editplan',
  reads: { edit: ['/api/admin/plan/fetchPlan?id=:id'] },
  ordered: true,
} satisfies CatalogueScreens;
