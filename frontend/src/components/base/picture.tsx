import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Dialog } from './dialog';
import { fileUrl, thumbUrl } from '../../lib/files';
import { DefaultPicture } from './avatar';
import { texts } from './components.texts';
import { NoMedia } from './no-media';
import classes from './picture.module.css';

interface PictureProps {
  image: string | undefined;
  /** The name of the pictured person or thing. */
  name: string;
  /** The picture shows a thing, not a person: its placeholder has no face. */
  thing?: boolean;
  /** Without width and height, the picture has the list's size: 40 by 40, or 80 by 70 in large rows. */
  width?: number;
  height?: number;
}

/** A stored picture that opens in full size. */
export function Picture({ image, name, thing, width, height }: PictureProps) {
  const [opened, { open, close }] = useDisclosure();
  const [broken, setBroken] = useState<string>();
  const small = width && width > 200 ? fileUrl(image) : thumbUrl(image);
  const size = { width, height };
  if (!small || broken === small) {
    if (thing) return <NoMedia {...size} />;
    return (
      <span className={classes.picture} style={size}>
        <DefaultPicture alt="" />
      </span>
    );
  }
  return (
    <>
      <button type="button" className={classes.button} onClick={open} aria-label={texts.picture.open(name)}>
        <span className={classes.picture} style={size}>
          <img src={small} alt="" loading="lazy" onError={() => setBroken(small)} />
        </span>
      </button>
      <Dialog
        opened={opened}
        onClose={close}
        title={name}
        size="lg"
        closeButtonProps={{ 'aria-label': texts.close }}
      >
        <img src={fileUrl(image)} alt={texts.picture.alt(name)} className={classes.full} />
      </Dialog>
    </>
  );
}
