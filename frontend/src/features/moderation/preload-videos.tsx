import type { Video } from '../../api/moderation.gen';
import { staffFileUrl } from '../../lib/files';

/** Preloads the next videos, so that each is ready when its turn comes. */
export function PreloadVideos({ videos }: { videos: Video[] }) {
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
