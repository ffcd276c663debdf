import { IconBolt } from '@tabler/icons-react';
import type { CatalogueScreens } from '../shared/catalogue-screens';

export const entryEffectScreens = {
  kind: 'entry-effects',
  one: 'Entry Effect',
  many: 'Entry Effects',
  group: 'shop',
  icon: IconBolt,
  list: '/admin/manageEntryEffect',
  add: '/admin/addEntryEffect',
  editPage: '/admin/editEntryEffect',
} satisfies CatalogueScreens;
