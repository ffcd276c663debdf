import { useState } from 'react';
import { thumbUrl } from '../../lib/files';
import classes from './picture.module.css';

interface AvatarProps {
  image: string | undefined;
  size: number;
  /** Omitted where the name is next to the picture: the picture is decoration there. */
  alt?: string;
}

/** A person's picture, or the default picture if the person has none or it does not load. */
export function Avatar({ image, size, alt = '' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const source = thumbUrl(image);
  return (
    <span className={classes.avatar} style={{ width: size, height: size }}>
      {source && broken !== source ? (
        <img src={source} alt={alt} width={size} height={size} onError={() => setBroken(source)} />
      ) : (
        <DefaultPicture alt={alt} />
      )}
    </span>
  );
}

/** The picture of a person who has none. */
export function DefaultPicture({ alt }: { alt: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={!alt}
      className={classes.blank}
    >
      <circle cx="20" cy="15.5" r="6.5" />
      <path d="M7.5 34c1.6-7 6.400-10.500 12.500-10.500s10.900 3.500 12.500 10.500z" />
    </svg>
  );
}
