import type { PointerEvent } from 'react';
import clsx from 'clsx';
import classes from './clip.module.css';

interface ClipProps {
  children: string;
  className?: string | undefined;
  /** Also several words end after one line. */
  oneLine?: boolean;
}

/** The whole text when the mouse comes to one that is cut. */
function tell({ currentTarget: text }: PointerEvent<HTMLElement>) {
  const cut = text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight;
  if (cut) text.title = text.textContent;
  else text.removeAttribute('title');
}

/**
 * A text that may be of any length: a single long word ends in an ellipsis, other texts go on for three lines. The whole of it
 * is shown under the mouse, and on the page of the record.
 */
export const Clip = ({ children, className, oneLine }: ClipProps) => (
  <span
    className={clsx(classes.clip, className)}
    data-line={oneLine || !/\s/.test(children) || undefined}
    onPointerEnter={tell}
  >
    {children}
  </span>
);
