import { IconReceiptRupee } from '@tabler/icons-react';
import type { CatalogueScreens } from '../shared/catalogue-screens';

export const planScreens = {
  kind: 'plans',
  one: 'Plan',
  many: 'Plans',
  group: 'shop',
  icon: IconReceiptRupee,
  list: '/admin/managePlan',
  add: '/admin/addPlan',
  editPage: '/admin/editplan',
} satisfies CatalogueScreens;
