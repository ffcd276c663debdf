import { useDisclosure } from '@mantine/hooks';
import { IconMaximize } from '@tabler/icons-react';
import { fileUrl } from '../../lib/files';
import { texts } from '../base/components.texts';
import { Modal } from '../base/modal';
import { MovingPicture } from './moving-picture';
import classes from './media.module.css';

interface AnimationThumbProps {
  /** The stored animation. */
  src: string | undefined;
  name: string;
  /** Lists show 80 by 70 pixels. */
  width?: number;
  height?: number;
}

/** Plays a stored animation in a list, with a button that opens it in full size. */
export function AnimationThumb({ src, name, width = 80, height = 70 }: AnimationThumbProps) {
  const [opened, { open, close }] = useDisclosure();
  const source = fileUrl(src);
  if (!source) return null;
  return (
    <div className={classes.thumb}>
      <MovingPicture src={source} label={name} width={width} height={height} />
      <button type="button" className={classes.enlarge} aria-label={texts.media.enlarge(name)} onClick={open}>
        <IconMaximize size={13} aria-hidden />
      </button>
      <Modal
        opened={opened}
        onClose={close}
        title={name}
        size="auto"
        closeButtonProps={{ 'aria-label': texts.close }}
      >
        <div className={classes.full}>
          <MovingPicture src={source} label={name} width={420} height={420} />
        </div>
      </Modal>
    </div>
  );
}
