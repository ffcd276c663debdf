import { IconPhotoOff } from '@tabler/icons-react';
import classes from './no-media.module.css';

interface NoMediaProps {
  /** What is missing or broken, for those who cannot see it; without it this is decoration. */
  label?: string;
  /** Said below the icon where there is room for it. */
  text?: string;
  /** Without them as large as the list makes its pictures. */
  width?: number | undefined;
  height?: number | undefined;
}

/** Words need so much room. */
const roomy = 72;

/** Stands where a picture or an animation of a thing is missing, or cannot be shown. */
export function NoMedia({ label, text, width, height }: NoMediaProps) {
  const hasRoom = width !== undefined && width >= roomy;
  return (
    <span
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
      title={label}
      className={classes.none}
      style={{ width, height }}
    >
      <IconPhotoOff size={hasRoom ? 22 : 18} stroke={1.5} aria-hidden />
      {text && hasRoom && <span>{text}</span>}
    </span>
  );
}
