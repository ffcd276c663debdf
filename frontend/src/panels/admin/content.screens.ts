import { IconEyeCheck, IconVideo } from '@tabler/icons-react';
import type { MenuEntry } from '../../components/base/app-shell/screens';
import { VideosCount } from '../../features/moderation/videos-count';
import { paths } from '../../lib/paths';
import { texts } from '../panels.texts';

const { admin } = paths;
const { entries, menu } = texts;

export const videos: MenuEntry = {
  label: entries.videos,
  icon: IconVideo,
  screens: [
    {
      path: admin.moderation,
      manual: 'moderator#moderate-a-video',
      right: 'videos.decide',
      list: 'moderation',
      label: menu.moderation,
      icon: IconEyeCheck,
      badge: VideosCount,
      badgeRight: 'videos.decide',
      lazy: async () => (await import('../../features/moderation/moderation-page')).ModerationPage,
      first: { status: '0' },
      reads: ['/api/admin/moderation/done?limit=5&page=1', '/api/admin/moderation/scoring'],
    },
    {
      path: admin.videos,
      manual: 'moderator#decide-about-several-videos',
      right: 'videos.read',
      list: 'videos',
      label: menu.videos,
      icon: IconVideo,
      lazy: async () => (await import('../../features/videos/video-list-page')).VideoListPage,
    },
  ],
};
