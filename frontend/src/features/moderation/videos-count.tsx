import { useListVulgarVideosQuery } from '../../api/moderation.gen';
import { useChanges } from '../../api/use-changes';
import { MenuCount } from '../../components/base/menu-count';

/** The number of videos that wait for a decision, for the menu. Refetches when a video is uploaded or decided. */
export function VideosCount() {
  const videos = useListVulgarVideosQuery({ page: 1, limit: 1 });
  useChanges('videos', () => void videos.refetch());
  return <MenuCount value={videos.data?.total} />;
}
