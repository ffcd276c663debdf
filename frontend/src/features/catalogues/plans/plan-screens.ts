import type { CatalogueScreens } from '../shared/catalogue-screens';

export const planScreens = {
  kind: 'plans',
  one: 'Plan',
  many: 'Plans',
  group: 'shop',
  list: '/admin/managePlan',
  add: '/admin/addPlan',
  editPage: '/admin/editplan',
  reads: { list: ['/api/admin/plan/getPlan?limit=5&page=1'], edit: ['/api/admin/plan/fetchPlan?id=:id'] },
  ordered: true,
} satisfies CatalogueScreens;
