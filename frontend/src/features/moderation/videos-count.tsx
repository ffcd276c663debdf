import { useListVulgarVideosQuery } from '../../api/moderation.gen';
import { MenuCount } from '../../components/menu-count';

/**
 * The polling interval for uploads and other moderators' decisions, in milliseconds; decisions in this tab count at
 * once.
 */
const look = 60_000;

/** The number of videos that wait for a decision, for the menu. */
export function VideosCount() {
  const { data } = useListVulgarVideosQuery(
    { page: 1, limit: 1 },
    { pollingInterval: look, skipPollingIfUnfocused: true },
  );
  return <MenuCount value={data?.total} />;
}
