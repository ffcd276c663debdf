import type { Video } from '../../api/videos.gen';
import { texts as shared } from '../../components/base/components.texts';
import { Modal } from '../../components/base/modal';
import { VideoPlayer } from '../../components/base/video-player';
import classes from './videos.module.css';
import { texts } from './videos.texts';

/** Plays one video of the list in a dialog. */
export function VideoModal({ video, onClose }: { video: Video | undefined; onClose: () => void }) {
  const title = video && texts.of(video.userId.username);
  return (
    <Modal
      opened={video !== undefined}
      onClose={onClose}
      title={title}
      size="md"
      closeButtonProps={{ 'aria-label': shared.close }}
    >
      {video && (
        <>
          <div className={classes.player}>
            <VideoPlayer
              key={video._id}
              video={video.video}
              poster={video.thumbnail}
              label={title ?? ''}
              autoPlay
            />
          </div>
          {video.caption && <p className={classes.text}>{video.caption}</p>}
        </>
      )}
    </Modal>
  );
}
