import { IconUserUp } from '@tabler/icons-react';
import type { CatalogueScreens } from '../shared/catalogue-screens';

export const userLevelScreens = {
  kind: 'user-levels',
  one: 'User Level',
  many: 'User Levels',
  group: 'levels',
  icon: IconUserUp,
  list: '/admin/userwallpaper',
  add: '/admin/userlevelupload',
  editPage: '/admin/edituserlevel',
} satisfies CatalogueScreens;
