import { IconPhotoOff } from '@tabler/icons-react';
import classes from './no-media.module.css';

interface NoMediaProps {
  /** The accessible name of what is missing or broken; without it the placeholder is decoration. */
  label?: string;
  /** Shown below the icon if there is room. */
  text?: string;
  /** Without width and height, the placeholder is as large as the list's pictures. */
  width?: number | undefined;
  height?: number | undefined;
}

/** The minimum width for a text, in pixels. */
const roomy = 72;

/** The placeholder for a picture or an animation that is missing or cannot be shown. */
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
