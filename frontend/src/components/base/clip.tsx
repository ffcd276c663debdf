import type { PointerEvent } from 'react';
import clsx from 'clsx';
import classes from './clip.module.css';

interface ClipProps {
  children: string;
  className?: string | undefined;
  /** Cuts the text after one line, even if it has several words. */
  oneLine?: boolean;
}

/** Sets the full text as the tooltip if the text is cut off. */
function showFullText({ currentTarget: text }: PointerEvent<HTMLElement>) {
  const cut = text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight;
  if (cut) text.title = text.textContent;
  else text.removeAttribute('title');
}

/**
 * Cuts a text of any length: a single long word ends in an ellipsis, other texts end after three lines. The tooltip and
 * the record's page show the full text. What a record holds, such as a name, stays as stored on a translated page.
 */
export const Clip = ({ children, className, oneLine }: ClipProps) => (
  <span
    translate="no"
    className={clsx(classes.clip, className)}
    data-line={oneLine || !/\s/.test(children) || undefined}
    onPointerEnter={showFullText}
  >
    {children}
  </span>
);
