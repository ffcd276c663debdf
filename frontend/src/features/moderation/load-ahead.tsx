import type { Video } from '../../api/moderation.gen';
import { staffFileUrl } from '../../lib/files';

/** Loads the videos that come next, so that each is there when its turn comes. */
export function LoadAhead({ videos }: { videos: Video[] }) {
  return (
    <div hidden>
      {videos.map((video) => (
        <video
          key={video._id}
          src={staffFileUrl(video.video)}
          poster={staffFileUrl(video.thumbnail)}
          preload="auto"
          muted
        />
      ))}
    </div>
  );
}
