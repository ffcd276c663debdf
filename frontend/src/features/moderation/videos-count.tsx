import { useListVulgarVideosQuery } from '../../api/moderation.gen';
import { MenuCount } from '../../components/menu-count';

/** So often uploads and the decisions of others are counted; those of this tab at once. */
const look = 60_000;

/** How many videos wait for a decision, for the menu. */
export function VideosCount() {
  const { data } = useListVulgarVideosQuery(
    { page: 1, limit: 1 },
    { pollingInterval: look, skipPollingIfUnfocused: true },
  );
  return <MenuCount value={data?.total} />;
}
